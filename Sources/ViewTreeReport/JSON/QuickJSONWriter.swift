import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes a row as an object on one line into room that was looked for once: what most rows say, and nothing that needs an
/// escape.
///
/// Where a row says more it gives up, and `JSONRowWriter` writes the whole row.
package struct QuickJSONWriter: RowVisitor {
  package let scope: ReportScope?
  /// Where the object goes on.
  var cursor = ByteCursor()
  /// The names that it writes.
  var names: PlainNames
  /// The paths of the views that rows name.
  var paths: PathWriter?
  private let tree: SyntaxTree?
  private var isFirst = true
  /// The last frame of the row and where it stands there: the frames of a view and of its modifiers are mostly the same.
  private var lastFrame: Rect?
  private var lastText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// Makes a writer without room.
  init(_ scope: ReportScope?) {
    self.scope = scope
    names = PlainNames(scope?.inspection.names)
    tree = scope?.inspection.tree
    paths = scope.map { PathWriter($0.inspection) }
  }

  /// Leaves the row to `JSONRowWriter`.
  @inline(never)
  mutating func giveUp() { cursor.giveUp() }

  /// Writes an object of its own into room that another one had no part in.
  @inline(__always)
  mutating func write(_ row: inout some ReportRow, to room: ByteCursor) -> ByteCursor {
    cursor = room
    lastFrame = nil
    write(&row)
    return cursor
  }

  /// Writes an object.
  mutating func write(_ row: inout some ReportRow) {
    let wasFirst = isFirst
    isFirst = true
    cursor.put("{ ")
    row.visit(&self)
    cursor.put(" }")
    isFirst = wasFirst
  }

  /// Writes a text that needs no escape.
  mutating func put(string text: UnsafeBufferPointer<UInt8>) {
    guard TerminalBytes.isPlain(text) || Self.needsNoEscape(text) else { return giveUp() }
    cursor.put(quoted: text)
  }

  /// Whether nothing needs an escape in a text that is not plain ASCII.
  @inline(never)
  private static func needsNoEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      && TerminalBytes.isHarmless(text)
  }

  /// Writes a name.
  @inline(__always)
  mutating func put(string name: ShortText) {
    cursor.put("\"")
    cursor.put(name)
    cursor.put("\"")
  }

  /// Writes a frame.
  mutating func put(_ frame: Rect) {
    if frame == lastFrame { return cursor.put(lastText) }
    lastText = cursor.noting { $0.put(members: frame) }
    lastFrame = frame
  }

  /// Writes a text of the document.
  mutating func put(string node: SyntaxNode.Index) {
    // With a copy of the cursor, for the tree would have to be kept while all of this changes.
    var (cursor, isWritten) = (cursor, false)
    tree?.withTextBytes(node) { text in
      isWritten = TerminalBytes.isPlain(text) || Self.needsNoEscape(text)
      if isWritten { cursor.put(quoted: text) }
    }
    if isWritten { self.cursor = cursor } else { giveUp() }
  }

  /// Writes the path of a view: identifiers, in which nothing needs an escape.
  mutating func put(pathOf view: ID<InspectedView>) {
    cursor.put(UInt8(ascii: "\""))
    paths?.append(pathOf: view, to: &cursor)
    cursor.put(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func begin(_ key: StaticString) {
    if isFirst {
      cursor.put("\"", key, "\": ")
      isFirst = false
    } else {
      cursor.put(", \"", key, "\": ")
    }
  }

  // MARK: - Facts

  package mutating func mark(_ text: StaticString) {}

  package mutating func indentation(_ depth: inout Int, limit: Int) {}

  @inline(__always)
  package mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let key = field.key, field.isNullable || !value.isAbsent else { return }
    begin(key)
    value.write(quickly: &self)
  }

  package mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout Sentence) -> Void
  ) {}

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    if field.key != nil, row != nil { giveUp() }
  }

  @inline(__always)
  package mutating func rarePart<Row: ReportRow>(_ part: inout RarePart<Row>) {
    if !part.isAbsent { giveUp() }
  }

  @inline(__always)
  package mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard let key = field.key else { return }
    begin(key)
    guard !rows.isEmpty else { return cursor.put("[]") }
    cursor.put("[")
    var isFirstRow = true
    rows.forEach {
      if !isFirstRow { cursor.put(", ") }
      isFirstRow = false
      write(&$0)
    }
    cursor.put("]")
  }

  package mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {}
}
