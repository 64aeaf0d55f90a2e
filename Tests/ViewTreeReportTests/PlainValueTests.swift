import Testing
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

/// What `preference` writes is a value: it is listed, and it has no number.
@Suite("The values of plain writers")
struct PlainValueTests {
  private static let root = """
    { "view": "VStack", "children": [
      { "view": "Color", "id": "a", "modifiers": [
        { "preference": { "key": "L", "value": [1] } },
        { "preference": { "key": "L", "value": [2] } },
        { "preference": { "key": "Unread", "value": "x" } } ] },
      { "view": "Color", "id": "b", "modifiers": [
        { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[3]" } } ] } ],
      "modifiers": [ { "onPreferenceChange": { "key": "L", "perform": "_ = $0" } } ] }
    """
  private static let keys = """
    "preferenceKeys": { "L": { "defaultValue": [], "reduce": "value.append(contentsOf: nextValue())" },
      "Unread": { "defaultValue": "nil", "reduce": "value = nextValue()" } },
    """

  private func sample(_ detail: ValueDetail = .short) throws -> Sample {
    var options = InspectionOptions()
    options.valueDetail = detail
    let document =
      "{\"viewtree\": 1, \"window\": {\"width\": 100, \"height\": 50}, \(Self.keys)\"root\": \(Self.root)}"
    return try Sample(document, options)
  }

  private func order(_ change: (inout ReportOptions) -> Void = { _ in }) throws -> String {
    var options = ReportOptions()
    change(&options)
    return String(
      decoding: TextReport.order(try sample(.whole).inspection, options), as: UTF8.self)
  }

  @Test("They have no place among the closures that ran")
  func numbers() throws {
    let inspection = try sample().inspection
    #expect(
      inspection.order.map { inspection.names.modifiers[$0.modifier] } == [
        "anchorPreference", "onPreferenceChange",
      ])
    #expect(inspection.skipped.isEmpty)
  }

  @Test("All are recorded if values are, in view-tree order; otherwise those that nobody got")
  func records() throws {
    let all = try sample().inspection.plainValues
    #expect(all.map { $0.value?.value.description } == ["[1]", "[2]", "\"x\""])
    #expect(all.map { $0.reason == nil } == [false, true, false])
    let unread = try sample(.none).inspection.plainValues
    #expect(unread.count == 2)
    #expect(unread.allSatisfy { $0.value == nil && $0.reason != nil })
  }

  @Test("The tree has them as values, a dash before one that nobody got")
  func tree() throws {
    #expect(
      try order().contains(
        "\n  Color #a  - preference L = [1]  preference L = [2]  - preference Unread = \"x\"\n"))
  }

  @Test("A value of more than 24 characters is left out of the tree, unless all of it is wanted")
  func longValues() throws {
    let text = String(repeating: "x", count: 23)
    let root = Self.root.replacing("\"x\"", with: "\"\(text)\"")
    let document = "{\"viewtree\": 1, \(Self.keys)\"root\": \(root)}"
    var options = InspectionOptions()
    options.valueDetail = .whole
    let inspection = try Sample(document, options).inspection
    let short = String(decoding: TextReport.order(inspection), as: UTF8.self)
    #expect(short.contains("- preference Unread = …\n"))
    var report = ReportOptions()
    report.showsWholeValues = true
    let whole = String(decoding: TextReport.order(inspection, report), as: UTF8.self)
    #expect(whole.contains("- preference Unread = \"\(text)\"\n"))
  }

  @Test("Those that nobody got stand among what was skipped, with the reason")
  func skipped() throws {
    for text in [try order(), try sample().text()] {
      #expect(
        text.contains("\n-  preference L  a  overridden: preference in line 5, an outer modifier"))
      #expect(
        text.contains("\n-  preference Unread  a  unread-key: no enclosing view reads this key\n"))
    }
  }

  @Test("A chosen key and a chosen view leave the others out")
  func scope() throws {
    let inspection = try sample().inspection
    let key = try #require(inspection.names.keys.id(of: "L"))
    let text = try order { $0.key = key }
    #expect(text.contains("- preference L = [1]  preference L = [2]\n"))
    #expect(!text.contains("Unread"))
    #expect(try !order { $0.views = [ID(2)] }.contains("preference L = "))
  }

  @Test("JSON has the values with the order, and the reasons in both places")
  func json() throws {
    let json = String(decoding: JSONReport.order(try sample().inspection), as: UTF8.self)
    #expect(
      json.contains(
        "{ \"event\": \"preference\", \"key\": \"L\", \"view\": \"VStack/Color[0]\", \"id\": \"a\", \"value\": [2] }"
      ))
    #expect(
      json.contains(
        "\"key\": \"Unread\", \"view\": \"VStack/Color[0]\", \"id\": \"a\", \"value\": \"x\", \"reason\": \"unread-key\" }"
      ))
    #expect(
      json.contains(
        "\"key\": \"Unread\", \"view\": \"VStack/Color[0]\", \"id\": \"a\", \"reason\": \"unread-key\", \"pass\": 1 }"
      ))
    #expect(!(try sample(.none).json().contains("\"plainValues\"")))
  }
}
