import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

@Suite("Views whose inputs have not changed are kept")
struct KeptViewTests {
  /// The reports of a document in both forms, and how many of its steps kept views.
  private func reports(
    _ document: Document, buildingAllViews: Bool
  ) -> (text: String, json: String, kept: Int) {
    var options = InspectionOptions()
    options.buildsAllViews = buildingAllViews
    options.valueDetail = .whole
    let result = Inspector.inspect(document, options: options)
    guard let inspection = result.inspection else {
      return ("\(result.problems.flatMap(\.diagnostics).map(\.message))", "", 0)
    }
    return (
      String(decoding: TextReport.inspect(inspection), as: UTF8.self),
      String(decoding: JSONReport.inspect(inspection), as: UTF8.self),
      inspection.steps.count { $0.inspection.keptPasses > 0 }
    )
  }

  /// How many steps kept views; records an issue if a report says something else than without that.
  private func kept(_ name: String, _ source: SourceFile) -> Int {
    let read = DocumentReader.read(source)
    guard let document = read.document else {
      Issue.record("\(name): \(read.diagnostics.map(\.message))")
      return 0
    }
    let kept = reports(document, buildingAllViews: false)
    let all = reports(document, buildingAllViews: true)
    #expect(all.kept == 0)
    if kept.text != all.text || kept.json != all.json {
      let lines = zip(
        kept.text.split(separator: "\n"), all.text.split(separator: "\n")
      ).first { $0 != $1 }
      Issue.record("\(name): \(lines?.0 ?? "JSON") instead of \(lines?.1 ?? "")")
    }
    return kept.kept
  }

  @Test("Of a list whose state changes in one row, a step keeps all other rows")
  func oneRow() {
    let text = """
      {"viewtree": 1, "state": {"rows": [1, 2, 3]},
       "root": {"view": "VStack", "children": [
         {"forEach": "rows", "as": "row", "content": {"view": "Text", "text": "\\\\(row)"}}]},
       "steps": [{"perform": "rows[1] += 40"}, {"perform": "rows.append(4)"}, {"perform": "rows[3] = 0"}]}
      """
    // A row more is another list; it is kept from there on.
    #expect(kept("one row", SourceFile(name: "rows.json", text: text)) == 2)
  }

  @Test(
    "What is equal to what was there and does not read the same is another value",
    arguments: [
      (#""state": {"n": 0.0}"#, "n = -0.0", #"{"view": "Text", "text": "\\(n)"}"#, "-0.000000"),
      (
        #""state": {"k": 1}"#, "k = 2",
        #"{"view": "VStack", "let": {"z": "k == 1 ? 0.0 : -0.0"}, "children": [{"view": "Text", "text": "\\(z)"}]}"#,
        "-0.000000"
      ),
      (
        #""state": {"a": ["\u00e9"]}"#, #"a = [\"e\\u{301}\"]"#,
        #"{"forEach": "a", "as": "e", "content": {"view": "Text", "text": "\\(e)"}}"#, "e\u{301}"
      ),
      (
        #""state": {"a": ["\u00e9"]}"#, #"a = [\"e\\u{301}\"]"#,
        #"{"forEach": "a", "as": "e", "id": "e", "content": {"view": "Text", "text": "\\(e)"}}"#,
        "e\u{301}"
      ),
    ])
  func equalButNotTheSame(state: String, action: String, root: String, shown: String) throws {
    let text = """
      {"viewtree": 1, \(state), "root": \(root), "steps": [{"perform": "\(action)"}]}
      """
    let source = SourceFile(name: "same.json", text: text)
    _ = kept("same", source)
    let document = try #require(DocumentReader.read(source).document)
    let bytes = Array(reports(document, buildingAllViews: false).text.utf8)
    // The first report is of before the step; only the step can have this in it.
    #expect(bytes.indices.contains { bytes[$0...].starts(with: shown.utf8) })
  }

  @Test("Views are kept whatever else there is", arguments: KeptKind.all)
  func kinds(kind: KeptKind) {
    // Each step changes something that is seen, and all of them keep the views.
    #expect(kept(kind.name, SourceFile(name: "kind.json", text: kind.text)) == kind.steps.count)
  }

  @Test(
    "What is not there any more, or stands somewhere else, is built anew",
    arguments: KeptKind.others)
  func otherKinds(kind: KeptKind) {
    #expect(kept(kind.name, SourceFile(name: "kind.json", text: kind.text)) == 0)
  }

  @Test("Random documents say the same after random steps as when every pass builds all views")
  func randomSteps() {
    var count = 0
    for seed in 0..<400 {
      count += kept(
        "seed \(seed)",
        SourceFile(name: "random.json", text: RandomStepDocument(seed).text))
    }
    // There is no point in this unless a good part is kept.
    #expect(count > 700)
  }

  @Test("Fixtures with steps say the same as when every pass builds all views")
  func fixtures() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var count = 0
    for name in files.sorted() where name.hasSuffix(".json") {
      let file = folder.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("\"steps\""), text.contains("\"viewtree\"") else { continue }
      let source = SourceFile(name: name, text: text)
      guard DocumentReader.read(source).document != nil else { continue }
      count += kept(name, source)
    }
    #expect(count > 0)
  }
}
