import ViewTreeScript

/// Limits of one evaluation. Exceeding one is always a diagnostic, never a crash.
public struct EvaluationLimits: Sendable {
  /// The maximum number of views in one pass, after loops and components. Each one takes about a
  /// kilobyte.
  public var views = 2_000_000
  /// The maximum number of elements of loops, branches, and components entered in one pass, even if
  /// they make no views.
  public var entries = 3_000_000
  /// The maximum number of bytes of values in one pass: script results, values of views, modifiers,
  /// and preferences, and shown texts. Texts count by bytes, lists by elements.
  public var valueBytes = 1 << 28
  /// The maximum nesting depth of views and modifiers.
  public var depth = 15_000
  /// The maximum nesting depth of components.
  public var componentDepth = 500
  /// Calls, loop turns and elements visited in one script.
  public var stepsOfOneScript = ScriptBudget.standard.steps
  /// The same in all scripts of an evaluation together.
  public var scriptSteps = 100_000_000
  /// Steps of the closures of layouts in one pass, each size that they ask for being one.
  public var layoutSteps = 10_000_000
  /// The work limit of all passes of an evaluation together, or `nil` for a limit that depends on
  /// the size of the document.
  ///
  /// A script step, a layout query, or an entry counts as 1, as do four cached answers that a
  /// layout searches. A column of a lazy grid or a name that an explanation traces counts as 2. A
  /// part of a text counts as 6. A view, a modifier, or a component counts as 4. A view of a frame
  /// after a step counts as 4 more, a change in one as 24, an action in a report as 16.
  public var work: Int?
  /// Bytes that an evaluation and its report may hold at once: values, views, records of steps, or
  /// `nil` for as much as documents get by their size.
  public var memory: Int?
  /// The memory limit that follows from the system's own limit.
  public var systemMemory = Int.max
  /// The maximum number of array elements that are copied to keep values for the next pass. Beyond
  /// it, closures run again in every pass.
  public var rememberedElements = 4_000_000
  /// The number of passes after which an unsettled state is given up.
  public var passes = 16

  /// The limits that documents get.
  public static let standard = EvaluationLimits()

  /// The limits for the evaluation of a document with this number of bytes.
  package func work(forBytes count: Int) -> Int { work ?? max(6_000_000, 20 * count) }

  /// Returns the memory limit, in bytes, for a document of this many bytes.
  public func memory(forBytes count: Int) -> Int {
    min(memory ?? max(1_000_000_000, 40 * count), systemMemory)
  }
}
