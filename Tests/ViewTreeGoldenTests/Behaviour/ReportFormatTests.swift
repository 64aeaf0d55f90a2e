import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("Text and JSON of one report")
struct ReportFormatTests {
  /// The documents of all fixtures.
  static let documents: [String] = FixtureReportTests.files.filter { $0.hasSuffix(".json") }
    .filter { !$0.hasSuffix(".schema.json") && !$0.contains(".inspect.") }

  /// What both forms of a report say of a view; text cuts long texts and shows control characters.
  private func facts(_ view: EvaluationFacts.View) -> [String] {
    let text = view.text.map { text in
      let cut = text.prefix(text.hasSuffix("…") ? 41 : 40)
      return TerminalText.escaped(String(cut)) + (cut.endIndex < text.endIndex ? "…" : "")
    }
    return [
      view.name, view.id ?? "-", view.role, "\(view.depth)", "\(view.parent)", text ?? "-",
      view.frame.map { "\($0.originText) \($0.sizeText)" } ?? "-",
      view.contentOrigin?.originText ?? "-",
    ]
  }

  @Test("Both forms of a report tell the same of every view, closure and anchor")
  func same() throws {
    #expect(Self.documents.count > 200)
    for path in Self.documents {
      let source = SourceFile(name: "a.json", bytes: try FileSystemBytes.read(path))
      guard let document = DocumentReader.read(source).document,
        let inspection = Inspector.inspect(document).inspection
      else { continue }
      let text = ReportFacts.read(TextReport.inspect(inspection), command: "inspect")
      let json = ReportFacts.read(JSONReport.inspect(inspection), command: "inspect")
      let (left, right) = (text.evaluations[0], json.evaluations[0])
      #expect(left.views.map(facts) == right.views.map(facts), "\(path)")
      #expect(left.order.map(\.number) == right.order.map(\.number), "\(path)")
      #expect(left.order.map(\.view) == right.order.map(\.view), "\(path)")
      #expect(left.skipped.count == right.skipped.count, "\(path)")
      #expect(left.anchors == right.anchors, "\(path)")
      #expect(left.readings.map(\.view) == right.readings.map(\.view), "\(path)")
      #expect(
        left.readings.map { $0.elements.map(\.writer) }
          == right.readings.map { $0.elements.map(\.writer) }, "\(path)")
      #expect(left.state.map(\.subject) == right.state.map(\.subject), "\(path)")
      #expect(json.evaluations.count == text.evaluations.count, "\(path)")
    }
  }

  @Test("The paths that a text report does not spell out are those of the JSON report")
  func paths() throws {
    for path in Self.documents {
      let source = SourceFile(name: "a.json", bytes: try FileSystemBytes.read(path))
      guard let document = DocumentReader.read(source).document,
        let inspection = Inspector.inspect(document).inspection
      else { continue }
      let text = ReportFacts.read(TextReport.inspect(inspection), command: "inspect")
      let json = ReportFacts.read(JSONReport.inspect(inspection), command: "inspect")
      for (left, right) in zip(text.evaluations[0].views, json.evaluations[0].views) {
        #expect(left.path == right.path, "\(path)")
      }
    }
  }
}
