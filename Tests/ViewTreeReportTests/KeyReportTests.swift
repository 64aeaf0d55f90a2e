import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

@Suite("The report of keys")
struct KeyReportTests {
  private func reports(_ members: String, _ root: String) throws -> (text: String, json: String) {
    let read = DocumentReader.read(
      SourceFile(name: "sample.json", text: "{ \"viewtree\": 1, \(members) \"root\": \(root) }"))
    let document = try #require(read.document, "\(read.diagnostics)")
    var options = InspectionOptions()
    options.keepsLayout = true
    let result = Inspector.inspect(document, options: options)
    let inspection = try #require(result.inspection)
    let graph = KeyGraph(try #require(result.explainer))
    return (
      String(decoding: TextReport.keys(graph, of: inspection), as: UTF8.self),
      String(decoding: JSONReport.keys(graph, of: inspection), as: UTF8.self)
    )
  }

  private static let writer = """
    { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[1]" } }
    """
  private static let reader =
    "{ \"onPreferenceChange\": { \"key\": \"L\", \"perform\": \"_ = $0\" } }"

  @Test("A default is shown as it is written, also one of no elements")
  func defaults() throws {
    for (written, shown) in [("[]", "[]"), ("[1, 2]", "[1, 2]"), ("\"[]\"", "[]"), ("{}", "{}")] {
      let members = """
        "preferenceKeys": { "L": { "defaultValue": \(written), "reduce": "value = nextValue()" } },
        """
      let (text, json) = try reports(members, "\"Spacer\"")
      #expect(text.contains("\n  default  \(shown)\n"))
      #expect(json.contains("\"defaultValue\": \"\(shown)\""))
    }
  }

  @Test("Keys of the system stand behind those of the document, with writers and readers")
  func systemKeys() throws {
    let root = """
      { "view": "VStack", "children": [
        { "view": "NavigationStack", "id": "stack", "content": [
          { "view": "Text", "id": "a", "text": "a", "modifiers": [ { "navigationTitle": "A" } ] },
          { "if": false, "then": [
            { "view": "Text", "id": "b", "text": "b", "modifiers": [ { "navigationTitle": "B" } ] } ] } ] },
        { "view": "Text", "id": "c", "text": "c", "modifiers": [ { "navigationTitle": "C" } ] } ] }
      """
    let (text, json) = try reports("", root)
    #expect(
      text.hasSuffix(
        """

        SwiftUI.NavigationTitleKey  of the system
          default  nil
          reduce   the last title applies
          writers
            navigationTitle  a  line 3
            navigationTitle  c  line 6  not run: no enclosing view reads this key
            navigationTitle  b  line 5  not instantiated
          readers
            navigationBar  stack  line 2

        """))
    #expect(
      json.contains("\"key\": \"SwiftUI.NavigationTitleKey\",\n      \"defaultValue\": \"nil\""))
    #expect(json.contains("\"line\": 3, \"status\": \"ran\", \"next\": 3"))
  }

  @Test("A reader that ViewThatFits only measured is not instantiated")
  func measuredReaders() throws {
    func box(_ id: String, _ width: Int) -> String {
      """
      { "view": "Box", "id": "\(id)", "size": { "width": \(width), "height": 1 },
        "modifiers": [ \(Self.writer), \(Self.reader) ] }
      """
    }
    let members = """
      "window": { "width": 100, "height": 50 },
      "preferenceKeys": { "L": { "defaultValue": [], "reduce": "value = nextValue()" } },
      """
    let (text, json) = try reports(
      members,
      "{ \"view\": \"ViewThatFits\", \"children\": [\(box("wide", 200)), \(box("small", 1))] }")
    #expect(
      text.contains(
        "onPreferenceChange  wide   line 3  not run: it is inside a view that is not shown\n"
      ))
    #expect(json.contains("\"status\": \"not-instantiated\""))
  }

  @Test("A plain value that is replaced did not fail to run: it is not used")
  func plainValues() throws {
    let members = """
      "preferenceKeys": { "L": { "defaultValue": [], "reduce": "value = nextValue()" } },
      """
    let root = """
      { "view": "Color", "id": "a", "modifiers": [
        { "preference": { "key": "L", "value": [1] } },
        { "preference": { "key": "L", "value": [2] } }, \(Self.reader) ] }
      """
    #expect(
      try reports(members, root).text.contains(
        "preference  a  line 2  not used: preference in line 3, an outer modifier of the same view"
      ))
  }
}
