extension Font {
  /// The width of text on one line, in points, unrounded (docs/explanation/text.md).
  package func width(of text: String) -> Double {
    let kerning = Kerning(self)
    var width = 0.0
    var last: UInt8 = 0
    for scalar in text.unicodeScalars {
      width += TextStorage.advance(of: scalar.value, in: self)
      width += kerning.distance(after: &last, scalar.value)
    }
    return width
  }

  /// The width of text on one line, in points, without the tracking that Apple's system adds at a
  /// size. Programs that show a drawing don't add it.
  package func untrackedWidth(of text: String) -> Double {
    var count = 0.0
    for scalar in text.unicodeScalars
    where TextStorage.advance(of: scalar.value, in: self) != 0 { count += 1 }
    let width = width(of: text)
    return design.usesBuiltInWidths ? width - count * Tracking.points(at: size) * glyphScale : width
  }
}
