import ViewTreeNumbers
import ViewTreeSyntax

/// A diagnostic in the protocol's form, with the text of the command line.
struct PublishedDiagnostic {
  /// The open text.
  let text: TextDocument
  /// The sources that were read, the open text first.
  let source: SourceFile
  let uri: String
  let showsRelatedPlaces: Bool

  /// A diagnostic as JSON. If it has no range in the text, it's at the start.
  func json(_ diagnostic: Diagnostic) -> OrderedJSON {
    let isElsewhere = diagnostic.range.map { own($0) == nil } ?? false
    let head = isElsewhere ? place(diagnostic.range) + diagnostic.message : diagnostic.message
    var members: [(String, OrderedJSON)] = [
      ("range", text.range(diagnostic.range.flatMap { own($0) } ?? 0..<0)),
      ("severity", .integer(Self.severity(diagnostic.severity))),
      ("code", .text(diagnostic.id)), ("source", "viewtree"),
      ("message", .text(([head] + lines(diagnostic)).joined(separator: "\n"))),
    ]
    let related = related(diagnostic)
    if !related.isEmpty { members.append(("relatedInformation", .list(related))) }
    return .object(members)
  }

  private static func severity(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The suggested fix, and the notes that can't be shown at their locations.
  private func lines(_ diagnostic: Diagnostic) -> [String] {
    let help = diagnostic.help.map { ["help: \($0)"] } ?? []
    return help
      + diagnostic.notes.filter { !isRelated($0) }.map { "note: \(place($0.range))\($0.message)" }
  }

  private func isRelated(_ note: Diagnostic.Note) -> Bool {
    showsRelatedPlaces && note.range != nil
  }

  private func related(_ diagnostic: Diagnostic) -> [OrderedJSON] {
    diagnostic.notes.filter(isRelated).compactMap { note in
      note.range.map { ["location": location($0), "message": .text(note.message)] }
    }
  }

  // MARK: - Locations

  /// The range in the open text. `nil` if it's in another file.
  private func own(_ range: SourceRange) -> Range<Int>? {
    let end = source.parts.first?.range.upperBound ?? source.bytes.count
    guard Int(range.start) <= end else { return nil }
    return Int(range.start)..<min(Int(range.end), end)
  }

  /// The location of a note in another file, or of a note that is shown as text.
  private func place(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    let name = source.name(at: range)
    let position = LineTable(source).position(at: range.start)
    return "\(name.split(separator: "/").last ?? ""):\(position.line):\(position.column): "
  }

  private func location(_ range: SourceRange) -> OrderedJSON {
    if let own = own(range) { return ["uri": .text(uri), "range": text.range(own)] }
    guard let part = source.part(at: range.start) else {
      return ["uri": .text(uri), "range": text.range(0..<0)]
    }
    let file = text.other(part, of: source)
    let start = Int(range.start) - part.range.lowerBound
    let end = min(Int(range.end), part.range.upperBound) - part.range.lowerBound
    return ["uri": .text(DocumentURI.of(path: part.name)), "range": file.range(start..<end)]
  }
}

extension TextDocument {
  /// Another file of a source, with the same position encoding.
  func other(_ part: SourceFile.Part, of source: SourceFile) -> TextDocument {
    with(SourceFile(name: part.name, bytes: Array(source.bytes[part.range])))
  }
}
