import ViewTreeInspector
import ViewTreeScript

/// A value in small pieces: the elements of an array, the entries of a dictionary, or all of it.
package struct ValueChips {
  /// The pieces that are known, in short.
  package let texts: [String]
  /// The number of all pieces.
  package let count: Int

  /// The maximum number of shown pieces.
  private static let limit = 48
  /// The maximum number of characters of a piece.
  private static let length = 60

  package init(_ value: InspectedValue) {
    switch value.value {
    case .array, .slice, .set:
      let elements = value.value.elements ?? []
      // The last element of a truncated value may be truncated itself.
      let known = value.isCut && elements.count > 1 ? elements.count - 1 : elements.count
      texts = elements.prefix(min(known, Self.limit)).map(Self.short)
      count = max(value.count ?? elements.count, texts.count)
    case .dictionary(let entries):
      texts = zip(entries.keys, entries.values).prefix(Self.limit)
        .map { Self.cut("\(ValueText.distinguishing($0)): \(ValueText.distinguishing($1))") }
      count = max(value.count ?? entries.count, texts.count)
    default:
      texts = [Self.short(value.value)]
      count = 1
    }
  }

  private static func short(_ value: Value) -> String { cut(ValueText.distinguishing(value)) }

  private static func cut(_ text: String) -> String {
    let cut = text.prefix(length)
    return cut.endIndex < text.endIndex ? "\(cut)…" : text
  }
}

extension ValueChips {
  /// The pieces in one line, a few of many.
  package var sentence: String {
    let shown = texts.prefix(6)
    let rest = count - shown.count
    return shown.map { "[\($0)]" }.joined(separator: " ")
      + (rest > 0 ? " … \(rest) more" : "")
  }
}
