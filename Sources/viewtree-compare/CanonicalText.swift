import ViewTreeScript

/// Writes values so that two of them can be compared, as `SwiftPrelude` writes those of Swift.
enum CanonicalText {
  /// The text of a value.
  static func text(_ value: Value) -> String {
    switch value {
    case .array, .slice: list("[", (value.elements ?? []).map(text), "]")
    case .set(let set): list("[", set.elements.map(text).sorted(), "]")
    case .some(let wrapped): text(wrapped)
    case .dictionary(let dictionary):
      dictionary.count == 0
        ? "[:]"
        : list(
          "[", zip(dictionary.keys, dictionary.values).map { text($0) + ": " + text($1) }.sorted(),
          "]")
    case .tuple(let tuple): labelled(tuple.elements, tuple.labels)
    case .nominal(let nominal): nominal.typeName + labelled(nominal.fields, nominal.shape.labels)
    case .enumCase(let value):
      "." + value.name + (value.payload.isEmpty ? "" : labelled(value.payload, value.labels))
    default: value.description
    }
  }

  private static func list(_ open: String, _ parts: [String], _ close: String) -> String {
    open + parts.joined(separator: ", ") + close
  }

  private static func labelled(_ values: [Value], _ labels: [String?]?) -> String {
    let parts = values.enumerated().map { place, value in
      (labels?[place].map { $0 + ": " } ?? "") + text(value)
    }
    return list("(", parts, ")")
  }
}
