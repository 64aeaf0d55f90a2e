/// A preference's value at a reader, as a change names it.
public struct BehaviourReading: Hashable, Sendable {
  /// The preference key.
  public let key: String
  /// The reader's modifier, or `nil` if the view reads the key only once.
  public let modifier: String?
  /// The id or the path of the reader's view.
  public let view: String
  /// The pass, or `nil` if there was only one.
  public let pass: String?
}
