import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// `explain` for a reader: how its value came to be, fold by fold.
struct ReaderExplanationTests {
  private func explained(_ children: String, reduce: String, json: Bool = false) throws -> String {
    let text = """
      {"viewtree": 1, "window": {"width": 100, "height": 100},
       "preferenceKeys": {"K": {"defaultValue": "[]", "reduce": "\(reduce)"}},
       "root": {"view": "VStack", "id": "root", "children": [\(children)],
         "modifiers": [{"onPreferenceChange": {"key": "K", "perform": ""}}]}}
      """
    let read = DocumentReader.read(SourceFile(name: "sample.json", text: text))
    var options = InspectionOptions()
    options.keepsLayout = true
    options.valueDetail = .short
    let result = Inspector.inspect(
      try #require(read.document, "\(read.diagnostics)"), options: options)
    let (inspection, explainer) = try (
      #require(result.inspection), #require(result.explainer)
    )
    let explanation = try #require(explainer.explanation(ofView: ID(0)))
    return String(
      decoding: json
        ? JSONReport.explain(explanation, of: explainer, in: inspection)
        : TextReport.explain(explanation, of: explainer, in: inspection), as: UTF8.self)
  }

  private func writer(_ name: String, _ more: String = "") -> String {
    #"{"view": "Color", "id": "\#(name)", "modifiers": [{"preference": {"key": "K", "value": {"$": "[\"\#(name)\"]"}}}\#(more)]}"#
  }

  private func story(_ text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.lastIndex { $0.hasPrefix("How the value") } ?? lines.endIndex - 1
    return Array(lines[(start + 1)...].dropLast())
  }

  @Test("Each fold shows the value before, the next value and the value after")
  func folds() throws {
    let text = try explained(
      writer("a") + "," + writer("b") + "," + writer("c"), reduce: "append")
    #expect(
      story(text) == [
        "a, preference", "  gives   [\"a\"]", "b, preference", "  gives   [\"b\"]",
        "c, preference", "  gives   [\"c\"]",
        "root folds 3 values", "  first   [\"a\"]  of a",
        "  reduce", "  value   [\"a\"]", "  next    [\"b\"]  of b", "  after   [\"a\", \"b\"]",
        "  reduce", "  value   [\"a\", \"b\"]", "  next    [\"c\"]  of c",
        "  after   [\"a\", \"b\", \"c\"]",
      ])
  }

  @Test("A value that reduce did not ask for is named, and nothing of it is told")
  func unasked() throws {
    let text = try explained(writer("a") + "," + writer("b"), reduce: "first")
    #expect(
      story(text) == [
        "a, preference", "  gives   [\"a\"]", "root folds 2 values", "  first   [\"a\"]  of a",
        "  reduce", "  value   [\"a\"]", "  next    not requested, of b", "  after   [\"a\"]",
      ])
  }

  @Test("A transformer shows what it found and what it left; without a value below, the default")
  func transformers() throws {
    let change = #", {"transformPreference": {"key": "K", "transform": "$0.append(\"t\")"}}"#
    let text = try explained(
      writer("a", change)
        + #", {"view": "Spacer", "id": "s", "modifiers": [\#(change.dropFirst(2))]}"#,
      reduce: "append")
    #expect(
      story(text).prefix(8) == [
        "a, preference", "  gives   [\"a\"]", "a, transformPreference", "  before  [\"a\"]",
        "  after   [\"a\", \"t\"]", "s, transformPreference", "  before  the default",
        "  after   [\"t\"]",
      ])
  }

  @Test("A dynamic container without a value is told to have the default")
  func defaults() throws {
    let silent = #"{"view": "HStack", "id": "d", "children": {"if": "false", "then": "Spacer"}}"#
    let text = try explained(writer("a") + "," + silent, reduce: "last")
    #expect(story(text).contains("d, dynamic, without a value"))
    #expect(story(text).suffix(2) == ["  next    []  of d", "  after   []"])
  }

  @Test("JSON has the same steps")
  func json() throws {
    let text = try explained(writer("a") + "," + writer("b"), reduce: "append", json: true)
    #expect(
      text.contains(
        #"{ "step": "fold", "view": "VStack", "operands": 2, "from": "VStack/Color[0]", "after": "[\"a\"]" }"#
      ))
    #expect(
      text.contains(
        #"{ "step": "reduce", "view": "VStack/Color[1]", "before": "[\"a\"]", "next": "[\"b\"]", "after": "[\"a\", \"b\"]" }"#
      ))
  }
}
