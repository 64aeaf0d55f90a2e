/// The styles of text fields, by their short names and by the names of their types.
enum TextFieldStyles {
  static let all = [
    "automatic", "plain", "roundedBorder", "DefaultTextFieldStyle", "PlainTextFieldStyle",
    "RoundedBorderTextFieldStyle",
  ]

  /// Whether the style at a place has a rounded border.
  static func isRounded(_ index: Int) -> Bool { index == 2 || index == 5 }
}
