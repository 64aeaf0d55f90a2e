/// The presentation of a check's results, without the format.
public struct GoldenPresentation: Sendable {
  /// The amount of detail about a difference.
  public var style = GoldenDiffStyle.both
  /// True if changed lines are colored in text.
  public var hasColor = false
  /// The duration of the check, in seconds, for text only.
  public var seconds: Double?
  /// The version of this viewtree.
  public var version: String

  /// Creates a presentation that shows all of a difference and no time.
  public init(version: String) {
    self.version = version
  }
}
