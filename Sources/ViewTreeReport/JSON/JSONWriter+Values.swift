import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript
import ViewTreeSyntax

/// Values and geometry on one line (docs/reference/report-json.md).
extension JSONWriter {
  mutating func rect(_ rect: Rect) {
    let (origin, size) = (rect.origin, rect.size)
    guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else {
      return unusualRect(rect)
    }
    output.append(
      "{ \"x\": ", origin.x, ", \"y\": ", origin.y, ", \"width\": ", size.width,
      ", \"height\": ", size.height, " }")
  }

  /// Writes a rectangle with a number that is very large or not valid in JSON.
  private mutating func unusualRect(_ rect: Rect) {
    raw("{ \"x\": ")
    number(rect.origin.x)
    raw(", \"y\": ")
    number(rect.origin.y)
    raw(", \"width\": ")
    number(rect.size.width)
    raw(", \"height\": ")
    number(rect.size.height)
    raw(" }")
  }

  mutating func point(x: Double, y: Double) {
    raw("{ \"x\": ")
    number(x)
    raw(", \"y\": ")
    number(y)
    raw(" }")
  }

  mutating func point(_ point: Point) { self.point(x: point.x, y: point.y) }

  /// Writes a length, or `null` if none is specified.
  package mutating func length(_ length: Double?) {
    if let length { number(length) } else { raw("null") }
  }

  mutating func proposal(_ proposal: ProposedSize) {
    raw("{ \"width\": ")
    length(proposal.width)
    raw(", \"height\": ")
    length(proposal.height)
    raw(" }")
  }

  mutating func geometry(_ geometry: AnchorGeometry) {
    switch geometry {
    case .rect(let rect): self.rect(rect)
    case .point(let point): self.point(x: point.x, y: point.y)
    case .none: raw("null")
    case .list(let list):
      raw("[")
      for (index, element) in list.enumerated() {
        if index > 0 { raw(", ") }
        self.geometry(element)
      }
      raw("]")
    }
  }

  /// A value of the script: plain data as itself, the rest with `$type`, `$case` or `$anchor`.
  mutating func value(_ value: Value) {
    switch value {
    case .void, .none: raw("null")
    case .bool(let value): boolean(value)
    case .int(let value): integer(value)
    case .double(let value): number(value)
    case .string(let text): string(text)
    case .array, .slice, .set: list(value.elements ?? [])
    case .some(let wrapped): self.value(wrapped)
    case .tuple(let tuple): list(tuple.elements)
    case .dictionary(let entries): dictionary(entries)
    case .nominal(let nominal): self.nominal(nominal)
    case .enumCase(let enumCase): self.enumCase(enumCase)
    case .point(let point), .unitPoint(let point): self.point(x: point.x, y: point.y)
    case .size(let size): numbers([("width", size.width), ("height", size.height)])
    case .rect(let rect):
      self.rect(
        Rect(
          x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height))
    case .vector(let vector): numbers([("dx", vector.dx), ("dy", vector.dy)])
    case .edgeInsets(let insets):
      numbers([
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ])
    case .foreign(let foreign): self.foreign(foreign)
    default: string(ValueText.whole(value))
    }
  }

  private mutating func numbers(_ members: [(name: String, value: Double)]) {
    for (index, member) in members.enumerated() {
      raw(index > 0 ? ", " : "{ ")
      string(member.name)
      raw(": ")
      number(member.value)
    }
    raw(" }")
  }

  mutating func list(_ elements: [Value]) {
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(", ") }
      value(element)
    }
    raw("]")
  }

  /// Writes a dictionary: string keys make an object, other keys an array of pairs.
  private mutating func dictionary(_ entries: DictionaryValue) {
    let hasTextKeys = entries.keys.allSatisfy { if case .string = $0 { true } else { false } }
    raw(hasTextKeys ? "{" : "[")
    for (index, (key, element)) in zip(entries.keys, entries.values).enumerated() {
      raw(index > 0 ? ", " : hasTextKeys ? " " : "")
      if hasTextKeys {
        value(key)
        raw(": ")
      } else {
        raw("[")
        value(key)
        raw(", ")
      }
      value(element)
      if !hasTextKeys { raw("]") }
    }
    raw(hasTextKeys ? entries.count > 0 ? " }" : "}" : "]")
  }

  private mutating func nominal(_ nominal: NominalValue) {
    raw("{ \"$type\": ")
    string(nominal.shape.shownName)
    for (label, field) in zip(nominal.shape.labels, nominal.fields) {
      raw(", ")
      string(label)
      raw(": ")
      value(field)
    }
    raw(" }")
  }

  private mutating func enumCase(_ enumCase: EnumValue) {
    raw("{ \"$case\": ")
    string(enumCase.name)
    if !enumCase.payload.isEmpty {
      raw(", \"values\": ")
      list(enumCase.payload)
      addLabels(of: enumCase)
    }
    raw(" }")
  }

  /// The labels of a payload, `null` where a value has none.
  private mutating func addLabels(of enumCase: EnumValue) {
    guard let labels = enumCase.labels, labels.contains(where: { $0 != nil }) else { return }
    raw(", \"labels\": ")
    list(labels.map { $0.map { .string($0) } ?? .none })
  }

  private mutating func foreign(_ foreign: any ForeignValue) {
    guard let anchor = foreign as? AnchorValue else { return string(foreign.typeName) }
    raw("{ \"$anchor\": ")
    if let number = anchor.number { integer(number) } else { raw("null") }
    raw(" }")
  }
}
