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
  /// The names that it writes.
  var names: PlainNames
  private let tree: SyntaxTree?
  /// How many bytes a text in quotes has at most.
  private let textLimit: Int

  /// Makes a writer without room.
  init(_ scope: ReportScope?) {
    self.scope = scope
    names = PlainNames(scope?.inspection.names)
    tree = scope?.inspection.tree
    textLimit = scope?.options.textLimit ?? .max
  }

  /// Leaves the row to `TextRowWriter`.
  @inline(never)
  mutating func giveUp() { cursor.giveUp() }

  /// Writes a word that needs no escape.
  @inline(never)
  mutating func put(word: String) {
    var word = word
    word.withUTF8 { cursor.put(plain: $0) }
  }

  /// Writes a text that nothing around it could be taken for.
  @inline(__always)
  mutating func put(text: UnsafeBufferPointer<UInt8>, _ field: Field) {
    if field.isQuoted {
      put(quoted: text)
    } else {
      put(open: text, field.after, field.end, field.orEnd)
    }
  }

  /// Writes a text of the document.
  @inline(__always)
  mutating func put(text node: SyntaxNode.Index, _ field: Field) {
    guard field.isQuoted else { return put(open: node, field.after, field.end, field.orEnd) }
    // With copies, for the tree would have to be kept while all of this changes.
    let limit = textLimit
    var (cursor, isPlain) = (cursor, false)
    tree?.withTextBytes(node) { text in
      isPlain = text.count <= limit && TerminalBytes.isPlain(text)
      if isPlain { cursor.put(text) }
    }
    if isPlain { self.cursor = cursor } else { put(odd: node) }
  }

  @inline(__always)
  private mutating func put(quoted text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= textLimit, TerminalBytes.isPlain(text) else { return put(odd: text) }
    cursor.put(text)
  }

  @inline(never)
  private mutating func put(odd node: SyntaxNode.Index) {
    tree?.withTextBytes(node) { put(odd: $0) }
  }

  /// Writes a text in quotes that has something else than printable ASCII in it.
  @inline(never)
  private mutating func put(odd text: UnsafeBufferPointer<UInt8>) {
    let isWhole = text.count <= textLimit
    if isWhole, ReportEscape.isPlain(text, .quoted, isOpen: false) {
      cursor.put(text)
    } else {
      giveUp()
    }
  }

  // Never inlined, and without the whole field, which would be made for all rows of the few that have such a text.
  @inline(never)
  private mutating func put(
    open text: UnsafeBufferPointer<UInt8>, _ after: StaticString, _ end: StaticString,
    _ orEnd: StaticString
  ) {
    let stops = Field(nil, nil, after: after, end: end, orEnd: orEnd).stops
    if ReportEscape.isPlain(text, stops) { cursor.put(text) } else { giveUp() }
  }

  @inline(never)
  private mutating func put(
    open node: SyntaxNode.Index, _ after: StaticString, _ end: StaticString, _ orEnd: StaticString
  ) {
    tree?.withTextBytes(node) { put(open: $0, after, end, orEnd) }
  }

  // MARK: - Facts

  package mutating func mark(_ text: StaticString) { cursor.put(text) }

  @inline(__always)
  package mutating func indentation(_ depth: inout Int, limit: Int) {
    guard depth <= limit else { return giveUp() }
    cursor.put(spaces: depth * 2)
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
