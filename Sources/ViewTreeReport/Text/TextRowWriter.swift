import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes rows as lines of text.
package struct TextRowWriter: RowVisitor {
  /// The written bytes.
  package var output: ByteBuffer
  package let scope: ReportScope?
  /// The short names of views, in the compact form, in which values are brief, too. `nil` in
  /// others.
  var names: ShortViewNames?
  /// The other lines of the current row, which follow its first line.
  private var later = ByteBuffer()
  /// The paths of the views that rows name.
  private var paths: PathWriter?
  /// The spaces that its line starts with.
  private var spaces = 0
  /// The words of the current fact.
  private var sentence: MessageBuilder
  /// True if names, sizes and problems are between marks.
  let hasMarks: Bool

  /// The usual size of a view's line, in bytes, with some reserve.
  static let usualRow = 128

  /// Creates a writer without text.
  package init(capacity: Int, scope: ReportScope? = nil) {
    output = ByteBuffer(capacity: capacity)
    self.scope = scope
    paths = scope.map { PathWriter($0.inspection) }
    hasMarks = scope?.options.hasMarks ?? false
    sentence = MessageBuilder(scope)
  }

  /// A line, and those that belong to it.
  package mutating func write(_ row: inout some ReportRow) {
    spaces = 0
    row.visit(&self)
    output.appendLine()
    guard later.count > 0 else { return }
    output.append(contentsOf: later.bytes)
    later.removeAll()
  }

  /// Writes text so that its end is unambiguous.
  mutating func append(text: UnsafeBufferPointer<UInt8>, _ field: Field) {
    if field.isQuoted, let limit = scope?.options.textLimit, text.count > limit {
      return append(text: String(decoding: text, as: UTF8.self), limit, field)
    }
    // Plain text contains no quotation mark that could end the quoted text early.
    if field.isQuoted, TerminalBytes.isPlain(text) { return output.append(contentsOf: text) }
    ReportEscape.append(text, field.stops, isOpen: !field.isQuoted, to: &output)
  }

  /// Writes the start of the text, and its full length.
  private mutating func append(text: String, _ limit: Int, _ field: Field) {
    let count = text.count
    var shown = count > limit ? ReportWords.shortened(text.prefix(limit), of: count) : text
    shown.withUTF8 { ReportEscape.append($0, field.stops, isOpen: false, to: &output) }
  }

  /// Writes the path of a view. Its identifiers can't contain a terminator.
  mutating func append(pathOf view: ID<InspectedView>) {
    paths?.append(pathOf: view, to: &output)
  }

  // MARK: - Styles

  /// Writes a part in a style, between marks if the report has them.
  @inline(__always)
  mutating func styled(_ style: TextStyle?, _ write: (inout TextRowWriter) -> Void) {
    guard hasMarks, let style else { return write(&self) }
    output.append(style.rawValue)
    write(&self)
    output.append(StyleMarks.end)
  }

  /// Writes the parts of a line, in which control characters are visible.
  mutating func append(_ text: StyledText) {
    for part in text.parts {
      styled(part.style) { $0.output.appendEscapedForTerminal(part.text) }
    }
  }

  /// Writes a rectangle as `x y  width x height`.
  mutating func append(frame: Rect) {
    guard hasMarks else { return output.append(frame: frame) }
    output.append(frame.minX, UInt8(ascii: " "), frame.minY)
    output.append("  " as StaticString)
    styled(.size) { $0.output.append(frame.width, UInt8(ascii: "x"), frame.height) }
  }

  // MARK: - Facts

  package mutating func mark(_ text: StaticString) { output.append(text) }

  package mutating func indentation(_ depth: inout Int, limit: Int) {
    spaces = min(depth, limit) * 2
    output.append(UInt8(ascii: " "), count: spaces)
    guard depth > limit else { return }
    output.append("level " as StaticString)
    output.append(depth)
    output.append("  " as StaticString)
  }

  // Inlined, so that the constants of each field declaration are known at the call.
  @inline(__always)
  package mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let before = field.before, !value.isAbsentInText else { return }
    output.append(before)
    let start = output.count
    styled(field.style) { value.write(to: &$0, field) }
    if let column = field.column {
      let count = StyleMarks.width(String(decoding: output.bytes(from: start), as: UTF8.self))
      output.append(UInt8(ascii: " "), count: column - count)
    }
    output.append(field.after)
  }

  // Text reports refer to a view by its id.
  package mutating func view(
    _ field: Field, id: StaticString, _ reference: inout ViewReference?
  ) {
    self.field(field, &reference)
  }

  package mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {
    guard words.isAbsent else { return self.field(field, &words) }
    sentence.removeAll()
    make(&sentence)
    guard let before = field.before, !sentence.isEmpty else { return }
    output.append(before)
    sentence.bytes.withUnsafeBufferPointer { append(text: $0, field) }
    output.append(field.after)
  }

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    guard let before = field.before, row != nil else { return }
    output.append(before)
    styled(field.style) { row?.visit(&$0) }
    output.append(field.after)
  }

  package mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard let before = field.before, !rows.isEmpty else { return }
    let indentation = spaces
    swap(&output, &later)
    if field.heading.utf8CodeUnitCount > 0 {
      output.append(field.heading)
      output.appendLine()
    }
    rows.forEach { row in
      output.append(UInt8(ascii: " "), count: indentation)
      output.append(before)
      row.visit(&self)
      output.appendLine()
    }
    swap(&output, &later)
    spaces = indentation
  }

  package mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {
    rows.forEach { $0.visit(&self) }
  }
}
