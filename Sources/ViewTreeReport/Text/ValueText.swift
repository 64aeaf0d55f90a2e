import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// Values as Swift writes them, with numbers as reports show them and anchors by their numbers.
package struct ValueText {
  /// The maximum number of characters of a value in a report.
  static let limit = 160
  /// The maximum number of characters of a value next to a closure.
  static let returnedLimit = 60

  private var output = ByteBuffer(capacity: 64)
  /// The number of bytes after which writing stops.
  private let enough: Int

  private init(enough: Int) {
    self.enough = enough
  }

  /// A value on one line. A long value ends in `…` and the number of its elements.
  static func text(_ value: Value) -> String {
    switch value {
    case .array, .slice, .set: text(value, limit: limit, count: value.elements?.count)
    case .dictionary(let entries): text(value, limit: limit, count: entries.count)
    default: text(value, limit: limit, count: nil)
    }
  }

  /// Writes a number, an anchor, or a short text without escapes. Returns false without writing for
  /// any other value.
  ///
  /// Most elements of lists are such values, for which no string is needed.
  static func append(plain value: Value, before stops: Terminators, to output: inout ByteBuffer)
    -> Bool
  {
    switch value {
    // Larger numbers have more digits than the buffer has space for.
    case .double(let number) where number.magnitude < 1e15:
      output.append(number)
      return true
    case .int(let number):
      output.append(number)
      return true
    case .foreign(let foreign):
      guard let number = (foreign as? AnchorValue)?.number else { return false }
      append(anchor: number, to: &output)
      return true
    case .string(var text):
      return text.withUTF8 { text in
        guard text.count + 2 <= limit, isPlain(text), ReportEscape.isPlain(text, stops) else {
          return false
        }
        output.append(quoted: text)
        return true
      }
    default: return false
    }
  }

  /// A value on one line next to a closure. If it wasn't recorded completely, it also ends in `…`.
  package static func text(_ value: InspectedValue) -> String {
    text(value.value, limit: returnedLimit, count: value.count, isCut: value.isCut)
  }

  private static func text(
    _ value: Value, limit: Int, count: Int?, isCut: Bool = false
  ) -> String {
    // Real text needs fewer than 8 bytes per character on average.
    var writer = ValueText(enough: limit * 8)
    writer.add(value)
    let text = writer.output.text
    let isWhole = writer.output.count < writer.enough
    guard isCut || text.utf8.count > limit, isCut || text.count > limit || !isWhole else {
      return text
    }
    let cut = String(text.prefix(limit))
    guard let count else { return "\(cut)…" }
    if case .dictionary = value {
      return "\(cut)… (\(ReportWords.count(count, "entry", "entries")))"
    }
    return "\(cut)… (\(ReportWords.count(count, "element", "elements")))"
  }

  /// The value without a cut.
  static func whole(_ value: Value) -> String {
    var writer = ValueText(enough: .max)
    writer.add(value)
    return writer.output.text
  }

  /// A value on one short line: its distinguishing part, or its start.
  package static func brief(_ value: Value) -> String {
    switch value {
    case .nominal:
      let text = distinguishing(value)
      let cut = text.prefix(limit)
      return cut.endIndex < text.endIndex ? "\(cut)…" : text
    default: return text(value, limit: returnedLimit, count: count(of: value))
    }
  }

  private static func count(of value: Value) -> Int? {
    if case .dictionary(let entries) = value { return entries.count }
    return value.elements?.count
  }

  /// The distinguishing part of a value with many fields, without its type name, numeric ids, and
  /// redundant labels.
  static func distinguishing(_ value: Value) -> String {
    guard case .nominal(let nominal) = value, nominal.typeName != "UUID" else {
      return text(value)
    }
    let fields = zip(nominal.shape.labels, nominal.fields).compactMap { label, field -> String? in
      switch field {
      case .nominal(let inner) where inner.typeName == "UUID": nil
      case .enumCase, .foreign: text(field)
      default: label.hasPrefix("_") ? text(field) : "\(label): \(text(field))"
      }
    }
    return fields.isEmpty ? text(value) : fields.joined(separator: ", ")
  }

  // MARK: - Kinds of values

  private mutating func add(_ value: Value) {
    guard output.count < enough else { return }
    switch value {
    case .double(let number): output.append(number)
    case .string(let text): add(text: text)
    case .array, .slice, .set: addList("[", value.elements ?? [], labels: nil, "]")
    case .some(let wrapped): add(wrapped)
    case .tuple(let tuple): addList("(", tuple.elements, labels: tuple.labels, ")")
    case .dictionary(let entries): add(entries)
    case .nominal(let nominal) where nominal.typeName == "UUID" && enough < .max:
      add(unique: nominal)
    case .nominal(let nominal):
      if let path = PathValue(value) { return output.append(path.summary) }
      output.append(nominal.shape.shownName)
      let labels = nominal.shape.labels.map { $0.hasPrefix("_") ? nil : $0 }
      addList("(", nominal.fields, labels: labels, ")")
    case .enumCase(let enumCase): add(enumCase)
    case .foreign(let foreign): add(foreign)
    case .range(let range):
      if let lower = range.lower { add(lower) }
      output.append(range.isClosed ? "..." : "..<")
      if let upper = range.upper { add(upper) }
    default: addGeometry(value)
    }
  }

  /// A text in quotes as Swift writes it.
  private mutating func add(text: String) {
    var text = text
    let isPlain = text.withUTF8 { text in
      guard Self.isPlain(text) else { return false }
      output.append(quoted: text)
      return true
    }
    if !isPlain { output.append(text.debugDescription) }
  }

  /// True if Swift writes the text unchanged between quotes.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Swift escapes the single quotation mark, too.
    TerminalBytes.isPlain(text) && !text.contains(UInt8(ascii: "'"))
  }

  private mutating func add(unique: NominalValue) {
    guard case .string(let text)? = unique.fields.first else { return }
    output.append(Self.unique(text))
  }

  /// The distinguishing digits of a UUID, because all of them would hide the relevant text.
  static func unique(_ text: String?) -> String {
    let digits = (text ?? "").split(separator: "-").last ?? ""
    let significant = digits.drop { $0 == "0" }
    return "UUID(…\(significant.count > 4 ? significant : digits.suffix(4)))"
  }

  private mutating func addGeometry(_ value: Value) {
    switch value {
    case .point(let point): addCall("CGPoint", [("x", point.x), ("y", point.y)])
    case .unitPoint(let point): addCall("UnitPoint", [("x", point.x), ("y", point.y)])
    case .size(let size): addCall("CGSize", [("width", size.width), ("height", size.height)])
    case .vector(let vector): addCall("CGVector", [("dx", vector.dx), ("dy", vector.dy)])
    case .rect(let rect):
      addCall(
        "CGRect",
        [
          ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
          ("height", rect.size.height),
        ])
    case .edgeInsets(let insets):
      addCall(
        "EdgeInsets",
        [
          ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
          ("trailing", insets.trailing),
        ])
    case .angle(let radians): addCall("Angle", [("radians", radians)])
    default: output.append(value.description)
    }
  }

  private mutating func add(_ entries: DictionaryValue) {
    output.append(entries.count == 0 ? "[:" : "[")
    for (index, (key, value)) in zip(entries.keys, entries.values).enumerated() {
      guard output.count < enough else { return }
      if index > 0 { output.append(", " as StaticString) }
      add(key)
      output.append(": " as StaticString)
      add(value)
    }
    output.append("]" as StaticString)
  }

  private mutating func add(_ enumCase: EnumValue) {
    if enumCase.name == "opacity", let base = enumCase.payload.first, case .enumCase = base {
      add(base)
      return addList(".opacity(", Array(enumCase.payload.dropFirst()), labels: nil, ")")
    }
    if enumCase.name == "init" {
      output.append(enumCase.shape.shownName ?? ".init")
    } else {
      output.append("." as StaticString)
      output.append(enumCase.name)
    }
    guard !enumCase.payload.isEmpty else { return }
    addList("(", enumCase.payload, labels: enumCase.labels, ")")
  }

  private mutating func add(_ foreign: any ForeignValue) {
    guard let anchor = foreign as? AnchorValue else { return output.append(foreign.typeName) }
    guard let number = anchor.number else {
      return output.append("anchor of an earlier pass" as StaticString)
    }
    Self.append(anchor: number, to: &output)
  }

  private static func append(anchor number: Int, to output: inout ByteBuffer) {
    output.append("anchor " as StaticString)
    output.append(number)
  }

  // MARK: - Lists

  private mutating func addList(
    _ open: StaticString, _ elements: [Value], labels: [String?]?, _ close: StaticString
  ) {
    output.append(open)
    for (index, element) in elements.enumerated() {
      guard output.count < enough else { return }
      if index > 0 { output.append(", " as StaticString) }
      if let labels, index < labels.count, let label = labels[index] {
        output.append(label)
        output.append(": " as StaticString)
      }
      add(element)
    }
    output.append(close)
  }

  private mutating func addCall(_ name: StaticString, _ arguments: [(StaticString, Double)]) {
    output.append(name)
    for (index, argument) in arguments.enumerated() {
      output.append(index > 0 ? ", " : "(")
      output.append(argument.0)
      output.append(": " as StaticString)
      output.append(argument.1)
    }
    output.append(")" as StaticString)
  }
}
