import Testing

@Suite("Listings: objects, and views of a component's own")
struct ListedObjectTests {
  private static let types =
    #""types": "class Model: ObservableObject { @Published var name = \"a\" }\n@Observable class Store { var isOn = false }\nclass Plain { var x = 1 }""#

  private func component(_ members: String, root: String = #""Row""#, state: String = "") -> String
  {
    let text = listing(
      "{\"viewtree\": 1, \(Self.types), \(state) \"components\": {\"Row\": {\(members)}}, \"root\": \(root)}"
    )
    guard let start = text.ranges(of: "struct Row").first?.lowerBound else { return text }
    let rest = text[start...]
    return String(rest[..<(rest.ranges(of: "\n}\n").first?.upperBound ?? rest.endIndex)])
  }

  @Test("State that is an object is a StateObject, or State of an @Observable class")
  func state() {
    #expect(
      component(
        #""state": {"model": {"type": "Model", "value": "Model()"}, "store": {"$": "Store()"}}, "body": {"view": "TextField", "text": "$model.name"}"#
      ) == """
        struct Row: View {
          @StateObject private var model = Model()
          @State private var store = Store()

          var body: some View {
            TextField(text: $model.name) {}
          }
        }

        """)
  }

  @Test("Objects that a component is given are observed, and bound to where bindings are made")
  func parameters() {
    let text = component(
      #""parameters": {"model": "Model", "store": "Store", "other": "Store", "plain": "Plain"}, "body": {"view": "Toggle", "title": "\\(model.name) \\(other.isOn) \\(plain.x)", "isOn": "$store.isOn"}"#,
      root: #"{"view": "Row", "model": "m", "store": "s", "other": "s", "plain": "Plain()"}"#,
      state: #""state": {"m": {"$": "Model()"}, "s": {"$": "Store()"}},"#)
    #expect(text.contains("  @ObservedObject var model: Model\n"))
    #expect(text.contains("  @Bindable var store: Store\n"))
    #expect(text.contains("  let other: Store\n"))
    #expect(text.contains("  let plain: Plain\n"))
  }

  @Test("Objects of the environment are read by their classes, and handed down by what they are")
  func environment() {
    let text = component(
      #""environment": {"model": "Model", "store": "Store.self"}, "body": {"view": "Toggle", "title": "\\(model.name)", "isOn": "$store.isOn"}"#
    )
    #expect(
      text == """
        struct Row: View {
          @EnvironmentObject private var model: Model
          @Environment(Store.self) private var store

          var body: some View {
            @Bindable var store = store
            Toggle("\\(model.name)", isOn: $store.isOn)
          }
        }

        """)
    #expect(
      body(
        #"{"view": "Spacer", "modifiers": [{"environmentObject": "Model()"}, {"environmentObject": "Store()"}, {"environment": "Model()"}]}"#,
        Self.types + ","
      ) == """
        Spacer()
          .environmentObject(Model())
          .environment(Store())
          .environmentObject(Model())
        """)
  }

  @Test("An object of the document that a component uses is handed to it as an object")
  func handedDown() {
    let text = listing(
      "{\"viewtree\": 1, \(Self.types), \"state\": {\"model\": {\"$\": \"Model()\"}}, \"components\": {\"Row\": {\"body\": {\"view\": \"Text\", \"text\": \"\\\\(model.name)\"}}}, \"root\": \"Row\"}"
    )
    #expect(text.contains("struct Row: View {\n  @ObservedObject var model: Model\n"))
    #expect(text.contains("  @StateObject private var model = Model()\n"))
    #expect(text.contains("    Row(model: model)\n"))
  }

  @Test("What a component reads from the environment is not handed to it, too")
  func sameName() {
    let text = listing(
      "{\"viewtree\": 1, \(Self.types), \"state\": {\"model\": {\"$\": \"Model()\"}}, \"components\": {\"Row\": {\"environment\": {\"model\": \"Model\"}, \"body\": {\"view\": \"Text\", \"text\": \"\\\\(model.name)\"}}}, \"root\": {\"view\": \"VStack\", \"children\": [\"Row\"], \"modifiers\": [{\"environmentObject\": \"model\"}]}}"
    )
    #expect(text.contains("      Row()\n"))
    #expect(!text.contains("@ObservedObject"))
  }

  @Test("onPreferenceChange of values that aren't Equatable has no Swift")
  func notEquatable() {
    let key = """
      "types": {"W": "struct W { let x: Int }"},
      "preferenceKeys": {"K": {"type": "[W]", "defaultValue": [], "reduce": "append"}},
      """
    let view =
      #"{"view": "Spacer", "modifiers": [{"preference": {"key": "K", "value": "[W(x: 1)]"}}, {"onPreferenceChange": {"key": "K", "perform": "print(value.count)"}}]}"#
    #expect(
      body(view, key)
        == "Swift has no equivalent for 'onPreferenceChange' of 'K', whose values aren't Equatable [listing-no-swift]"
    )
    let equatable = key.replacing("struct W {", with: "struct W: Equatable {")
    #expect(body(view, equatable).contains(".onPreferenceChange(K.self)"))
  }

  @Test("Objects that nothing observes, and objects among views, have no place in the environment")
  func refused() {
    #expect(
      body(
        #"{"view": "Spacer", "modifiers": [{"environment": "Plain()"}]}"#, Self.types + ","
      ) == "Swift has no equivalent for objects of 'Plain' in the environment [listing-no-swift]")
    #expect(
      body(
        #"{"view": "VStack", "children": [{"environment": {"m": "Model"}}, {"view": "Text", "text": "\\(m.name)"}], "modifiers": [{"environmentObject": "Model()"}]}"#,
        Self.types + ","
      )
        == "Swift has no equivalent for an environment object in the content of a view [listing-no-swift]"
    )
  }

  @Test("Views of a component's own are properties, or functions of what they are made of")
  func ownViews() {
    #expect(
      component(
        #""views": {"line": ["Divider", {"slot": "name", "with": {"level": 2}}], "name": {"parameters": {"level": "Int"}, "body": {"view": "Text", "text": "\\(level)"}}}, "body": {"view": "VStack", "children": [{"slot": "line", "modifiers": ["bold"]}, {"slot": "name", "with": {"level": 1}}]}"#
      ) == """
        struct Row: View {
          @ViewBuilder private var line: some View {
            Divider()
            name(level: 2)
          }

          @ViewBuilder private func name(level: Int) -> some View {
            Text("\\(level)")
          }

          var body: some View {
            VStack {
              line
                .bold()
              name(level: 1)
            }
          }
        }

        """)
  }

  @Test("A component that a component's own views use is handed what it uses")
  func handedDownThroughViews() {
    let text = listing(
      """
      {"viewtree": 1, "state": {"count": 1}, "components": {
        "Inner": {"body": {"view": "Text", "text": "\\\\(count)"}},
        "Outer": {"views": {"line": "Inner"}, "body": {"slot": "line"}}}, "root": "Outer"}
      """)
    #expect(text.contains("    Outer(count: $count)\n"))
    #expect(text.contains("    Inner(count: $count)\n"))
  }

  @Test("A condition in a nameless 'let' is a closure that is called")
  func effects() {
    #expect(
      body(
        #"{"view": "Spacer", "let": {"_": "if m.a < 1 { m.a = 1 }"}}"#,
        #""types": "class M: ObservableObject { @Published var a = 1 }", "state": {"m": {"$": "M()"}},"#
      ) == """
        let _ = { if m.a < 1 { m.a = 1 } }()
        Spacer()
        """)
  }
}
