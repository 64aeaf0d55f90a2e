import Testing
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreePicture

/// What the script of a page is told.
@Suite("The data of a page")
struct PageDataTests {
  /// Texts in a column, each of which writes its number.
  private func list(_ count: Int) -> String {
    """
    { "viewtree": 1,
      "preferenceKeys": {
        "K": { "defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())" } },
      "root": { "view": "VStack",
        "children": [ { "forEach": "0..<\(count)", "as": "i", "content": { "view": "Color",
          "modifiers": [{ "anchorPreference": {
            "key": "K", "value": ".bounds", "transform": "[i * 10]" } }] } } ],
        "modifiers": [{ "overlayPreferenceValue": {
          "key": "K", "as": "values", "content": { "view": "Spacer" } } }] } }
    """
  }

  private func values(_ count: Int) throws -> (PageValues, Inspection) {
    let inspection = try Drawn(list(count), values: .long).inspection
    return (PageValues(inspection), inspection)
  }

  @Test("Each element stands at the closure that had it first, and a reduce says what it added")
  func elements() throws {
    let (values, inspection) = try values(3)
    // 1 gives 0; a reduce asks 2 for 10, another asks 3 for 20; then the reader.
    #expect(inspection.order.map(\.number) == [1, 0, 2, 0, 3, 4])
    #expect(values.entries.map(\.added) == [["0"], ["10"], ["10"], ["20"], ["20"], []])
    #expect(values.entries.map(\.base) == [-1, 0, -1, 1, -1, 3])
    #expect(values.entries.map(\.old) == [1, 1, 1, 2, 1, 3])
    #expect(values.entries.map(\.count) == [1, 2, 1, 3, 1, 3])
  }

  @Test("A reduce returns when the last closure that it asked has run")
  func ends() throws {
    #expect(try values(3).0.ends == [0, 2, 2, 4, 4, 5])
  }

  @Test("Of a long value the first elements are known, and how many there are")
  func longValues() throws {
    let (values, inspection) = try values(100)
    #expect(values.entries.last?.count == 100)
    let chips = ValueChips(try #require(inspection.returned.last ?? nil))
    #expect(chips.texts.count == 48 && chips.count == 100)
    #expect(chips.texts.prefix(3) == ["0", "10", "20"])
    #expect(chips.sentence == "[0] [10] [20] [30] [40] [50] … 94 more")
  }

  @Test("The nodes of a view are the last of those that explain it, and the same decides its size")
  func nodes() throws {
    for moment in try Drawn(fixture: "articles/form-steps.json").moments {
      let subject = try #require(moment.subject)
      let (inspection, explainer) = (subject.inspection, subject.explainer)
      let facts = PageFacts(inspection)
      var count = 0
      for index in inspection.views.ids {
        let nodes = try #require(explainer.nodes(ofView: index))
        let whole = try #require(explainer.explanation(ofView: index))
        #expect(whole.steps.suffix(nodes.steps.count).map(\.label) == nodes.steps.map(\.label))
        #expect(nodes.width.length == whole.width.length)
        #expect(nodes.height.length == whole.height.length)
        #expect(
          facts.decisions(nodes, of: index).prefix(2).map { $0.prefix(6) } == ["width ", "height"])
        count += nodes.steps.count
      }
      #expect(count > inspection.views.count)
    }
  }

  @Test("A stack that is nobody's is explained once, not once for each of its children")
  func implicitStack() throws {
    let drawn = try Drawn(
      #"{ "viewtree": 1, "root": { "forEach": "0..<9", "content": "Color" } }"#)
    // All are kept until their places are compared.
    let gaps = try (0..<9).map { view -> [Double] in
      let stack = try #require(drawn.subject.explainer.nodes(ofView: ID(view))?.steps.first)
      guard case .implicit = stack.label, case .gaps(_, let gaps)? = stack.explanation.steps.first
      else { return [] }
      return gaps
    }
    let places = gaps.map { $0.withUnsafeBytes { $0.baseAddress } }
    #expect(gaps.allSatisfy { $0.count == 8 } && Set(places).count == 1)
  }

  @Test("Texts are told apart by their bytes, whatever marks they have")
  func texts() {
    var strings = PageStrings()
    #expect(strings.number(nil) == 0 && strings.number("") == 0)
    #expect([strings.number("\u{E9}"), strings.number("e\u{301}")] == [1, 2])
    #expect([strings.number("e\u{301}"), strings.number("\u{E9}")] == [2, 1])
  }

  @Test("Items of nested lists are closed in their order, however deep they go")
  func lists() {
    var (list, buffer) = (PageList(), ByteBuffer())
    for depth in [0, 1, 2, 1, 0] + Array(0..<200) {
      list.item(depth: depth, in: &buffer)
      buffer.append(depth)
    }
    list.end(in: &buffer)
    #expect(MarkupChecker.problems(in: buffer.text, .page) == [])
    #expect(buffer.text.components(separatedBy: "<li>").count == 206)
  }
}
