import Testing

@Suite("Listings: views and modifiers")
struct ListedViewTests {
  @Test("Conditions in the last branch of others are one chain, however long")
  func chain() {
    var root = #"{"if": "a == 4", "then": "Divider"}"#
    for number in [3, 2, 1] {
      root = #"{"if": "a == \#(number)", "then": "Spacer", "else": \#(root)}"#
    }
    #expect(
      body(#"{"view": "VStack", "children": \#(root)}"#, #""state": {"a": 1},"#) == """
        VStack {
          if a == 1 {
            Spacer()
          } else if a == 2 {
            Spacer()
          } else if a == 3 {
            Spacer()
          } else if a == 4 {
            Divider()
          }
        }
        """)
  }

  @Test("Modifiers are calls of the form that takes their arguments, with SwiftUI's labels")
  func modifiers() {
    let text = body(
      """
      {"view": "Color", "color": "red", "modifiers": [
        {"frame": {"width": 80, "alignment": "topLeading"}}, {"padding": 10}, {"padding": "horizontal"},
        {"padding": {"top": 1, "leading": 2}}, {"frame": {"maxWidth": "infinity"}}, "fixedSize",
        {"overlay": {"view": "Divider"}}, {"background": {"style": "Color.blue"}},
        {"rotationEffect": ".degrees(45)"}, {"font": 17}, {"scaleEffect": {"x": 2}}]}
      """)
    #expect(
      text == """
        Color.red
          .frame(width: 80, alignment: .topLeading)
          .padding(10)
          .padding(.horizontal)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0))
          .frame(maxWidth: .infinity)
          .fixedSize()
          .overlay {
            Divider()
          }
          .background(Color.blue)
          .rotationEffect(.degrees(45))
          .font(.system(size: 17))
          .scaleEffect(x: 2)
        """)
  }

  @Test("The title of an alert is a string")
  func dialogs() {
    func alert(_ title: String) -> String {
      body(
        #"{"view": "Divider", "modifiers": [{"alert": {"title": \#(title), "isPresented": "$on", "actions": {"view": "Button", "title": "Yes"}}}]}"#,
        #""state": {"on": true},"#)
    }
    #expect(alert(#""Sure?""#).contains(#".alert("Sure?", isPresented: $on) {"#))
  }

  @Test("A view that wants more than the document gives gets what changes nothing")
  func fallbacks() {
    #expect(body(#""Toggle""#) == "Toggle(\"\", isOn: .constant(false))")
    #expect(body(#"{"view": "Button", "title": "Save"}"#) == "Button(\"Save\") {}")
    #expect(body(#""VStack""#) == "VStack {}")
  }

  @Test("A title beside views that Swift has no text for is a Text in a closure")
  func titleBesideViews() {
    let text = body(#"{"view": "Label", "title": "One", "icon": {"view": "Divider"}}"#)
    #expect(
      text == """
        Label {
          Text("One")
        } icon: {
          Divider()
        }
        """)
  }

  @Test("An address is a URL, where none is allowed without a force")
  func addresses() {
    #expect(
      body(#"{"view": "AsyncImage", "url": "https://a.org/b.png"}"#)
        == "AsyncImage(url: URL(string: \"https://a.org/b.png\"))")
  }

  @Test("Labels and actions that are views and closures stand behind the call")
  func trailing() {
    let text = body(
      """
      {"view": "Button", "role": "cancel", "action": ["on = true", "count += 1"],
       "label": {"view": "Text", "text": "Stop"}}
      """, #""state": {"on": false, "count": 0},"#)
    #expect(
      text == """
        Button(role: .cancel) {
          on = true
          count += 1
        } label: {
          Text("Stop")
        }
        """)
  }

  @Test("A name follows the modifiers that only shapes have, for behind it the view is no shape")
  func shapes() {
    let text = body(
      """
      {"view": "Circle", "id": "dot", "modifiers": [{"trim": {"to": 0.5}}, {"fill": "red"}, {"padding": 4}]}
      """)
    #expect(
      text == """
        Circle()
          .trim(to: 0.5)
          .fill(.red)
          .accessibilityIdentifier("dot")
          .padding(4)
        """)
    #expect(
      body(#"{"view": "Circle", "modifiers": [{"padding": 4}, {"fill": "red"}]}"#)
        == "Swift has no equivalent for 'fill' on a view that is not of type Shape [listing-no-swift]"
    )
  }

  @Test("A text is a literal as in the document, or shown as it is where Swift has none")
  func texts() {
    #expect(body(#"{"view": "Text", "text": "June"}"#) == "Text(\"June\")")
    #expect(body(#"{"view": "Text", "text": "*June*"}"#) == "Text(\"*June*\")")
    #expect(body(#"{"view": "Text", "verbatim": "*June*"}"#) == "Text(verbatim: \"*June*\")")
    // Of a number SwiftUI makes no text by itself, and a format belongs to the key of a text.
    #expect(
      body(#"{"view": "Text", "text": {"$": "n"}}"#, #""state": {"n": 1},"#)
        == #"Text(verbatim: "\(n)")"#)
    #expect(
      body(#"{"view": "Text", "text": "\\(n, specifier: \"%d\")"}"#, #""state": {"n": 1},"#)
        == #"Text("\(n, specifier: "%d")")"#)
    #expect(
      body(#"{"view": "Text", "text": "\\(n, format: .percent)"}"#, #""state": {"n": 1},"#)
        == #"Text("\(n, format: .percent)")"#)
    #expect(
      body(#"{"view": "Text", "text": "say \"\\(n)\""}"#, #""state": {"n": 1},"#)
        == #"Text("say \"\(n)\"")"#)
    #expect(
      body(#"{"view": "Text", "text": "say \\(on)"}"#, #""state": {"on": true},"#)
        == #"Text(verbatim: "say \(on)")"#)
    #expect(
      body(#"{"view": "Toggle", "isOn": "$on", "title": "\\(on)"}"#, #""state": {"on": true},"#)
        == #"Toggle("\(on)" as String, isOn: $on)"#)
    #expect(
      body(#"{"view": "Label", "title": "50%", "systemImage": "percent"}"#)
        == #"Label("50%", systemImage: "percent")"#)
    #expect(
      body(#"{"view": "Text", "text": ["a", {"text": "b", "font": "title"}]}"#)
        == #"Text("a") + Text("b").font(.title)"#)
  }

  @Test("A title is a Text where SwiftUI takes views beside other views")
  func titleAmongViews() {
    #expect(
      body(#"{"view": "Label", "title": "One", "icon": "Circle"}"#) == """
        Label {
          Text("One")
        } icon: {
          Circle()
        }
        """)
  }

  @Test("Several texts with a modifier stand in parentheses, for it is that of all")
  func modifiedTexts() {
    let text = body(
      #"{"view": "Text", "text": [{"text": "a"}, {"text": "b"}], "modifiers": [{"padding": 4}]}"#)
    #expect(
      text == """
        (Text("a") + Text("b"))
          .padding(4)
        """)
  }

  @Test("A whole number where Swift wants a length is made one")
  func numbers() {
    #expect(
      body(
        #"{"view": "Text", "text": "\\(n)", "modifiers": [{"frame": {"width": "n * 10"}}]}"#,
        #""state": {"n": 1},"#) == """
          Text("\\(n)")
            .frame(width: CGFloat(n * 10))
          """)
  }

  @Test("Sizes that answer every proposal, and boxes, are views of the listing's own")
  func sizes() {
    let text = listing(
      #"{"viewtree": 1, "root": {"view": "Color", "size": {"width": 20, "height": 10}}}"#)
    #expect(text.contains("Color.documentColor\n      .documentSize(width: 20, height: 10)\n"))
    #expect(text.contains("\n// MARK: - viewtree\n\nextension Color {"))
    #expect(body(#"{"view": "Box", "maxWidth": 40}"#) == "DocumentBox(maxWidth: 40)")
  }

  @Test("Conditions, loops and cases are those of a builder")
  func forms() {
    let text = body(
      """
      [{"if": "on", "then": "Spacer", "else": {"if let": {"t": "title"}, "then": {"view": "Text", "text": "\\\\(t)"}}},
       {"forEach": "names", "as": "name", "id": "\\\\.self", "content": {"view": "Text", "text": "\\\\(name)"}},
       {"forEach": "0..<3", "as": "row", "content": "Divider"},
       {"forEach": "names", "content": "Divider"},
       {"switch": "on", "cases": {"true": "Spacer", "false": []}}]
      """, #""state": {"on": true, "title": {"type": "String?"}, "names": ["a"]},"#)
    #expect(
      text == #"""
        if on {
          Spacer()
        } else if let t = title {
          Text("\(t)")
        }
        ForEach(names, id: \.self) { name in
          Text("\(name)")
        }
        ForEach(0..<3) { row in
          Divider()
        }
        ForEach(Array(names.enumerated()), id: \.offset) { _, item in
          Divider()
        }
        switch on {
        case true:
          Spacer()
        case false:
          EmptyView()
        }
        """#)
  }

  @Test("An identity that is no key path is computed before the loop")
  func identity() {
    let text = body(
      #"{"forEach": "names", "as": "name", "id": "name.count", "content": {"view": "Text", "text": "\\(name)"}}"#,
      #""state": {"names": ["a"]},"#)
    #expect(text.hasPrefix("ForEach(names, id: \\.count) { name in"))
    let computed = body(
      #"{"forEach": "names", "as": "name", "id": "name.count * 2", "content": "Divider"}"#,
      #""state": {"names": ["a"]},"#)
    #expect(
      computed == """
        ForEach(names.map { name in DocumentElement(value: name, id: name.count * 2) }) { element in
          let name = element.value
          Divider()
        }
        """)
  }

  @Test("The names of a let stand before the view, in a group if its builder has them already")
  func lets() {
    let text = body(
      """
      [{"view": "Color", "let": {"w": "10.0"}, "modifiers": [{"frame": {"width": "w"}}]},
       {"view": "Color", "let": {"w": "20.0"}, "modifiers": [{"frame": {"width": "w"}}]}]
      """)
    #expect(
      text == """
        let w = 10.0
        Color.documentColor
          .frame(width: w)
        Group {
          let w = 20.0
          Color.documentColor
            .frame(width: w)
        }
        """)
  }
}
