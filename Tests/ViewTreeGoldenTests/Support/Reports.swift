import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// Reports of documents that tests make.
enum Reports {
  /// The inspection of a document.
  static func inspection(_ document: String) throws -> Inspection {
    let read = DocumentReader.read(SourceFile(name: "form.json", text: document))
    guard let document = read.document else {
      throw Failure(words: "\(read.diagnostics.map(\.message))")
    }
    let result = Inspector.inspect(document)
    guard let inspection = result.inspection else {
      throw Failure(words: "\(result.problems.flatMap(\.diagnostics).map(\.message))")
    }
    return inspection
  }

  /// The text report.
  static func text(_ document: String) throws -> [UInt8] {
    TextReport.inspect(try inspection(document))
  }

  /// The report for programs.
  static func json(_ document: String) throws -> [UInt8] {
    JSONReport.inspect(try inspection(document))
  }

  struct Failure: Error {
    let words: String
  }
}
