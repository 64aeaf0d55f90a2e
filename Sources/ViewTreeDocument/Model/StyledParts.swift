/// The views of a control that a style of the document's own puts where they go.
public struct StyledParts: Sendable {
  /// The control itself, without the modifiers on it.
  public let control: TemplateRange
  /// The views by the index in `StyledControl.parts`, or `nil` if none were given.
  public let parts: [TemplateRange?]
}

extension Document {
  /// The parts of a control for a style, or `nil` if the document declares no style for it.
  public func styledParts(of control: ViewTemplate) -> StyledParts? {
    styledControls[control.firstArgument]
  }
}
