/// A part of a concatenated text: `Text + Text` in SwiftUI.
public struct StyledText: Sendable {
  /// The text of the part.
  public var text: String
  /// The font of this part.
  public var font: FontID

  /// Creates a part.
  public init(text: String, font: FontID) {
    self.text = text
    self.font = font
  }
}
