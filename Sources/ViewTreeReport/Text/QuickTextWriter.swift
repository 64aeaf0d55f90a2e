import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes a row as a line of text into room that was looked for once: what most rows say, and nothing that needs an escape.
///
/// Where a row says more it gives up, and `TextRowWriter` writes the whole row.
package struct QuickTextWriter: RowVisitor {
  package let scope: ReportScope?
  /// Where the line goes on.
  var cursor = ByteCursor()
  private let tree: SyntaxTree?
  /// How many bytes a text in quotes has at most.
  private let textLimit: Int

  /// Makes a writer without room.
  init(_ scope: ReportScope?) {
    self.scope = scope
    tree = scope?.inspection.tree
    textLimit = scope?.options.textLimit ?? .max
  }

  /// Leaves the row to `TextRowWriter`.
  @inline(never)
  mutating func giveUp() { cursor.giveUp() }

  /// Writes a word that needs no escape.
  mutating func put(word: String) {
    var word = word
    word.withUTF8 { cursor.put(plain: $0) }
  }

  /// Writes a text that nothing around it could be taken for.
  @inline(__always)
  mutating func put(text: UnsafeBufferPointer<UInt8>, _ field: Field) {
    let isPlain =
      field.isQuoted
      ? text.count <= textLimit && TerminalBytes.isPlain(text)
      : ReportEscape.isPlain(text, field.stops)
    if isPlain { cursor.put(text) } else { giveUp() }
  }

  /// Writes a text of the document.
  @inline(__always)
  mutating func put(text node: SyntaxNode.Index, _ field: Field) {
    tree?.withTextBytes(node) { put(text: $0, field) }
  }

  // MARK: - Facts

  package mutating func mark(_ text: StaticString) { cursor.put(text) }

  package mutating func indentation(_ depth: inout Int, limit: Int) {
    guard depth <= limit else { return giveUp() }
    cursor.put(UInt8(ascii: " "), count: depth * 2)
  }

  @inline(__always)
  package mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let before = field.before, !value.isAbsentInText else { return }
    guard field.column == nil else { return giveUp() }
    cursor.put(before)
    value.write(quickly: &self, field)
    cursor.put(field.after)
  }

  package mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout Sentence) -> Void
  ) {
    giveUp()
  }

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    if field.before != nil, row != nil { giveUp() }
  }

  @inline(__always)
  package mutating func rarePart<Row: ReportRow>(_ part: inout RarePart<Row>) {
    if !part.isAbsent { giveUp() }
  }

  @inline(__always)
  package mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    if field.before != nil, !rows.isEmpty { giveUp() }
  }

  @inline(__always)
  package mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {
    if !rows.isEmpty { giveUp() }
  }
}
