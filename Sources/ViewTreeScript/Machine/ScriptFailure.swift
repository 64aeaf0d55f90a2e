/// The reason why an evaluation stopped.
///
/// A host value throws it without a location. The machine adds that of the expression.
public final class ScriptFailure: Error {
  /// The kind of problem.
  public let kind: ScriptProblem.Kind
  /// The bytes of the offending expression. `nil` until the machine has added it.
  public let range: Range<Int>?
  /// The text that the range refers to, as the `origin` that was passed to the compiler.
  public let origin: Int
  /// The error that the script threw itself, which `catch` and `try?` receive. `nil` for any other
  /// failure.
  ///
  /// Only the thread of the script reads it.
  nonisolated(unsafe) public let thrown: Value?

  /// Creates a failure. Hosts omit the location.
  public init(_ kind: ScriptProblem.Kind, range: Range<Int>? = nil, origin: Int = 0) {
    self.kind = kind
    self.range = range
    self.origin = origin
    thrown = nil
  }

  /// Creates the failure of a script that throws an error.
  public init(throwing error: Value, range: Range<Int>? = nil, origin: Int = 0) {
    kind = .host(
      "this throws \(error), which nothing catches", help: "catch it: do { … } catch { … }")
    self.range = range
    self.origin = origin
    thrown = error
  }

  /// The failure of an operation whose task was canceled.
  public static var cancellation: ScriptFailure {
    ScriptFailure(throwing: StandardTypes.cancellation)
  }

  /// The failure as a problem of the text.
  public var problem: ScriptProblem {
    ScriptProblem(kind, range: range ?? 0..<0, origin: origin)
  }
}
