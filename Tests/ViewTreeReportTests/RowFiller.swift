import ViewTreeInspector
import ViewTreeLayout
import ViewTreeRandom
import ViewTreeScript
import ViewTreeSyntax

@testable import ViewTreeReport

/// Gives every fact of a row a value at random, with texts that could be taken for what is around them.
struct RowFiller: RowVisitor {
  var random: SplitMix64
  /// Whether views have a path and an id, as in JSON, or one name, as in text.
  let isJSON: Bool

  var scope: ReportScope? { nil }

  private static let pieces = [
    "a", " ", "  ", "\"", "#", "\n", "\u{1b}", "\u{202e}", "\\", "\\u{41}", ": ", ", pass 2", "é",
    "  because ", "  = ", "  from ", " for ", " of ", " in line 3", "\"  0 0  1x1", "...", "-  ",
  ]

  mutating func text() -> String {
    // Forty characters at most: of longer ones text shows the beginning.
    let all = (0..<random.below(5)).map { _ in Self.pieces[random.below(Self.pieces.count)] }
    return String(all.joined().prefix(40))
  }

  private mutating func word() -> String { ["Color", "onChange", "é_1"][random.below(3)] }

  private mutating func number() -> Double { Double(random.below(2000) - 1000) / 8 }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: abs(number()), height: abs(number()))
  }

  private mutating func reference() -> ViewReference {
    .named(text(), id: isJSON && random.below(2) == 0 ? text() : nil)
  }

  mutating func mark(_ text: StaticString) {}

  mutating func indentation(_ depth: inout Int, limit: Int) { depth = random.below(80) }

  mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard isJSON ? field.key != nil : field.before != nil else { return }
    if !field.isRequired, random.below(3) == 0 { return }
    let made: Any? =
      switch Value.self {
      case is String.Type: word()
      case is RowName.Type: RowName.read(word())
      case is ReportText.Type: ReportText.string(text())
      case is Int.Type, is Int?.Type: random.below(100)
      case is SourceLine?.Type:
        SourceLine(random.below(100), of: random.below(2) == 0 ? "Row-2.swift" : nil)
      case is Double?.Type: number()
      case is Bool.Type: true
      case is Rect?.Type: rect()
      case is Point?.Type: Point(x: number(), y: number())
      case is ProposedSize?.Type:
        ProposedSize(width: random.below(3) == 0 ? nil : number(), height: .infinity)
      case is ViewReference?.Type: reference()
      case is RowValue.Type: RowValue.recorded(.string(text()), whole: true)
      case is ElementList.Type:
        ElementList(value: .recorded(.array([.string(text()), .string(text())]), whole: true))
      case is RowGeometry?.Type: RowGeometry.geometry(.list([.rect(rect()), .none]))
      case is PassNumber.Type: PassNumber(number: 1 + random.below(9), isOneOfMany: true)
      case is LineDirection.Type: LineDirection(isRightToLeft: true)
      case is ClosureNumber.Type: ClosureNumber(number: random.below(3) == 0 ? nil : 3)
      case is LookList.Type:
        // JSON has them as data, which are of a record.
        isJSON ? nil : LookList.read(".opacity(0.5)  cornerRadius: 15")
      case is Length.Type: Length(value: random.below(3) == 0 ? nil : number())
      default: nil
      }
    if let made = made as? Value { value = made }
  }

  mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {
    if field.isRequired || random.below(3) > 0 { words = .string(text()) }
  }

  mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    var part = Row()
    part.visit(&self)
    row = part
  }

  mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard isJSON ? field.key != nil : field.before != nil else { return }
    for _ in 0..<random.below(3) {
      var row = Row()
      row.visit(&self)
      rows.append(row)
    }
  }

  mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {}
}

/// The facts of a row that one of the forms says.
struct FactLister: RowVisitor {
  let isJSON: Bool
  private(set) var facts: [String] = []

  var scope: ReportScope? { nil }

  init(_ row: some ReportRow, isJSON: Bool) {
    self.isJSON = isJSON
    var row = row
    row.visit(&self)
  }

  mutating func mark(_ text: StaticString) {}

  mutating func indentation(_ depth: inout Int, limit: Int) {
    if !isJSON { facts.append("\(depth)") }
  }

  mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard isJSON ? field.key != nil : field.before != nil else { return }
    let isAbsent = isJSON ? value.isAbsent : value.isAbsentInText
    facts.append("\(field.label): \(isAbsent ? "nothing" : text(of: value))")
  }

  /// The value; one that a reader knows as text only, as text.
  private func text<Value: FieldValue>(of value: Value) -> String {
    if let geometry = value as? RowGeometry? { return geometry?.text ?? "" }
    if let list = value as? ElementList {
      guard case .recorded(.array(let values), _) = list.value else {
        return "\(list.lines.read.map { text(of: $0.value) })"
      }
      return "\(values.map { text(of: RowValue.recorded($0, whole: true)) })"
    }
    guard let value = value as? RowValue else { return "\(value)" }
    var writer = TextRowWriter(capacity: 64)
    value.write(to: &writer, .text(""))
    return writer.output.text
  }

  mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {
    self.field(field, &words)
  }

  mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    row?.visit(&self)
  }

  mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard isJSON ? field.key != nil : field.before != nil else { return }
    rows.forEach { $0.visit(&self) }
  }

  mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {}
}
