extension Font {
  /// The width of a text on one line in points, unrounded (docs/explanation/text.md).
  func width(of text: String) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += TextStorage.advance(of: scalar.value, in: self) }
    return width
  }

  /// The width of a text on one line in points, without the tracking that Apple's system adds at a
  /// size. Programs that show a drawing don't add it.
  package func untrackedWidth(of text: String) -> Double {
    var width = 0.0
    var count = 0.0
    for scalar in text.unicodeScalars {
      let advance = TextStorage.advance(of: scalar.value, in: self)
      if advance != 0 {
        width += advance
        count += 1
      }
    }
    return design == .system ? width - count * Tracking.points(at: size) : width
  }
}
