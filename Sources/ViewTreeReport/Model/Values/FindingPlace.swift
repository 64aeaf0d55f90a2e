import ViewTreeNumbers
import ViewTreeSyntax

/// The start of a finding, at the start of its line: `form.json:9:34:`, or only the name.
struct FindingPlace: FieldValue {
  var source = ""
  var position: SourcePosition?
  var hasColor = false

  var isAbsent: Bool { source.isEmpty && position == nil }

  func write(to writer: inout TextRowWriter, _ field: Field) {
    DiagnosticRenderer.writePlace(source, position, color: hasColor, to: &writer.output)
  }

  /// JSON has the parts as members.
  func write(to json: inout JSONRowWriter) { json.writer.raw("null") }

  static func read(_ line: inout LineReader, _ field: Field) -> FindingPlace? {
    let ends = FindingLevel.all.map { ": \($0.rawValue): " }
    guard
      let words = ends.compactMap({ line.rest.split(at: $0)?.0 }).min(by: { $0.count < $1.count })
    else { return nil }
    line = LineReader(line.rest[words.endIndex...].dropFirst())
    var place = FindingPlace(source: ReportEscape.plain(words))
    let parts = words.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 3, let number = Int(parts[parts.count - 2]),
      let column = Int(parts.last ?? "")
    {
      place.source = ReportEscape.plain(parts.dropLast(2).joined(separator: ":")[...])
      place.position = SourcePosition(line: number, column: column)
    }
    return place
  }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> FindingPlace? { nil }
}
