import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// A frame: `x y  widthxheight` in text.
extension Rect: FieldValue {
  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.append(frame: self)
  }

  package func write(to json: inout JSONRowWriter) { json.writer.rect(self) }

  package static func read(_ line: inout LineReader, _ field: Field) -> Rect? {
    guard let origin = Point.read(&line, field), line.take("  "), let width = line.takeNumber(),
      line.take("x"), let height = line.takeNumber()
    else { return nil }
    return Rect(x: origin.x, y: origin.y, width: width, height: height)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Rect? {
    guard let origin = Point.read(node, in: json), let width = json.number("width", of: node),
      let height = json.number("height", of: node)
    else { return nil }
    return Rect(x: origin.x, y: origin.y, width: width, height: height)
  }
}

extension Rect {
  /// The frame that some words start with, and the words after it.
  package static func taken(from words: Substring) -> (frame: Rect?, rest: Substring) {
    var line = LineReader(words)
    let frame = Rect.read(&line, .text(""))
    return frame == nil ? (nil, words) : (frame, line.rest)
  }
}

extension Point: FieldValue {
  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.output.append(x, UInt8(ascii: " "), y)
  }

  package func write(to json: inout JSONRowWriter) { json.writer.point(self) }

  package static func read(_ line: inout LineReader, _ field: Field) -> Point? {
    guard let x = line.takeNumber(), line.take(" "), let y = line.takeNumber() else { return nil }
    return Point(x: x, y: y)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> Point? {
    guard let x = json.number("x", of: node), let y = json.number("y", of: node) else { return nil }
    return Point(x: x, y: y)
  }
}

/// A proposal as `--proposal` takes it: `100xnil`.
extension ProposedSize: FieldValue {
  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.styled(.size) { writer in
      Length(value: width).write(to: &writer, field)
      writer.output.append(UInt8(ascii: "x"))
      Length(value: height).write(to: &writer, field)
    }
  }

  package func write(to json: inout JSONRowWriter) { json.writer.proposal(self) }

  package static func read(_ line: inout LineReader, _ field: Field) -> ProposedSize? {
    guard let width = Length.read(&line, field), line.take("x"),
      let height = Length.read(&line, field)
    else { return nil }
    return ProposedSize(width: width.value, height: height.value)
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ProposedSize? {
    ProposedSize(width: json.number("width", of: node), height: json.number("height", of: node))
  }
}

/// The value of an anchor: geometry, or the words that text has for it.
package enum RowGeometry: FieldValue {
  case geometry(AnchorGeometry)
  case words(String)

  /// The spelling in text reports.
  package var text: String {
    switch self {
    case .words(let words): return words
    case .geometry(let geometry):
      var buffer = ByteBuffer()
      buffer.append(geometry: geometry)
      return buffer.text
    }
  }

  /// The edges of a rectangle, x and y in turn, or the point, or `nil` for a list or an absent
  /// anchor.
  package var edges: [Double]? {
    let field = Field.text("")
    var line = LineReader(text[...])
    if let rect = Rect.read(&line, field), line.rest.isEmpty {
      return [rect.minX, rect.minY, rect.maxX, rect.maxY]
    }
    line = LineReader(text[...])
    guard let point = Point.read(&line, field), line.rest.isEmpty else { return nil }
    return [point.x, point.y]
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    switch self {
    case .words(let words): writer.output.append(words)
    case .geometry(.rect(let rect)): writer.append(frame: rect)
    case .geometry(let geometry): writer.output.append(geometry: geometry)
    }
  }

  package func write(to json: inout JSONRowWriter) {
    switch self {
    case .words(let words): json.writer.string(words)
    case .geometry(let geometry): json.writer.geometry(geometry)
    }
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> RowGeometry? {
    let rest = line.takeRest()
    return rest.isEmpty ? nil : .words(String(rest))
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> RowGeometry? {
    .words(RowGeometry.geometry(geometry(node, json)).text)
  }

  private static func geometry(_ node: SyntaxNode.Index, _ json: JSONSource) -> AnchorGeometry {
    if let rect = Rect.read(node, in: json) { return .rect(rect) }
    if let point = Point.read(node, in: json) { return .point(point) }
    guard json.tree.kind(node) == .array else { return .none }
    var list: [AnchorGeometry] = []
    for element in json.tree.elements(node) { list.append(geometry(element, json)) }
    return .list(list)
  }
}
