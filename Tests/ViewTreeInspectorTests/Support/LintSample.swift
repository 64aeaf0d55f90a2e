import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// What lints find in a document.
struct LintSample {
  let findings: [Diagnostic]
  private let source: SourceFile

  /// Looks at a root with the keys `L` (appends to a list), `Z` (the last value wins, nil by default), `F`
  /// (the first wins, nil by default) and `N` (adds numbers).
  init(_ root: String, _ members: String = "") {
    let text = """
      {"viewtree": 1, "window": {"width": 100, "height": 100}, \(members)
       "preferenceKeys": {
         "L": {"defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())"},
         "Z": {"defaultValue": "nil", "reduce": "value = nextValue()"},
         "F": {"defaultValue": "nil", "reduce": "first"},
         "N": {"defaultValue": 0, "reduce": "sum"}},
       "root": \(root)}
      """
    self.init(document: text)
  }

  init(document text: String, name: String = "test.json") {
    source = SourceFile(name: name, text: text)
    let read = DocumentReader.read(source)
    guard let document = read.document else {
      findings = read.diagnostics
      return
    }
    let result = Linter.lint(document)
    findings = result.findings ?? result.problems.flatMap(\.diagnostics)
  }

  /// What one lint found: the words that it points to.
  func words(_ lint: String) -> [String] {
    findings.filter { $0.id == lint }.map { words(at: $0.range) }
  }

  /// The words that the notes of a lint's first finding point to.
  func notes(_ lint: String) -> [String] {
    findings.first { $0.id == lint }?.notes.map { words(at: $0.range) } ?? []
  }

  /// The names of all lints that found something, except for keys that are never used. Warnings of
  /// SwiftUI aren't lints.
  var names: [String] {
    findings.filter { LintRegistry.standard.names.contains($0.id) }
      .filter { !$0.message.hasSuffix("is never used") || $0.id != "key-never-read" }
      .map(\.id)
  }

  private func words(at range: SourceRange?) -> String {
    guard let range else { return "" }
    return String(
      decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
