import ViewTreeInspector
import ViewTreeScript

/// Values as Swift writes them, with anchors by their numbers.
enum ValueText {
  /// How many characters of a value a report shows.
  static let limit = 160

  /// One line; a long value ends in `…` and the number of its elements.
  static func text(_ value: Value) -> String {
    let text = full(value)
    guard text.utf8.count > limit else { return text }
    let cut = String(text.prefix(limit))
    switch value {
    case .array(let elements): return "\(cut)… (\(elements.count) elements)"
    case .dictionary(let entries): return "\(cut)… (\(entries.count) entries)"
    default: return "\(cut)…"
    }
  }

  /// The whole value; no more of a list is written than can be shown.
  private static func full(_ value: Value) -> String {
    switch value {
    case .foreign(let foreign):
      if let anchor = foreign as? AnchorValue { return "anchor \(anchor.number)" }
      return foreign.typeName
    case .array(let elements):
      return "[" + joined(elements.lazy.map { full($0) }) + "]"
    case .dictionary(let entries):
      if entries.count == 0 { return "[:]" }
      let pairs = zip(entries.keys, entries.values).lazy.map { "\(full($0)): \(full($1))" }
      return "[" + joined(pairs) + "]"
    case .nominal(let nominal):
      let fields = zip(nominal.shape.labels, nominal.fields).lazy.map { label, field in
        label.hasPrefix("_") ? full(field) : "\(label): \(full(field))"
      }
      return "\(nominal.typeName)(\(joined(fields)))"
    case .enumCase(let enumCase):
      let prefix = enumCase.typeName == "Color" && enumCase.name == "init" ? "Color" : ".\(enumCase.name)"
      if enumCase.payload.isEmpty { return prefix }
      let values = enumCase.payload.enumerated().lazy.map { index, value in
        let label = enumCase.labels.flatMap { index < $0.count ? $0[index] : nil }
        return label.map { "\($0): \(full(value))" } ?? full(value)
      }
      return "\(prefix)(\(joined(values)))"
    default:
      return value.description
    }
  }

  private static func joined(_ parts: some Sequence<String>) -> String {
    var text = ""
    for part in parts {
      if !text.isEmpty { text += ", " }
      text += part
      if text.utf8.count > limit * 4 { break }
    }
    return text
  }
}
