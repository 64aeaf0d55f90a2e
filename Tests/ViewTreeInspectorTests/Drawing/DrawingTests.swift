import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// How views are drawn, as the record has it (docs/explanation/layout.md, Drawing and Painting).
@Suite("How views are drawn")
struct DrawingTests {
  /// A window of 100 by 100 with some views over one another.
  private func evaluated(_ children: String, state: String = "{}") throws -> Evaluated {
    try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": \(state),
        "root": { "view": "ZStack", "children": [\(children)] } }
      """)
  }

  /// The looks of a view: modifiers by their names, its own arguments as `own`.
  private func looks(_ id: String, _ evaluated: Evaluated) throws -> [String] {
    let view = try evaluated.view(id)
    return evaluated.inspection.looks(of: view).map { look in
      let arguments = evaluated.inspection.arguments(of: look).map { "\($0.name)" }
      return "\(evaluated.inspection.name(of: look) ?? "own"): \(arguments.joined(separator: " "))"
    }
  }

  @Test("A view is drawn where the bare view stands: inside of padding, moved by offset")
  func place() throws {
    let evaluated = try evaluated(
      #"""
      { "view": "Color", "id": "padded", "modifiers": [{ "padding": 10 }] },
      { "view": "Color", "id": "moved", "modifiers": [{ "offset": { "x": 5 } }] },
      { "view": "Color", "id": "turned", "modifiers": [{ "frame": { "width": 20, "height": 10 } },
        { "rotationEffect": ".degrees(90)" }] }
      """#)
    let padded = try evaluated.view("padded")
    #expect(padded.content == Rect(x: 10, y: 10, width: 80, height: 80))
    #expect(padded.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(try evaluated.view("moved").content == Rect(x: 5, y: 0, width: 100, height: 100))
    // 20 by 10 in the middle, turned by a quarter.
    let turned = try evaluated.view("turned")
    #expect(turned.content == Rect(x: 45, y: 40, width: 10, height: 20))
    let corners = evaluated.inspection.drawing(of: turned).corners
    #expect(corners?.first == Point(x: 55, y: 40) && corners?[2] == Point(x: 45, y: 60))
  }

  @Test("Looks come from the view's own arguments, then from its modifiers, the innermost first")
  func order() throws {
    let evaluated = try evaluated(
      #"""
      { "view": "RoundedRectangle", "id": "a", "cornerRadius": 4,
        "modifiers": [{ "fill": "red" }, { "padding": 4 }, { "shadow": { "radius": 2, "x": 1 } }, { "opacity": 0.5 }] },
      { "view": "Color", "id": "plain", "modifiers": [{ "opacity": 1 }, { "blur": { "radius": 0 } }, { "disabled": false }] }
      """#)
    #expect(
      try looks("a", evaluated) == [
        "own: cornerRadius", "fill: content", "shadow: radius x", "opacity: opacity",
      ])
    #expect(try looks("plain", evaluated) == [])
    #expect(try evaluated.view("plain").drawing == nil)
  }

  @Test("A shape without a style of its own has the foreground style around it")
  func foreground() throws {
    let evaluated = try evaluated(
      #"""
      { "view": "Group", "modifiers": [{ "foregroundColor": "red" }], "children": [
        { "view": "Circle", "id": "own", "modifiers": [{ "fill": "blue" }] }] },
      { "view": "VStack", "modifiers": [{ "foregroundColor": "red" }], "children": [
        { "view": "Circle", "id": "inherited", "modifiers": ["fill"] },
        { "view": "Circle", "id": "nearest", "modifiers": [{ "stroke": { "lineWidth": 2 } }, { "foregroundColor": "green" }] }] }
      """#)
    #expect(try looks("own", evaluated) == ["fill: content", "foregroundColor: color"])
    #expect(try looks("inherited", evaluated) == ["fill: color"])
    // The style is said once, with the stroke that it colours.
    #expect(try looks("nearest", evaluated) == ["stroke: color lineWidth"])
  }

  @Test("A binding is drawn as the value that it has; an empty text and false are nothing to see")
  func bindings() throws {
    let evaluated = try evaluated(
      #"""
      { "view": "Toggle", "id": "on", "title": "a", "isOn": "$yes" },
      { "view": "Toggle", "id": "off", "title": "a", "isOn": "$no" },
      { "view": "TextField", "id": "field", "text": "$name" },
      { "view": "TextField", "id": "empty", "text": "$none" }
      """#, state: #"{ "yes": true, "no": false, "name": "Jane", "none": "" }"#)
    #expect(try looks("on", evaluated) == ["own: isOn"])
    #expect(try looks("off", evaluated) == [])
    #expect(try looks("field", evaluated) == ["own: text"])
    #expect(try looks("empty", evaluated) == [])
  }

  @Test("A bare name is a variable where there is one, and a member of the style else")
  func names() throws {
    let evaluated = try evaluated(
      #"""
      { "view": "Color", "id": "variable", "color": "tint" },
      { "view": "Color", "id": "member", "color": ".tint" }
      """#, state: #"{ "tint": { "$": "Color.red" } }"#)
    func value(_ id: String) throws -> InspectedArgument.Value? {
      let view = try evaluated.view(id)
      return evaluated.inspection.looks(of: view).first
        .flatMap { evaluated.inspection.arguments(of: $0).first?.value }
    }
    guard case .value(.enumCase(let color))? = try value("variable") else {
      Issue.record("no value")
      return
    }
    #expect(color.name == "red")
    guard case .member? = try value("member") else {
      Issue.record("no member")
      return
    }
  }

  @Test(
    "Views are painted by zIndex, equal ones in the order of the tree; only other places are told")
  func painting() throws {
    let evaluated = try evaluated(
      #"""
      { "view": "Color", "id": "a", "modifiers": [{ "zIndex": 1 }] }, { "view": "Color", "id": "b" },
      { "view": "Color", "id": "c", "modifiers": [{ "zIndex": 1 }] }, { "view": "Color", "id": "d", "modifiers": [{ "zIndex": -1 }] }
      """#)
    let painted = try ["a", "b", "c", "d"].map { id in
      evaluated.inspection.drawing(of: try evaluated.view(id)).painted
    }
    // d, b, a, c from the back: b stays the second.
    #expect(painted == [3, nil, 4, 1])
  }

  @Test(
    "What is left of an opacity is the product of those around; a secondary has the outer ones only"
  )
  func opacity() throws {
    let evaluated = try evaluated(
      #"""
      { "view": "VStack", "modifiers": [{ "opacity": 0.5 }], "children": [
        { "view": "Color", "id": "a", "modifiers": [
          { "background": [{ "view": "Color", "id": "inner" }] }, { "opacity": 0.5 },
          { "background": [{ "view": "Color", "id": "outer" }] }] },
        { "view": "Color", "id": "h", "modifiers": ["hidden", { "overlay": [{ "view": "Color", "id": "over" }] }] }] }
      """#)
    let inspection = evaluated.inspection
    var inherited = InheritedLooks(inspection, from: ID(0))
    var found: [String: (opacity: Double, isHidden: Bool)] = [:]
    for index in inspection.views.ids {
      inherited.enter(index)
      let id = inspection.string(inspection.views[index].id) ?? ""
      found[id] = (inherited.opacity, inherited.isHidden)
      // The same from any view on.
      var alone = InheritedLooks(inspection, from: index)
      alone.enter(index)
      #expect(alone.opacity == inherited.opacity && alone.isHidden == inherited.isHidden)
    }
    #expect(found["a"]?.opacity == 0.25 && found["inner"]?.opacity == 0.25)
    #expect(found["outer"]?.opacity == 0.5)
    #expect(found["h"]?.isHidden == true && found["over"]?.isHidden == false)
  }
}
