/// How the results of a check are told, besides the format.
public struct GoldenPresentation: Sendable {
  /// How much is shown of a difference.
  public var style = GoldenDiffStyle.both
  /// Whether the changed lines have colour in text for people.
  public var hasColor = false
  /// How long the check took, in seconds; only text for people says it.
  public var seconds: Double?
  /// The version of this viewtree.
  public var version: String

  /// Makes a presentation that shows all of a difference and no time.
  public init(version: String) {
    self.version = version
  }
}
