extension Font {
  /// How wide a text is on one line in this font, in points, unrounded (docs/text.md).
  public func width(of text: String) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += TextStorage.advance(of: scalar.value, in: self) }
    return width
  }
}
