import ViewTreeLayout

/// A word of a label with the space after it, and its measured position.
struct LabelWord: Equatable {
  let text: String
  /// The start of the word in the coordinates of the label.
  let x: Double
  /// The width with the space, in points.
  let width: Double

  /// The words of a label that starts at its origin. Empty for right-to-left text, whose words have
  /// another order.
  static func words(of label: Label) -> [LabelWord] {
    guard label.text.unicodeScalars.allSatisfy({ $0.value < 0x590 }) else { return [] }
    func width(_ text: String) -> Double {
      LabelMetrics.width(
        of: text, size: label.size, weight: label.weight, isMonospaced: label.isMonospaced)
    }
    let measured = width(label.text)
    let scale = label.width.map { measured > 0 ? $0 / measured : 1 } ?? 1
    var words: [LabelWord] = []
    var (text, x) = ("", label.origin.x)
    func end() {
      guard !text.isEmpty else { return }
      let length = width(text) * scale
      words.append(LabelWord(text: text, x: x, width: length))
      x += length
      text = ""
    }
    for character in label.text {
      if text.hasSuffix(" "), character != " " { end() }
      text.append(character)
    }
    end()
    return words
  }
}
