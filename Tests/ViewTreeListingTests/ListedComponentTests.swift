import Testing

@Suite("Listings: components")
struct ListedComponentTests {
  private func declaration(_ head: String, in text: String) -> String {
    guard let start = text.ranges(of: head).first?.lowerBound else { return text }
    let rest = text[start...]
    return String(rest[..<(rest.ranges(of: "\n}\n").first?.upperBound ?? rest.endIndex)])
  }

  @Test("Parameters are properties: values, bindings, closures, then views as a parameter")
  func parameters() {
    let text = listing(
      """
      {"viewtree": 1, "state": {"names": ["Ann"], "taps": 0},
       "components": {"Row": {
         "parameters": {"content": "(_ n: Int) -> View", "name": "Binding<String>", "label": "String",
           "width": {"type": "CGFloat", "defaultValue": 120}, "onTap": "(Int) -> Void"},
         "state": {"open": false},
         "body": {"slot": "content", "with": {"n": 3}, "modifiers": [{"onTapGesture": "onTap(1)"}]}}},
       "root": {"view": "Row", "name": "$names[0]", "label": "first", "onTap": "taps += value",
         "content": {"view": "Text", "text": "\\\\(n)"}}}
      """)
    #expect(
      declaration("struct Row", in: text) == """
        struct Row<Content: View>: View {
          @Binding var name: String
          let label: String
          var width: CGFloat = 120
          let onTap: (Int) -> Void
          @ViewBuilder let content: (Int) -> Content
          @State private var open = false

          var body: some View {
            content(3)
              .onTapGesture { onTap(1) }
          }
        }

        """)
    #expect(
      text.contains(
        """
            Row(name: $names[0], label: "first", onTap: { value in taps += value }) { n in
              Text("\\(n)")
            }
        """))
  }

  @Test("A parameter without a type has the one of what it is given, or is refused")
  func openTypes() {
    let component =
      #""components": {"Row": {"parameters": {"data": "_", "row": "(_ n: Int) -> View"}, "body": {"forEach": "data", "as": "item", "id": "\\.self", "content": {"slot": "row", "with": {"n": {"$": "item"}}}}}},"#
    let text = listing(
      "{\"viewtree\": 1, \"state\": {\"names\": [\"a\"]}, \(component) \"root\": {\"view\": \"Row\", \"data\": {\"$\": \"[1, 2]\"}, \"row\": \"Divider\"}}"
    )
    #expect(text.contains("  let data: [Int]\n"))
    let two = listing(
      "{\"viewtree\": 1, \"state\": {\"names\": [\"a\"]}, \(component) \"root\": [{\"view\": \"Row\", \"data\": {\"$\": \"[1, 2]\"}, \"row\": \"Divider\"}, {\"view\": \"Row\", \"data\": {\"$\": \"names\"}, \"row\": \"Divider\"}]}"
    )
    #expect(two.contains("the type of 'data' of the component 'Row' is unknown"))
  }

  @Test("State and functions of the document that a component uses are handed down")
  func handedDown() {
    let text = listing(
      """
      {"viewtree": 1, "state": {"log": {"type": "[Int]", "value": []}},
       "functions": {"note": {"parameters": {"_ n": "Int"}, "body": "log.append(n)"}},
       "components": {
         "Inner": {"body": {"view": "Color", "modifiers": [{"onTapGesture": "note(log.count)"}]}},
         "Outer": {"body": {"view": "Inner"}}},
       "root": "Outer"}
      """)
    #expect(
      text.contains("struct Inner: View {\n  @Binding var log: [Int]\n  let note: (Int) -> Void\n"))
    #expect(text.contains("    Inner(log: $log, note: note)\n"))
    #expect(text.contains("    Outer(log: $log, note: note)\n"))
  }

  @Test("First values that look at parameters are set by an initialiser")
  func initializer() {
    let text = listing(
      """
      {"viewtree": 1, "components": {"Row": {"parameters": {"starts": "Bool"}, "state": {"open": {"$": "starts"}},
        "body": {"if": "open", "then": "Divider"}}}, "root": {"view": "Row", "starts": true}}
      """)
    #expect(
      text.contains(
        """
          let starts: Bool
          @State private var open: Bool

          init(starts: Bool) {
            self.starts = starts
            _open = State(initialValue: starts)
          }

        """))
  }

  @Test("A modifier of the document's own is a ViewModifier with a function of View")
  func modifier() {
    let text = listing(
      """
      {"viewtree": 1, "modifiers": {"card": {"parameters": {"inset": {"type": "CGFloat", "defaultValue": 8}},
        "body": {"slot": "content", "modifiers": [{"padding": "inset"}]}}},
       "root": {"view": "Divider", "modifiers": [{"card": 4}, {"padding": 1}]}}
      """)
    #expect(
      text.contains(
        """
        struct Card: ViewModifier {
          var inset: CGFloat = 8

          func body(content: Content) -> some View {
            content
              .padding(inset)
          }
        }

        extension View {
          func card(inset: CGFloat = 8) -> some View {
            modifier(Card(inset: inset))
          }
        }

        """))
    #expect(text.contains("    Divider()\n      .card(inset: 4)\n      .padding(1)\n"))
  }

  @Test("A layout is a type that follows Layout, with its closures as methods")
  func layout() {
    let text = listing(
      """
      {"viewtree": 1, "layouts": {"Stack": {"parameters": {"gap": "CGFloat"}, "makeCache": "subviews.count",
        "sizeThatFits": "CGSize(width: gap, height: 1)", "placeSubviews": "_ = cache"}},
       "root": {"view": "Stack", "gap": 4, "children": ["Divider"]}}
      """)
    #expect(
      declaration("struct Stack", in: text) == """
        struct Stack: Layout {
          let gap: CGFloat

          func makeCache(subviews: Subviews) -> Int {
            subviews.count
          }

          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
          ) -> CGSize {
            CGSize(width: gap, height: 1)
          }

          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
          ) {
            _ = cache
          }
        }

        """)
  }

  @Test("The root has a name that no component has, and what a listing brings along keeps its own")
  func names() {
    let text = listing(
      #"{"viewtree": 1, "components": {"ContentView": {"body": "Spacer"}}, "root": "ContentView"}"#)
    #expect(text.contains("struct RootView: View {\n  var body: some View {\n    ContentView()"))
    #expect(text.contains("#Preview {\n  RootView()\n}"))
    #expect(
      listing(
        #"{"viewtree": 1, "components": {"DocumentBox": {"body": "Spacer"}}, "root": ["Box", "DocumentBox"]}"#
      ) == "Swift has no equivalent for a second 'DocumentBox' [listing-no-swift]")
  }

  @Test("Bodies that no compiler takes are refused")
  func depth() {
    let count = 201
    let text =
      String(repeating: #"{"view": "VStack", "children": "#, count: count) + #""Spacer""#
      + String(repeating: "}", count: count)
    #expect(
      body(text)
        == "Swift has no equivalent for views nested more than 200 levels deep [listing-no-swift]")
  }

  @Test("State that says where the focus is is a FocusState, in components, too")
  func focus() {
    let text = listing(
      """
      {"viewtree": 1, "state": {"field": {"type": "String?"}, "isNote": false, "isSearching": false, "talks": {"type": "Bool", "value": false}},
       "components": {"Row": {"parameters": {"isOn": "Binding<Bool>"}, "state": {"own": false},
         "body": {"view": "Text", "text": "a", "modifiers": [{"focused": "$isOn"}, {"focused": "$own"}, {"onTapGesture": "field = nil"}]}}},
       "root": {"view": "Row", "isOn": "$isNote", "modifiers": [{"focused": {"binding": "$field", "equals": {"$": "\\"a\\""}}},
         {"focused": "$isNote"}, {"searchFocused": "$isSearching"}, {"accessibilityFocused": "$talks"}]}}
      """)
    for line in [
      "@FocusState.Binding var isOn: Bool", "@FocusState private var own: Bool",
      "@FocusState.Binding var field: String?", "@FocusState private var field: String?",
      "@FocusState private var isNote: Bool", "@FocusState private var isSearching: Bool",
      "@AccessibilityFocusState private var talks: Bool",
    ] {
      #expect(text.contains("  \(line)\n"), "\(line) in \(text)")
    }
  }

  @Test("State that is a namespace is one, and is handed to components as it is")
  func namespaces() {
    let text = listing(
      """
      {"viewtree": 1, "state": {"ns": "namespace"},
       "components": {"Row": {"body": {"view": "Color", "modifiers": [{"matchedGeometryEffect": {"id": "a", "in": "ns", "isSource": false}}]}}},
       "root": {"view": "VStack", "children": [{"view": "Color", "modifiers": [{"matchedGeometryEffect": {"id": "a", "in": "ns"}}]}, "Row"]}}
      """)
    for line in ["  @Namespace private var ns", "  let ns: Namespace.ID", "      Row(ns: ns)"] {
      #expect(text.contains(line + "\n"), "\(line) in \(text)")
    }
  }

  @Test("A style is a type with its protocol, and a call where it is set")
  func styles() {
    let text = listing(
      """
      {"viewtree": 1, "state": {"on": false, "inset": {"type": "CGFloat", "value": 3}},
       "styles": {"Chip": {"protocol": "ButtonStyle", "parameters": {"color": {"type": "Color", "defaultValue": "blue"}},
           "body": {"slot": "configuration.label", "modifiers": [{"padding": "inset"}]}},
         "Framed": {"protocol": "ToggleStyle", "body": {"slot": "configuration", "modifiers": [{"padding": 4}]}}},
       "root": {"view": "VStack", "children": [
         {"view": "Button", "title": "a", "modifiers": [{"buttonStyle": {"Chip": {"color": "red"}}}]},
         {"view": "Toggle", "title": "b", "isOn": "$on", "modifiers": [{"toggleStyle": "Framed"}]}]}}
      """)
    #expect(
      declaration("struct Chip", in: text) == """
        struct Chip: ButtonStyle {
          var color: Color = .blue
          @Binding var inset: CGFloat

          func makeBody(configuration: Configuration) -> some View {
            configuration.label
              .padding(inset)
          }
        }

        """)
    for line in [
      "    Toggle(configuration)", ".buttonStyle(Chip(color: .red, inset: $inset))",
      ".toggleStyle(Framed())",
    ] {
      #expect(text.contains(line + "\n"), "\(line) in \(text)")
    }
  }
}
