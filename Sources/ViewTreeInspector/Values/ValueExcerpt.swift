import ViewTreeScript

/// The first parts of a value, at a cost that doesn't depend on its size.
struct ValueExcerpt {
  /// The maximum number of elements, fields, and payloads that are kept, including nested parts.
  static let parts = 48
  /// The maximum number of Unicode scalars that are kept from a string.
  private static let scalars = 80

  private(set) var partsLeft: Int
  private(set) var isCut = false

  private init(parts: Int) { partsLeft = parts }

  /// Creates the record of a value, or of its first parts.
  static func record(_ value: Value, _ detail: ValueDetail) -> InspectedValue {
    if detail == .whole {
      return InspectedValue(value: value, isCut: false, count: count(of: value))
    }
    return record(value, parts: parts).value
  }

  /// Creates the record of the first parts of a value. Returns it with the number of parts.
  static func record(_ value: Value, parts: Int) -> (value: InspectedValue, parts: Int) {
    var excerpt = ValueExcerpt(parts: parts)
    let shortened = excerpt.shorten(value)
    let record = InspectedValue(
      value: shortened, isCut: excerpt.isCut, count: count(of: value))
    return (record, parts - excerpt.partsLeft)
  }

  private static func count(of value: Value) -> Int? {
    switch value {
    case .array, .slice, .set: value.elements?.count
    case .dictionary(let entries): entries.count
    default: nil
    }
  }

  private mutating func shorten(_ value: Value) -> Value {
    switch value {
    case .string(let text): return .string(shorten(text))
    case .array, .slice, .set: return .array(shorten(value.elements ?? []))
    case .some(let wrapped): return shorten(wrapped)
    case .tuple(let tuple):
      return .tuple(TupleValue(labels: tuple.labels, elements: shorten(tuple.elements)))
    case .nominal(let nominal):
      return .nominal(NominalValue(shape: nominal.shape, fields: shorten(nominal.fields)))
    case .enumCase(let enumCase):
      return .enumCase(EnumValue(shape: enumCase.shape, payload: shorten(enumCase.payload)))
    case .dictionary(let entries): return .dictionary(shorten(entries))
    default: return value
    }
  }

  private mutating func shorten(_ elements: [Value]) -> [Value] {
    var kept: [Value] = []
    for element in elements {
      guard takePart() else { break }
      kept.append(shorten(element))
    }
    return kept
  }

  private mutating func shorten(_ entries: DictionaryValue) -> DictionaryValue {
    var kept = DictionaryValue()
    for (key, value) in zip(entries.keys, entries.values) {
      guard takePart() else { break }
      kept[shorten(key)] = shorten(value)
    }
    return kept
  }

  private mutating func shorten(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: Self.scalars, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    isCut = true
    return String(scalars[..<end])
  }

  private mutating func takePart() -> Bool {
    if partsLeft == 0 { isCut = true }
    guard partsLeft > 0 else { return false }
    partsLeft -= 1
    return true
  }
}
