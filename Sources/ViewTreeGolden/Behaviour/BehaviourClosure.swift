/// A closure of a preference as a change names it.
public struct BehaviourClosure: Hashable, Sendable {
  /// The modifier: `anchorPreference`.
  public let modifier: String
  /// The preference key.
  public let key: String
  /// The id or the path of its view, in the new report where it is still there.
  public let view: String
  /// The pass that it ran in, or `nil` if there was only one.
  public let pass: String?
  /// The number that it ran as, before.
  public var number: Int?
}
