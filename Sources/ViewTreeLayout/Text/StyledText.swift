/// A part of a concatenated text: `Text + Text` in SwiftUI.
public struct StyledText: Sendable {
  /// The text of the part.
  public var text: String
  /// The font of this part.
  public var font: FontID
  /// The distance by which the part is raised, in points.
  public var baselineOffset: Double

  /// Creates a part.
  public init(text: String, font: FontID, baselineOffset: Double = 0) {
    self.text = text
    self.font = font
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
  }
}
