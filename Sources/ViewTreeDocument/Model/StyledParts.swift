/// The views of a control that a declared style places.
public struct StyledParts: Sendable {
  /// The control itself, without the modifiers on it.
  public let control: TemplateRange
  /// The views by the index in `StyledControl.parts`, or `nil` if there are none.
  public let parts: [TemplateRange?]
}

extension Document {
  /// The parts of a control for a style, or `nil` if the document declares no style for it.
  public func styledParts(of control: ViewTemplate) -> StyledParts? {
    styledControls[control.firstArgument]
  }
}
