import ViewTreeLayout

/// The values that a view inherits from modifiers around it.
public struct ViewEnvironment: Sendable {
  /// The font of texts and controls.
  public var font = Font.style(.body)
  /// The weight that `fontWeight` or `bold` asks for, in place of the font's own.
  public var fontWeight: FontWeight?
  /// How many lines a text may have; `nil` for any number.
  public var lineLimit: Int?
  /// Space between the lines of a text, in points, besides the font's own.
  public var lineSpacing = 0.0
  /// Whether text fields have a rounded border.
  public var roundedTextFields = false
  /// Whether controls hide their labels.
  public var labelsHidden = false

  /// The values at the root.
  public init() {}

  /// The font with the weight that the environment asks for.
  public var resolvedFont: Font {
    guard let fontWeight else { return font }
    return font.weighted(fontWeight)
  }
}
