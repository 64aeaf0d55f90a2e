import Testing
import ViewTreeInspector

@Suite("Closures in views that are not there")
struct AbsenceTests {
  /// The modifiers with their ids and why they are not there.
  private func absences(_ root: String, _ sections: String = "") -> [String] {
    let document = PreferenceDocument(root: root, sections: sections)
    guard let inspection = document.inspection else { return document.problems }
    return inspection.absences.map { absence in
      let name = inspection.names.modifiers[absence.modifier]
      let use = absence.use.map { " of \(inspection.names.views[$0.name])" } ?? ""
      return "\(name) \(inspection.string(absence.id) ?? "-")\(use) \(absence.cause) "
        + absence.expression
    }
  }

  private static func stack(_ views: String...) -> String {
    "{ \"view\": \"VStack\", \"children\": [\(views.joined(separator: ", "))] }"
  }

  @Test("Each control form says why a branch is not there")
  func controlForms() {
    let sections = """
      "state": { "isShown": false, "name": null, "numbers": [], "kind": 2 },
      """
    let (a, b) = (a("a").json, a("b").json)
    let cases: [(String, [String])] = [
      ("{ \"if\": \"isShown\", \"then\": [\(a)], \"else\": [\(b)] }", ["a isFalse isShown"]),
      ("{ \"if\": \"!isShown\", \"then\": [\(a)], \"else\": [\(b)] }", ["b isTrue !isShown"]),
      ("{ \"if\": false, \"then\": [\(a)] }", ["a isFalse false"]),
      ("{ \"if let\": { \"n\": \"name\" }, \"then\": [\(a)], \"else\": [\(b)] }", ["a isNil name"]),
      (
        "{ \"if let\": { \"n\": \"kind\" }, \"then\": [\(a)], \"else\": [\(b)] }",
        ["b isNotNil kind"]
      ),
      ("{ \"forEach\": \"numbers\", \"content\": \(a) }", ["a isEmpty numbers"]),
      (
        "{ \"switch\": \"kind\", \"cases\": { \"1\": [\(a)], \"2\": [\(b)] } }",
        ["a otherCase kind"]
      ),
    ]
    for (form, wanted) in cases {
      #expect(absences(Self.stack(form), sections) == wanted.map { "anchorPreference \($0)" })
    }
  }

  @Test("Children stand before their parents, a background before what it is behind")
  func viewTreeOrder() {
    func view(_ id: String, _ name: String = "Color", _ children: String = "", _ more: String = "")
      -> String
    {
      """
      { "view": "\(name)", "id": "\(id)"\(children), "modifiers": [
        { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[1]" } }\(more)] }
      """
    }
    let more = """
      , { "overlay": \(view("front")) }, { "background": \(view("back")) },
      { "onPreferenceChange": { "key": "L", "perform": "_ = $0" } }
      """
    let parent = view(
      "parent", "HStack", ", \"children\": [\(view("first")), \(view("second"))]", more)
    #expect(
      absences("{ \"if\": false, \"then\": [\(parent), \(view("last"))] }") == [
        "anchorPreference back isFalse false", "anchorPreference first isFalse false",
        "anchorPreference second isFalse false", "anchorPreference parent isFalse false",
        "anchorPreference front isFalse false", "onPreferenceChange parent isFalse false",
        "anchorPreference last isFalse false",
      ])
  }

  @Test("The closures of a component's body stand before those of its use")
  func componentBodies() {
    let sections = """
      "components": { "Row": { "body": \(a("inside").json) } },
      """
    let use = """
      { "view": "Row", "id": "use", "modifiers": [
        { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[1]" } }] }
      """
    #expect(
      absences("{ \"if\": false, \"then\": [\(use), \(use)] }", sections) == [
        "anchorPreference inside of Row isFalse false", "anchorPreference use isFalse false",
        "anchorPreference use isFalse false",
      ])
  }

  @Test("A plain value is not there either, where its view is not")
  func plainValues() {
    let view = """
      { "view": "Color", "id": "a", "modifiers": [ { "preference": { "key": "L", "value": [1] } } ] }
      """
    #expect(
      absences("{ \"if\": false, \"then\": [\(view)] }") == ["preference a isFalse false"])
  }

  @Test("What is not presented is not there; what is presented is")
  func presentations() {
    for name in ["popover", "sheet", "fullScreenCover"] {
      let modifier = "{\"\(name)\": {\"isPresented\": \"$isShown\", \"content\": \(a("a").json)}}"
      let view = PreferenceView.leaf.adding(modifier).json
      #expect(
        absences(view, "\"state\": { \"isShown\": false },")
          == ["anchorPreference a notPresented $isShown"])
      #expect(absences(view, "\"state\": { \"isShown\": true },") == [])
    }
  }

  @Test("Everything inside is listed by the outermost branch, whatever decides inside")
  func nested() {
    let inner = PreferenceView.condition(false, a("inner"))
    let form = PreferenceView.condition(
      false, .stack(a("a").overlay(a("over")), inner).on(), .named("plain"))
    #expect(
      absences(Self.stack(form.json)) == [
        "anchorPreference a isFalse false", "anchorPreference over isFalse false",
        "anchorPreference inner isFalse false", "onPreferenceChange V isFalse false",
      ])
    let open = PreferenceView.condition(true, a("a"), inner)
    #expect(absences(Self.stack(open.json)) == ["anchorPreference inner isFalse false"])
  }

  @Test("A branch that one element of a loop has is there")
  func loops() {
    func loop(_ condition: String) -> String {
      """
      { "forEach": "[1, 2, 3]", "as": "n", "content":
        { "if": "\(condition)", "then": [\(a("a").json)], "else": [\(a("b").json)] } }
      """
    }
    #expect(absences(Self.stack(loop("n == 2"))) == [])
    #expect(absences(Self.stack(loop("n > 3"))) == ["anchorPreference a isFalse n > 3"])
  }

  @Test("The closures of a component are listed at its first use that is not there")
  func components() {
    let sections = """
      "components": { "C": { "body": { "view": "VStack", "children": [\(a("a").json), "D"] } },
                      "D": { "body": \(a("d").json) } },
      """
    let root = Self.stack(
      "\"C\"", "{ \"if\": false, \"then\": [\"C\"] }", "{ \"if\": false, \"then\": [\"C\", \"D\"] }"
    )
    #expect(
      absences(root, sections) == [
        "anchorPreference a of C isFalse false", "anchorPreference d of D isFalse false",
      ])
  }

  @Test("Views without closures, and branches without views, are not listed")
  func nothing() {
    #expect(
      absences(
        Self.stack(
          PreferenceView.condition(false, .leaf, .named("x")).json,
          "{ \"if\": false, \"then\": [] }", "{ \"if\": true, \"then\": [\(a("a").json)] }")) == [])
  }

  @Test("A component that is inside itself is listed once")
  func recursion() {
    let sections = """
      "components": { "C": { "body": [\(a("a").json), { "if": false, "then": ["C"] }] } },
      """
    #expect(
      absences(Self.stack("\"C\""), sections) == ["anchorPreference a of C isFalse false"])
  }
}
