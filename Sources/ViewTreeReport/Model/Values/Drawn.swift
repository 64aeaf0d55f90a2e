import ViewTreeLayout
import ViewTreeSyntax

/// The corners of a view that is turned: `50 0, 100 50, 50 100, 0 50`.
package struct CornerList: FieldValue {
  package var corners: [Point]

  /// No corners for a view that is upright.
  init?(_ corners: [Point]?) {
    guard let corners else { return nil }
    self.corners = corners
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    append(to: &writer.output)
  }

  /// Appends the words of a text report.
  func append(to output: inout ByteBuffer) {
    for (place, corner) in corners.enumerated() {
      if place > 0 { output.append(", " as StaticString) }
      output.append(corner.x)
      output.append(UInt8(ascii: " "))
      output.append(corner.y)
    }
  }

  package func write(to json: inout JSONRowWriter) {
    json.writer.raw("[")
    for (place, corner) in corners.enumerated() {
      if place > 0 { json.writer.raw(", ") }
      json.writer.point(corner)
    }
    json.writer.raw("]")
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> CornerList? {
    var corners: [Point] = []
    repeat {
      guard let corner = Point.read(&line, field) else { return nil }
      corners.append(corner)
    } while line.take(", ")
    return CornerList(corners)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> CornerList? {
    guard json.tree.kind(node) == .array else { return nil }
    var corners: [Point] = []
    for element in json.tree.elements(node) {
      if let corner = Point.read(element, in: json) { corners.append(corner) }
    }
    return CornerList(corners)
  }
}

/// Texts in quotes, one after another: `"Hello," "world"`.
package struct QuotedTexts: FieldValue {
  package var texts: [String]

  /// None where there is nothing to say.
  init?(_ texts: [String]?) {
    guard let texts else { return nil }
    self.texts = texts
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    append(to: &writer.output)
  }

  /// Appends the words of a text report.
  func append(to output: inout ByteBuffer) {
    for (place, text) in texts.enumerated() {
      if place > 0 { output.append(UInt8(ascii: " ")) }
      var text = text
      text.withUTF8 { output.append(quoted: $0) }
    }
  }

  package func write(to json: inout JSONRowWriter) {
    json.writer.list(texts.map { .string($0) })
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> QuotedTexts? {
    var texts: [String] = []
    repeat {
      guard let text = line.takeQuoted() else { return nil }
      texts.append(text)
    } while line.takeBeforeQuote(" ")
    return QuotedTexts(texts)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> QuotedTexts? {
    guard json.tree.kind(node) == .array else { return nil }
    var texts: [String] = []
    for element in json.tree.elements(node) { texts.append(json.plain(element)) }
    return QuotedTexts(texts)
  }
}

/// One text in quotes.
package struct QuotedText: FieldValue {
  package var text: String

  /// None where there is nothing to say.
  init?(_ text: String?) {
    guard let text else { return nil }
    self.text = text
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    var text = text
    text.withUTF8 { writer.output.append(quoted: $0) }
  }

  package func write(to json: inout JSONRowWriter) { json.writer.string(text) }

  package static func read(_ line: inout LineReader, _ field: Field) -> QuotedText? {
    line.takeQuoted().flatMap { QuotedText($0) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> QuotedText? {
    QuotedText(json.plain(node))
  }
}

/// What says how a view is drawn, at the end of its line.
package enum LookList: FieldValue {
  case none
  /// Those of a view of the record.
  case recorded(view: Int)
  /// The words of a text report, as they were read.
  case read(String)

  /// The words that were read.
  package var words: String { if case .read(let words) = self { words } else { "" } }

  package var isAbsent: Bool { if case .none = self { true } else { false } }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    switch self {
    case .none: break
    case .recorded(let place):
      guard let inspection = writer.scope?.inspection else { return }
      DrawingText(inspection: inspection)
        .appendLooks(of: inspection.views[place], to: &writer.output)
    case .read(let words): writer.output.append(words)
    }
  }

  package func write(to json: inout JSONRowWriter) {
    guard case .recorded(let place) = self, let inspection = json.scope?.inspection else {
      return json.writer.raw("[]")
    }
    LookJSON(inspection: inspection).write(looksOf: inspection.views[place], to: &json.writer)
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> LookList? {
    // What is left of an opacity follows looks, and is none.
    if line.rest.hasPrefix("opacity ") { return nil }
    let rest = line.takeRest(before: Stops(field.end))
    return rest.isEmpty ? nil : .read(String(rest))
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> LookList? {
    guard json.tree.kind(node) == .array else { return nil }
    var words = ""
    var isChained = true
    for look in json.tree.elements(node) {
      if !isChained { words += "  " }
      words += json.member("text", of: look).map(json.plain) ?? ""
      isChained =
        json.member("modifier", of: look) != nil && json.member("on", of: look) == nil
    }
    return .read(words)
  }

  package static func == (left: LookList, right: LookList) -> Bool { left.words == right.words }
}

/// An argument that says how a view is drawn, which JSON alone has.
package enum LookValue: FieldValue {
  case none
  /// The place of the argument in `Inspection.lookArguments`.
  case recorded(UInt32)
  /// As text reports write values, as it was read.
  case read(String)

  package var isAbsent: Bool { if case .none = self { true } else { false } }

  package func write(to writer: inout TextRowWriter, _ field: Field) {}

  package func write(to json: inout JSONRowWriter) {
    guard case .recorded(let place) = self, let inspection = json.scope?.inspection else {
      return json.writer.raw("null")
    }
    LookJSON(inspection: inspection)
      .write(inspection.lookArguments[Int(place)].value, to: &json.writer)
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> LookValue? { nil }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> LookValue? {
    .read(json.value(node))
  }
}

/// What a step changed of a view, in words: parts with two spaces between them, in JSON a list.
package struct DetailWords: FieldValue {
  package var parts: [String] = []

  /// The words of text reports.
  package var words: String { parts.joined(separator: "  ") }

  package var isAbsent: Bool { parts.isEmpty }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.output.append(words)
  }

  package func write(to json: inout JSONRowWriter) {
    json.writer.list(parts.map { .string($0) })
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> DetailWords? {
    let rest = line.takeRest()
    return rest.isEmpty ? nil : DetailWords(parts: [String(rest)])
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> DetailWords? {
    guard json.tree.kind(node) == .array else { return nil }
    var parts: [String] = []
    for element in json.tree.elements(node) { parts.append(json.plain(element)) }
    return DetailWords(parts: parts)
  }

  package static func == (left: DetailWords, right: DetailWords) -> Bool {
    left.words == right.words
  }
}

/// That a view was measured and is not shown.
package struct Unshown: FieldValue {
  package var isUnshown = false

  package var isAbsent: Bool { !isUnshown }

  package func write(to writer: inout TextRowWriter, _ field: Field) {}

  package func write(to json: inout JSONRowWriter) { json.writer.boolean(false) }

  package static func read(_ line: inout LineReader, _ field: Field) -> Unshown? {
    Unshown(isUnshown: true)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Unshown? {
    Unshown(isUnshown: json.tree.kind(node) == .false)
  }
}
