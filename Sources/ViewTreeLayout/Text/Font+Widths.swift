// Widths for drawings, which any program may show.
extension Font {
  /// How wide one line of text is in points, without the tracking that Apple's system adds at a size:
  /// programs that show a drawing don't add it.
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
