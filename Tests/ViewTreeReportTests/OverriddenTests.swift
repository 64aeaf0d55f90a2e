import Testing
import ViewTreeInspector
import ViewTreeReport

@Suite("Writers that another writer replaces")
struct OverriddenTests {
  private func sample(_ root: String) throws -> Sample {
    var options = InspectionOptions()
    options.recordsViewTreeOrder = true
    return try Sample(
      """
      { "viewtree": 1,
        "preferenceKeys": { "L": { "defaultValue": [], "reduce": "value.append(contentsOf: nextValue())" } },
        "root": \(root) }
      """, options)
  }

  private static let inner = """
    { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[1]" } }
    """
  private static let reader =
    "{ \"onPreferenceChange\": { \"key\": \"L\", \"perform\": \"_ = $0\" } }"

  /// Two writers of one view: the outer one is in line 7.
  private static let sameView = """
    { "view": "Color", "id": "a",
      "modifiers": [ \(inner),


      { "preference": { "key": "L", "value": [2] } }, \(reader) ] }
    """

  @Test("One of the same view is named by its modifier and line, not by the view")
  func sameView() throws {
    let sample = try sample(Self.sameView)
    #expect(
      sample.text().contains(
        "-  anchorPreference L  a  overridden: preference in line 7, an outer modifier of the same view, "
          + "sets the same key and replaces it\n"))
    var options = ReportOptions()
    options.showsViewTreeOrder = true
    let order = String(decoding: TextReport.order(sample.inspection, options), as: UTF8.self)
    #expect(
      order.contains("1  anchorPreference L  a  did not run  overridden by preference in line 7\n"))
  }

  @Test("One further out is named by its view")
  func otherView() throws {
    let root = """
      { "view": "VStack", "id": "outer", "children": [{ "view": "Color", "id": "a", "modifiers": [ \(Self.inner) ] }],
        "modifiers": [ { "preference": { "key": "L", "value": [2] } }, \(Self.reader) ] }
      """
    #expect(
      try sample(root).text().contains(
        "-  anchorPreference L  a  overridden: outer sets the same key and replaces all values inside\n"
      ))
  }

  @Test("JSON has the view, the modifier and the line in both cases")
  func json() throws {
    #expect(
      try sample(Self.sameView).json().contains(
        "\"reason\": \"overridden\", \"by\": \"Color\", \"byEvent\": \"preference\", \"byLine\": 7")
    )
  }
}
