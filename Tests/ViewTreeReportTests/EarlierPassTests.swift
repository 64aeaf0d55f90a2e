import Testing
import ViewTreeInspector
import ViewTreeReport

/// What reports say in the last pass of closures that ran in an earlier one.
@Suite("Closures that ran in an earlier pass")
struct EarlierPassTests {
  /// `a` does not use the state that the action of the first pass changes; `b` does.
  private static let document = """
    { "viewtree": 1, "window": { "width": 100, "height": 50 }, "state": { "count": 0 },
      "preferenceKeys": { "L": { "defaultValue": [], "reduce": "value.append(contentsOf: nextValue())" } },
      "root": { "view": "HStack", "id": "row", "children": [
        { "view": "Color", "id": "a", "modifiers": [
          { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[1]" } } ] },
        { "view": "Color", "id": "b", "modifiers": [
          { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[count]" } } ] } ],
        "modifiers": [ { "onPreferenceChange": { "key": "L", "perform": "count = 2" } } ] } }
    """

  private func sample() throws -> Sample {
    var options = InspectionOptions()
    options.recordsViewTreeOrder = true
    return try Sample(Self.document, options)
  }

  private func order() throws -> String {
    var options = ReportOptions()
    options.showsViewTreeOrder = true
    return String(
      decoding: TextReport.order(try sample().inspection, options), as: UTF8.self)
  }

  @Test("The record has the number and the pass of the last run")
  func record() throws {
    let inspection = try sample().inspection
    // Pass 1 runs a, b and the action; pass 2 runs b, and the action again for another value.
    #expect(inspection.order.map(\.pass) == [1, 1, 1, 2, 2])
    let skip = try #require(inspection.skipped.first)
    #expect(inspection.skipped.count == 1)
    #expect(skip.reason == .clean)
    #expect(skip.earlierRun?.number == 1)
    #expect(skip.earlierRun?.pass == 1)
  }

  @Test(
    "The tree has the number of the earlier run, and view-tree order says that it was not again")
  func trees() throws {
    let text = try order()
    #expect(text.contains("\n  Color #a  1 anchorPreference, pass 1\n"))
    #expect(text.contains("\n  Color #b  4 anchorPreference\n"))
    #expect(text.contains("\n1  anchorPreference L  a  ran as 1 in pass 1, not again  clean\n"))
    #expect(text.contains("\n1 closure ran in an earlier pass, not again: clean\n"))
    #expect(!text.contains("did not run"))
  }

  @Test("Skipped closures name the pass in which they ran")
  func skipped() throws {
    let text = try sample().text()
    #expect(
      text.contains(
        "-  anchorPreference L  a  pass 2  clean: nothing that it uses has changed since pass 1\n"
      ))
    #expect(
      try sample().json().contains(
        "\"reason\": \"clean\", \"ranAs\": 1, \"ranInPass\": 1, \"pass\": 2"))
  }

  @Test("What ran before a step is not counted as run in the step")
  func steps() throws {
    let document = Self.document.replacing(
      "\"viewtree\": 1,", with: "\"viewtree\": 1, \"steps\": [ { \"set\": { \"count\": 2 } } ],")
    let step = try #require(try Sample(document).inspection.steps.first)
    #expect(step.inspection.skipped.allSatisfy { $0.earlierRun == nil })
    #expect(step.inspection.skipped.count == 3)
  }
}
