import ViewTreeNumbers
import ViewTreeSyntax

/// The number of findings: `1 error, 2 warnings in 3 files`, `no findings`.
struct FindingCount: FieldValue {
  var errors = 0
  var warnings = 0
  var files = 1

  private static let nothing = "no problems"

  private var words: String {
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let words = parts.isEmpty ? Self.nothing : parts.joined(separator: ", ")
    return words + (files == 1 ? "" : " in \(files) files")
  }

  func write(to writer: inout TextRowWriter, _ field: Field) { writer.output.append(words) }

  /// JSON has the parts as members.
  func write(to json: inout JSONRowWriter) { json.writer.raw("null") }

  static func read(_ line: inout LineReader, _ field: Field) -> FindingCount? {
    let rest = line.takeRest()
    var count = FindingCount()
    for word in rest.split(at: " in ")?.0.split(separator: ", ") ?? rest.split(separator: ", ") {
      let number = Int(word.prefix { $0.isNumber }) ?? 0
      if word.contains("error") { count.errors = number } else { count.warnings = number }
    }
    if let files = rest.split(at: " in ")?.1 {
      count.files = Int(files.prefix { $0.isNumber }) ?? 1
    }
    // Any other wording belongs to another kind of line.
    return count.words == rest ? count : nil
  }

  static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> FindingCount? { nil }
}
