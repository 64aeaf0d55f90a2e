import Testing
import ViewTreeInspector

/// Components: what their arguments and bodies see.
struct ComponentTests {
  @Test("A default sees the state, not the names of the place where the component is used")
  func defaultScope() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"n": 7},
       "components": {"Row": {
         "parameters": {"text": {"type": "String", "defaultValue": "n = \\(n)"}},
         "body": {"view": "Text", "id": "row", "text": "\\(text)"}}},
       "root": {"view": "GeometryReader", "children": {"view": "VStack", "let": {"n2": "1"},
         "children": "Row"}}}
      """#)
    #expect(try evaluated.inspection.string(evaluated.view("row").text) == "n = 7")
  }

  @Test("A binding to an element of a list is read and written through")
  func bindings() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"names": ["Ann", "Bob"]},
       "components": {
         "Outer": {"parameters": {"name": "Binding<String>"},
           "body": {"view": "Inner", "text": "$name"}},
         "Inner": {"parameters": {"text": "Binding<String>"},
           "body": {"view": "Text", "id": "\\(text)", "text": "\\(text.count)",
             "modifiers": [{"onAppear": "text += \"!\""}]}}},
       "root": {"view": "VStack", "children": [
         {"view": "Outer", "name": "$names[0]"}, {"view": "Outer", "name": "$names[1]"}]}}
      """#)
    #expect(evaluated.inspection.state.map { "\($0.value)" } == [#"["Ann!", "Bob!"]"#])
    #expect(evaluated.inspection.passes == 2)
    #expect(try evaluated.inspection.string(evaluated.view("Ann!").text) == "4")
  }

  @Test("Whole numbers for a parameter of type CGFloat divide as such")
  func wholeNumbers() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "components": {"Bar": {"parameters": {"width": "CGFloat"},
         "body": {"view": "Color", "id": "bar",
           "modifiers": [{"frame": {"width": "width / 2", "height": 10}}]}}},
       "root": {"view": "Bar", "width": 5}}
      """#)
    #expect(try evaluated.frame("bar").width == 2.5)
  }
}
