import ViewTreeInspector
import ViewTreeSyntax

/// The origins of a value's parts, in order.
struct OriginList: FieldValue {
  /// The origins, one for each run of parts that were added together.
  private var origins: [ValueOrigin] = []
  /// The number of parts up to the end of each run.
  private var ends: [Int] = []

  var isAbsent: Bool { count == 0 }

  /// The number of parts.
  var count: Int { ends.last ?? 0 }

  /// The origin of a part.
  subscript(place: Int) -> ValueOrigin {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > place { high = middle } else { low = middle + 1 }
    }
    return origins[low]
  }

  /// Adds parts with the same origin.
  mutating func append(_ origin: ValueOrigin, count: Int = 1) {
    guard count > 0 else { return }
    ends.append(self.count + count)
    origins.append(origin)
  }

  func write(to writer: inout TextRowWriter, _ field: Field) {}

  func write(to json: inout JSONRowWriter) {
    json.writer.raw("[")
    var place = 0
    for (origin, end) in zip(origins, ends) {
      while place < end {
        if place > 0 { json.writer.raw(", ") }
        origin.write(to: &json)
        place += 1
      }
    }
    json.writer.raw("]")
  }

  static func read(_ line: inout LineReader, _ field: Field) -> OriginList? { nil }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> OriginList? {
    guard json.tree.kind(node) == .array else { return nil }
    var list = OriginList()
    for element in json.tree.elements(node) {
      list.append(ValueOrigin.read(element, in: json) ?? .unknown)
    }
    return list
  }

  /// Parts of a value with where they came from.
  func given(to lines: RowList<ElementRow>) -> RowList<ElementRow> {
    guard count > 0, !lines.read.isEmpty else { return lines }
    var result = RowList<ElementRow>()
    for (place, line) in lines.read.enumerated() {
      var line = line
      if place < count { line.origin = self[place] }
      result.append(line)
    }
    return result
  }
}
