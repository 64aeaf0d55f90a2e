import Testing

@Suite("Titles of navigation views")
struct NavigationTitleTests {
  private static func screen(_ view: String, _ children: [PreferenceView]) -> PreferenceView {
    PreferenceView(
      "\"view\": \"\(view)\", \"id\": \"N\", \"children\": "
        + "[\(children.map(\.json).joined(separator: ", "))]")
  }

  private static func titled(_ name: String, _ titles: String...) -> PreferenceView {
    titles.reduce(.named(name)) { $0.adding("{\"navigationTitle\": \"\($1)\"}") }
  }

  @Test("The navigation view reads the title of its content, whichever of the two it is")
  func read() {
    for view in ["NavigationView", "NavigationStack"] {
      for modifier in ["navigationTitle", "navigationBarTitle"] {
        let text = PreferenceView.named("a").adding("{\"\(modifier)\": \"Part \\\\(1 + 2)\"}")
        let document = PreferenceDocument(root: Self.screen(view, [text]).json)
        #expect(document.problems == [])
        #expect(document.readings == ["\"Part 3\""])
        #expect(document.log == "a N")
        #expect(document.skips == [])
      }
    }
  }

  @Test("Of several titles in a screen the last counts, and views without one do not disturb it")
  func severalTitles() {
    let screen = Self.screen(
      "NavigationStack",
      [Self.titled("a", "A"), Self.titled("b", "B"), .condition(true, .leaf), .stack(.loop())])
    let document = PreferenceDocument(root: screen.json)
    #expect(document.readings == ["\"B\""])
  }

  @Test("If a view has two titles, the outer one applies, and the inner one also runs")
  func twice() {
    let screen = Self.screen("NavigationStack", [Self.titled("a", "inner", "outer")])
    let document = PreferenceDocument(root: screen.json)
    #expect(document.readings == ["\"outer\""])
    #expect(document.skips.isEmpty)
  }

  @Test("Without a navigation view nobody reads the title")
  func unread() {
    let document = PreferenceDocument(root: Self.titled("a", "A").json)
    #expect(document.readings == [])
    #expect(document.skips == ["a unread-key"])
  }

  @Test("A title belongs to the innermost navigation view, which keeps it to itself")
  func nested() {
    let inner = Self.screen("NavigationStack", [Self.titled("a", "A")])
    let document = PreferenceDocument(root: Self.screen("NavigationView", [inner]).json)
    #expect(document.readings.sorted() == ["\"A\"", "nil"])
  }

  @Test("Where a document has titles, a navigation view without one reads nil")
  func none() {
    let stack = PreferenceView.stack(
      Self.screen("NavigationStack", [.leaf]), Self.titled("a", "A"))
    #expect(PreferenceDocument(root: stack.json).readings == ["nil"])
    #expect(
      PreferenceDocument(root: Self.screen("NavigationStack", [.leaf]).json).readings == [])
  }

  @Test("Keys of the document pass through a navigation view, and a title disturbs none of them")
  func otherKeys() {
    let screen = Self.screen(
      "NavigationStack", [Self.titled("a", "A").writing("x"), .named("b").writing("y")])
    let document = PreferenceDocument(root: screen.on().json)
    #expect(document.readings == ["\"A\"", "x,y"])
    #expect(
      document.trace
        == "a:SwiftUI.NavigationTitleKey N:SwiftUI.NavigationTitleKey a:L R1(b:L) action:L")
  }

  @Test("A document cannot name the key of the system")
  func noName() {
    let reader = PreferenceView.stack(Self.titled("a", "A")).on("SwiftUI.NavigationTitleKey")
    #expect(PreferenceDocument(root: reader.json).problems.count == 1)
  }

  @Test("A title that changes with the state is written and read again, the others are not")
  func changes() throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "state": { "count": 1, "other": 1 },
        "root": { "view": "NavigationStack", "id": "N", "content": [
          { "view": "Text", "id": "constant", "text": "a", "modifiers": [
            { "navigationTitle": "constant" } ] },
          { "view": "Text", "id": "counted", "text": "\\\\(other)", "modifiers": [
            { "navigationTitle": "Count \\\\(count)" } ] } ] },
        "steps": [{ "set": { "count": 2 } }, { "set": { "other": 2 } }] }
      """)
    let steps = evaluated.inspection.steps.map(\.inspection)
    let ran = steps.map { step in
      step.order.map { step.names.modifiers[$0.modifier] + " " + step.name(of: $0.view) }
    }
    #expect(ran == [["navigationTitle counted", "navigationBar N"], []])
    #expect(
      steps.map { $0.preferences.map(\.value.description) } == [["\"Count 2\""], ["\"Count 2\""]])
    #expect(steps[0].skipped.map { steps[0].name(of: $0.view) } == ["constant"])
    #expect(steps[1].skipped.map(\.reason) == [.clean, .clean, .clean])
  }
}
