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
  /// and preferences, and shown text. Strings are measured in bytes, and lists in elements.
  public var valueBytes = 1 << 28
  /// The maximum nesting depth of views and modifiers.
  public var depth = 15_000
  /// The maximum nesting depth of components.
  public var componentDepth = 500
  /// Calls, loop turns and elements visited in one script.
  public var stepsOfOneScript = ScriptBudget.standard.steps
  /// The maximum number of steps of all scripts in an evaluation together.
  public var scriptSteps = 100_000_000
  /// Steps of the closures of layouts in one pass. Each requested size counts as one step.
  public var layoutSteps = 10_000_000
  /// The work limit of all passes of an evaluation together, or `nil` for a limit that depends on
  /// the size of the document.
  ///
  /// A script step, a layout query, or an entry costs 1, and so do four cached results that a
  /// layout searches. A column of a lazy grid or a name that an explanation traces costs 2. A part
  /// of text costs 6. A view, a modifier, or a component costs 4. A view in a frame after a step
  /// costs 4 more, a change in a frame 24, and an action in a report 16.
  public var work: Int?
  /// The maximum number of bytes in an evaluation and its report at the same time: values, views,
  /// and records of steps. `nil` for a limit by the size of the document.
  public var memory: Int?
  /// The memory limit that follows from the system's own limit.
  public var systemMemory = Int.max
  /// The maximum number of array elements that are copied to keep values for the next pass. Beyond
  /// it, closures run again in every pass.
  public var rememberedElements = 4_000_000
  /// The number of passes after which an unsettled evaluation stops.
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
