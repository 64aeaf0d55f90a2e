/// The output of `dump` for a value: a line for it and an indented one for each of its parts.
enum DumpText {
  static func write(_ value: Value, label: String?, depth: Int, to sink: inout TextSink) {
    guard !sink.isFull else { return }
    let (title, parts) = contents(of: value)
    sink.write(String(repeating: "  ", count: depth) + (parts.isEmpty ? "- " : "▿ "))
    if let label { sink.write(label + ": ") }
    sink.write(title + "\n")
    for part in parts { write(part.value, label: part.label, depth: depth + 1, to: &sink) }
  }

  private static func contents(
    of value: Value
  ) -> (title: String, parts: [(label: String?, value: Value)]) {
    switch value {
    case .array(let elements):
      let count = elements.count
      return (count == 1 ? "1 element" : "\(count) elements", elements.map { (nil, $0) })
    case .dictionary(let pairs):
      let count = pairs.keys.count
      let elements = zip(pairs.keys, pairs.values).map { key, value in
        (String?.none, Value.tuple(TupleValue(labels: ["key", "value"], elements: [key, value])))
      }
      return (count == 1 ? "1 key/value pair" : "\(count) key/value pairs", elements)
    case .tuple(let tuple):
      let parts = tuple.elements.enumerated().map { place, element in
        (String?.some(tuple.labels?[place] ?? ".\(place)"), element)
      }
      return ("(\(tuple.elements.count) elements)", parts)
    case .nominal(let nominal):
      return (nominal.typeName, zip(nominal.shape.labels, nominal.fields).map { ($0, $1) })
    default: return (value.description, [])
    }
  }
}
