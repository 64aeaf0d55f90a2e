extension Value: CustomStringConvertible {
  /// The value as Swift code would write it, on one line: strings quoted, fields labeled.
  public var description: String {
    var text = ""
    write(into: &text)
    return text
  }

  /// Writes `description` into a sink.
  public func write(into sink: inout some TextOutputStream) {
    switch self {
    case .void: sink.write("()")
    case .none: sink.write("nil")
    case .bool(let value): sink.write(value ? "true" : "false")
    case .int(let value): sink.write(String(value))
    case .double(let value): sink.write(value.description)
    case .string(let value): sink.write(value.debugDescription)
    case .array, .slice, .set:
      Self.writeList("[", elements ?? [], labels: nil, "]", into: &sink)
    case .some(let value): value.write(into: &sink)
    case .dictionary(let value): value.write(into: &sink)
    case .tuple(let value):
      Self.writeList("(", value.elements, labels: value.labels, ")", into: &sink)
    case .range(let value): value.write(into: &sink)
    case .nominal(let value): value.write(into: &sink)
    case .enumCase(let value): value.write(into: &sink)
    default: writeOther(into: &sink)
    }
  }

  private func writeOther(into sink: inout some TextOutputStream) {
    switch self {
    case .function: sink.write("(Function)")
    case .binding(let value): value.write(into: &sink)
    case .type(let value): sink.write(value.name)
    case .foreign(let value): value.describe(into: &sink)
    default: writeGeometry(into: &sink)
    }
  }

  private func writeGeometry(into sink: inout some TextOutputStream) {
    switch self {
    case .point(let value): sink.write("CGPoint(x: \(value.x), y: \(value.y))")
    case .unitPoint(let value): sink.write("UnitPoint(x: \(value.x), y: \(value.y))")
    case .size(let value): sink.write("CGSize(width: \(value.width), height: \(value.height))")
    case .vector(let value): sink.write("CGVector(dx: \(value.dx), dy: \(value.dy))")
    case .rect(let value):
      sink.write("CGRect(x: \(value.origin.x), y: \(value.origin.y), ")
      sink.write("width: \(value.size.width), height: \(value.size.height))")
    case .edgeInsets(let value):
      sink.write("EdgeInsets(top: \(value.top), leading: \(value.leading), ")
      sink.write("bottom: \(value.bottom), trailing: \(value.trailing))")
    case .angle(let value): sink.write("Angle(radians: \(value))")
    default: break
    }
  }

  /// Writes the value as `print` and string interpolation do: a string without its quotes.
  public func writeInterpolated(into sink: inout some TextOutputStream) {
    switch self {
    case .string(let value): sink.write(value)
    case .point(let value): sink.write("(\(value.x), \(value.y))")
    case .size(let value): sink.write("(\(value.width), \(value.height))")
    case .rect(let value):
      sink.write("(\(value.origin.x), \(value.origin.y), ")
      sink.write("\(value.size.width), \(value.size.height))")
    case .enumCase(let value):
      sink.write(value.name)
      if !value.payload.isEmpty {
        Self.writeList("(", value.payload, labels: value.labels, ")", into: &sink)
      }
    case .nominal(let value): sink.write(value.standInWords ?? description)
    default: write(into: &sink)
    }
  }

  static func writeList(
    _ open: String, _ elements: [Value], labels: [String?]?, _ close: String,
    into sink: inout some TextOutputStream
  ) {
    sink.write(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { sink.write(", ") }
      if let labels, index < labels.count, let label = labels[index] {
        sink.write(label)
        sink.write(": ")
      }
      element.write(into: &sink)
    }
    sink.write(close)
  }
}

extension DictionaryValue {
  func write(into sink: inout some TextOutputStream) {
    if count == 0 { return sink.write("[:]") }
    sink.write("[")
    var isFirst = true
    for (key, value) in zip(keys, values) {
      if !isFirst { sink.write(", ") }
      isFirst = false
      key.write(into: &sink)
      sink.write(": ")
      value.write(into: &sink)
    }
    sink.write("]")
  }
}

extension RangeValue {
  func write(into sink: inout some TextOutputStream) {
    lower?.write(into: &sink)
    sink.write(isClosed ? "..." : "..<")
    upper?.write(into: &sink)
  }
}

extension Value {
  /// True if the type of the value is undeclared, so that it can be any type.
  package var isOfUnknownType: Bool {
    switch self {
    case .enumCase(let member): member.isOfUnknownType
    case .nominal(let value): value.standInWords != nil
    default: false
    }
  }
}

extension NominalValue {
  /// The beginning of the names of structures that stand in for values of unknown types.
  package static let unknownPrefix = "Unknown_"

  /// The text that represents a value of unknown type as a string: the words of its name.
  var standInWords: String? {
    let prefix = Self.unknownPrefix
    guard fields.isEmpty, typeName.hasPrefix(prefix) else { return nil }
    var words = ""
    for character in typeName.dropFirst(prefix.count) where !character.isNumber {
      if character == "_" || character.isUppercase && words.last?.isLowercase ?? false {
        words += " "
      }
      if character != "_" { words += words.isEmpty ? String(character) : character.lowercased() }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  func write(into sink: inout some TextOutputStream) {
    if let path = PathValue(.nominal(self)) { return sink.write(path.summary) }
    sink.write(shape.shownName)
    sink.write("(")
    for (index, field) in fields.enumerated() {
      if index > 0 { sink.write(", ") }
      let label = shape.labels[index]
      if !label.hasPrefix("_") {
        sink.write(label)
        sink.write(": ")
      }
      field.write(into: &sink)
    }
    sink.write(")")
  }
}

extension EnumValue {
  func write(into sink: inout some TextOutputStream) {
    if let base {
      base.write(into: &sink)
      sink.write(".")
      sink.write(name)
      let arguments = Array(payload.dropFirst())
      if !arguments.isEmpty { Value.writeList("(", arguments, labels: nil, ")", into: &sink) }
      return
    }
    if name == "init" {
      sink.write(shape.shownName ?? ".init")
    } else {
      sink.write(".")
      sink.write(name)
    }
    if !payload.isEmpty { Value.writeList("(", payload, labels: labels, ")", into: &sink) }
  }
}

extension BindingValue {
  func write(into sink: inout some TextOutputStream) {
    sink.write("Binding")
    for step in path {
      switch step {
      case .member(let name): sink.write(".\(name)")
      case .element(let key): sink.write("[\(key)]")
      }
    }
  }
}
