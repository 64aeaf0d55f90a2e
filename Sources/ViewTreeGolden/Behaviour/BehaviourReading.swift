/// A preference's value at a reader, as a change names it.
public struct BehaviourReading: Hashable, Sendable {
  /// The preference key.
  public let key: String
  /// The reader's modifier, or `nil` where the view reads the key once only.
  public let modifier: String?
  /// The id or the path of the reader's view.
  public let view: String
  /// The pass, or `nil` where there was one only.
  public let pass: String?
}
