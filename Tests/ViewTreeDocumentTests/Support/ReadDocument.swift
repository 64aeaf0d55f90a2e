import ViewTreeDocument
import ViewTreeSyntax

/// A document that was read, asked for what is wrong with it.
struct ReadDocument {
  let source: SourceFile
  let document: Document?
  let diagnostics: [Diagnostic]

  init(_ text: String) {
    source = SourceFile(name: "test.json", text: text)
    let result = DocumentReader.read(source)
    document = result.document
    diagnostics = result.diagnostics
  }

  /// A document with this root and these further sections.
  init(root: String, _ sections: String = "") {
    self.init("{\"viewtree\": 1, \(sections.isEmpty ? "" : sections + ", ")\"root\": \(root)}")
  }

  /// The ids of the problems, in the order of their places.
  var ids: [String] { diagnostics.map(\.id) }

  /// The ids of what makes a document wrong.
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.id) }

  /// The text that each problem points at.
  var places: [String] {
    diagnostics.map { diagnostic in
      guard let range = diagnostic.range else { return "" }
      return String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
  }
}
