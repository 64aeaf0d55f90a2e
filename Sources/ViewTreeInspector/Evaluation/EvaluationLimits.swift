import ViewTreeScript

/// Limits of one evaluation. Exceeding one is always a diagnostic, never a crash.
public struct EvaluationLimits: Sendable {
  /// Views of one pass, after loops and components; each takes about a kilobyte.
  public var views = 2_000_000
  /// Elements of loops, branches and components entered in one pass, whether they make views or not.
  public var entries = 3_000_000
  /// Bytes of what scripts make and views, modifiers and preferences keep in one pass, and of texts that views show:
  /// texts by their bytes, lists by their elements.
  public var valueBytes = 1 << 28
  /// Views and modifiers inside one another.
  public var depth = 15_000
  /// Components inside one another.
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
  /// part of a text counts as 3. A view, a modifier, or a component counts as 4. A view of a frame
  /// after a step counts as 4 more, a change in one as 8, an action in a report as 16.
  public var work: Int?
  /// Bytes that an evaluation and its report may hold at once: values, views, records of steps, or
  /// `nil` for as much as documents get by their size.
  public var memory: Int?
  /// The same by what the system grants.
  public var systemMemory = Int.max
  /// Elements of arrays that are copied to remember values for the next pass; beyond it closures
  /// run again in every pass.
  public var rememberedElements = 4_000_000
  /// Passes before a state that still changes is given up.
  public var passes = 16

  /// The limits that documents get.
  public static let standard = EvaluationLimits()

  /// The work limit for a document of this many bytes.
  package func work(forBytes count: Int) -> Int { work ?? max(6_000_000, 20 * count) }

  /// Returns the bytes that the evaluation of a document of so many bytes may hold.
  public func memory(forBytes count: Int) -> Int {
    min(memory ?? max(1_000_000_000, 40 * count), systemMemory)
  }
}
