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

  /// Calls `body` with each fixture as it was evaluated.
  private func eachInspection(_ body: (String, Inspection) throws -> Void) throws {
    #expect(Self.documents.count > 200)
    for path in Self.documents {
      let source = SourceFile(name: "a.json", bytes: try FileSystemBytes.read(path))
      guard let document = DocumentReader.read(source).document else { continue }
      var options = InspectionOptions()
      options.recordsReduces = true
      options.recordsViewTreeOrder = true
      options.valueDetail = .whole
      guard let inspection = Inspector.inspect(document, options: options).inspection else {
        continue
      }
      try body(path, inspection)
    }
  }

  private func lines(_ old: [UInt8], _ new: [UInt8], _ command: String) -> [String] {
    BehaviourComparison(old: old, new: new, command: command, comparesName: true).lines()
  }

  @Test("A text report and a JSON report of one evaluation have no difference, either way round")
  func same() throws {
    try eachInspection { path, inspection in
      var options = ReportOptions()
      for isFull in [false, true] {
        options.showsModifiers = isFull
        options.showsProposals = isFull
        options.showsPixels = isFull
        options.showsReduces = isFull
        options.showsWholeValues = isFull
        for step in [nil] + inspection.steps.indices.map({ $0 + 1 }) {
          options.step = step
          options.showsViewTreeOrder = false
          let inspect = (
            TextReport.inspect(inspection, options), JSONReport.inspect(inspection, options)
          )
          #expect(lines(inspect.0, inspect.1, "inspect") == [], "\(path) \(isFull)")
          #expect(lines(inspect.1, inspect.0, "inspect") == [], "\(path) \(isFull)")
          options.showsViewTreeOrder = isFull
          let order = (
            TextReport.order(inspection, options), JSONReport.order(inspection, options)
          )
          #expect(lines(order.0, order.1, "order") == [], "\(path) \(isFull)")
          #expect(lines(order.1, order.0, "order") == [], "\(path) \(isFull)")
        }
      }
    }
  }

  private func inspection(_ text: String) throws -> Inspection {
    let read = DocumentReader.read(SourceFile(name: "a.json", text: text))
    let document = try #require(read.document, "\(read.diagnostics)")
    return try #require(Inspector.inspect(document).inspection)
  }

  @Test(
    "What the readers find in either form of a report gives the same lines when it is written again"
  )
  func survives() throws {
    try eachInspection { path, inspection in
      let text = ReportFacts.read(TextReport.inspect(inspection), command: "inspect")
      let json = ReportFacts.read(JSONReport.inspect(inspection), command: "inspect")
      #expect(text.evaluations.count == json.evaluations.count, "\(path)")
      for (left, right) in zip(text.evaluations, json.evaluations) {
        #expect(left.unknown.isEmpty && right.unknown.isEmpty, "\(path)")
      }
      let (left, right) = (text.evaluations[0], json.evaluations[0])
      #expect(left.views.map(\.path) == right.views.map(\.path), "\(path)")
      #expect(left.views.map(\.parent) == right.views.map(\.parent), "\(path)")
      #expect(left.views.map(\.role) == right.views.map(\.role), "\(path)")
      #expect(left.anchors == right.anchors, "\(path)")
      #expect(left.order.map(\.number) == right.order.map(\.number), "\(path)")
      #expect(written(left.skipped) == written(right.skipped), "\(path)")
      #expect(written(left.absences) == written(right.absences), "\(path)")
      #expect(written(left.changes) == written(right.changes), "\(path)")
      let report = String(decoding: TextReport.inspect(inspection), as: UTF8.self)
      for line in written(left.views) + written(left.skipped) + written(left.anchors) {
        #expect(report.contains(line), "\(path)")
      }
    }
  }

  /// The rows as lines of text.
  private func written(_ rows: [some ReportRow]) -> [String] {
    rows.map { row in
      var row = row
      var writer = TextRowWriter(capacity: 64)
      writer.write(&row)
      return writer.output.text
    }
  }

  @Test("A change is told in the same words of two text reports, two JSON reports, and one of each")
  func words() throws {
    let document = """
      { "viewtree": 1, "preferenceKeys": { "K": { "defaultValue": [], "reduce": "value += nextValue()" } },
        "root": { "view": "VStack", "id": "stack", "children": [ { "view": "Text", "text": "a" },
          { "view": "Color", "color": "red", "modifiers": [ { "frame": { "height": 10 } },
            { "preference": { "key": "K", "value": { "$": "[[\\\"a\\\": 1]]" } } } ] } ],
          "modifiers": [ { "onPreferenceChange": { "key": "K", "perform": "_ = $0" } } ] } }
      """
    let (old, new) = (
      try inspection(document),
      try inspection(
        document.replacingOccurrences(of: ": 10", with: ": 12")
          .replacingOccurrences(of: ": 1]]", with: ": 2]]"))
    )
    let before = [TextReport.inspect(old), JSONReport.inspect(old)]
    let after = [TextReport.inspect(new), JSONReport.inspect(new)]
    let wanted = lines(before[0], after[0], "inspect")
    #expect(wanted.count > 2)
    #expect(lines(before[1], after[1], "inspect").filter { !$0.hasPrefix("content") } == wanted)
    #expect(lines(before[0], after[1], "inspect") == wanted)
    #expect(lines(before[1], after[0], "inspect") == wanted)
  }

  @Test(
    "A dictionary whose keys are numbers is the same in text and in JSON, and its values are compared"
  )
  func numbersAsKeys() throws {
    func inspection(_ value: String) throws -> Inspection {
      try self.inspection(
        """
        { "viewtree": 1, "preferenceKeys": { "K": { "defaultValue": "[:] as [Int: String]",
          "reduce": "value.merge(nextValue()) { $1 }" } },
          "root": { "view": "Color", "modifiers": [
            { "preference": { "key": "K", "value": "[1: 'x: \(value)', 2: 'b']" } },
            { "onPreferenceChange": { "key": "K", "perform": "" } } ] } }
        """.replacing("'", with: "\\\""))
    }
    let (old, new) = (try inspection("1"), try inspection("2"))
    #expect(lines(TextReport.inspect(old), JSONReport.inspect(old), "inspect") == [])
    #expect(lines(TextReport.inspect(old), JSONReport.inspect(new), "inspect").count == 1)
  }

  @Test("What moves inside of a frame is told")
  func content() throws {
    func report(_ edge: String) throws -> [UInt8] {
      let root =
        "{ \"view\": \"Text\", \"text\": \"a\", \"id\": \"t\", \"modifiers\": [ { \"padding\": { \"\(edge)\": 20 } } ] }"
      return JSONReport.inspect(try inspection("{ \"viewtree\": 1, \"root\": \(root) }"))
    }
    let found = lines(try report("leading"), try report("trailing"), "inspect")
    #expect(found.first == "Text #t  moved by -20 0", "\(found)")
  }
}
