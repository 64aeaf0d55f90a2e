import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// What came of a text that may be wrong.
struct Outcome {
  let inspection: Inspection?
  let diagnostics: [Diagnostic]
  let source: SourceFile

  init(
    _ text: String, _ options: InspectionOptions = InspectionOptions(),
    limits: EvaluationLimits = .standard
  ) {
    source = SourceFile(name: "test.json", text: text)
    let read = DocumentReader.read(source)
    guard let document = read.document else {
      inspection = nil
      diagnostics = read.diagnostics
      return
    }
    let result = Inspector.inspect(document, options: options, limits: limits)
    inspection = result.inspection
    diagnostics = result.problems.flatMap(\.diagnostics)
  }

  /// The ids of the problems.
  var ids: [String] { diagnostics.map(\.id) }

  /// The text that each problem points at.
  var places: [String] {
    diagnostics.map { diagnostic in
      guard let range = diagnostic.range else { return "" }
      return String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
  }
}
