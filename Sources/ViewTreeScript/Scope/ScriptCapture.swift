/// A variable of the document that a program reads or writes.
public struct ScriptCapture: Hashable, Sendable {
  /// The number of levels out from the environment of the evaluation.
  public var framesUp: Int
  /// The index in that level.
  public var index: Int
  /// The name.
  public var name: String
}
