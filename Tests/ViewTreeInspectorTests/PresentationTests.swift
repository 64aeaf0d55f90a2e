import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

@Suite("Popovers, sheets and toolbars")
struct PresentationTests {
  /// A window of 200 by 100 with a box of 60 by 20 in its middle, at (70, 40).
  private func evaluated(_ modifiers: String..., place: String = "") throws -> Evaluated {
    try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 200, "height": 100 }, \(place)
        "preferenceKeys": {
          "L": { "defaultValue": [], "reduce": "value.append(contentsOf: nextValue())" } },
        "state": { "isShown": true, "isHidden": false },
        "root": { "view": "Box", "id": "presenter", "size": { "width": 60, "height": 20 },
          "modifiers": [\(modifiers.joined(separator: ", "))] } }
      """)
  }

  private static func box(_ id: String, _ modifiers: String = "") -> String {
    "{ \"view\": \"Box\", \"id\": \"\(id)\", \"size\": { \"width\": 30, \"height\": 10 }, "
      + "\"modifiers\": [\(modifiers)] }"
  }

  private static func writer(_ name: String) -> String {
    "{ \"anchorPreference\": { \"key\": \"L\", \"value\": \".bounds\", "
      + "\"transform\": \"[\\\"\(name)\\\"]\" } }"
  }

  private static let action =
    "{ \"onPreferenceChange\": { \"key\": \"L\", \"perform\": \"_ = value\" } }"

  private static func popover(_ more: String, shown: String = "\"$isShown\"") -> String {
    "{ \"popover\": { \"isPresented\": \(shown)\(more), \"content\": \(box("inside")) } }"
  }

  // MARK: - Places

  @Test("An alert has its texts above its buttons, of which the one that cancels comes first")
  func alert() throws {
    let button = { (title: String, role: String) in
      "{ \"view\": \"Button\", \"id\": \"\(title)\", \"title\": \"\(title)\", \"role\": \"\(role)\" }"
    }
    func evaluated(_ name: String, _ more: String = "") throws -> Evaluated {
      try Evaluated(
        """
        { "viewtree": 1, "metrics": "cells", "window": { "width": 390, "height": 844 },
          "root": { "view": "Color", "modifiers": [{ "\(name)": { "title": "Delete?", "isPresented": true\(more),
            "message": { "view": "Text", "id": "message", "text": "For ever" },
            "actions": [\(button("Delete", "destructive")), \(button("Cancel", "cancel"))] } }] } }
        """)
    }
    let alert = try evaluated("alert")
    let (cancel, delete) = (try alert.frame("Cancel"), try alert.frame("Delete"))
    // The halves of 270 in the middle of 390: 60 to 195, and 195 to 330.
    #expect(cancel.midX == 127.5 && delete.midX == 262.5 && cancel.midY == delete.midY)
    let message = try alert.frame("message")
    #expect(message.midX == 195 && message.maxY + 19 + 22 == cancel.midY)
    // Rows of 57, and 8 above the last.
    let dialog = try evaluated("confirmationDialog")
    let last = try dialog.frame("Cancel")
    #expect(last.midY == 844 - 8 - 28.5)
    #expect(try dialog.frame("Delete").midY == last.midY - 65)
    let hidden = try evaluated("alert", ", \"presenting\": \"[Int]().first\"")
    #expect(throws: (any Error).self) { try hidden.frame("Cancel") }
  }

  @Test("On an iPad a sheet is a card in the middle of the window")
  func formSheet() throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "window": "iPad 10", "root": { "view": "Color", "modifiers": [
        { "sheet": { "isPresented": true, "content": { "view": "Color", "id": "inside" } } }] } }
      """)
    // 820 by 1180 points: 140 = (820 - 540) / 2, 280 = (1180 - 620) / 2.
    #expect(try evaluated.frame("inside") == Rect(x: 140, y: 280, width: 540, height: 620))
  }

  @Test("On an iPhone a popover is a sheet, unless its views ask for a popover")
  func popoverOnPhone() throws {
    func frame(_ modifiers: String) throws -> Rect {
      try Evaluated(
        """
        { "viewtree": 1, "window": { "width": 390, "height": 844, "safeArea": { "top": 44 } },
          "root": { "view": "Box", "size": { "width": 60, "height": 20 }, "modifiers": [
            { "popover": { "isPresented": true, "content": \(Self.box("inside", modifiers)) } }] } }
        """
      ).frame("inside")
    }
    // In the middle of the window below its safe area: 180 = (390 - 30) / 2, 439 = 44 + (800 - 10) / 2.
    #expect(try frame("") == Rect(x: 180, y: 439, width: 30, height: 10))
    // Above the box, which begins at 434.
    #expect(
      try frame("{ \"presentationCompactAdaptation\": \".popover\" }")
        == Rect(x: 180, y: 424, width: 30, height: 10))
  }

  @Test("A popover stands outside of the edge of its attachment, in the middle of it")
  func edges() throws {
    let places: [(String, Rect)] = [
      ("", Rect(x: 85, y: 30, width: 30, height: 10)),
      (", \"arrowEdge\": \"top\"", Rect(x: 85, y: 30, width: 30, height: 10)),
      (", \"arrowEdge\": \"bottom\"", Rect(x: 85, y: 60, width: 30, height: 10)),
      (", \"arrowEdge\": \"leading\"", Rect(x: 40, y: 45, width: 30, height: 10)),
      (", \"arrowEdge\": \"trailing\"", Rect(x: 130, y: 45, width: 30, height: 10)),
    ]
    for (edge, frame) in places {
      let evaluated = try evaluated(Self.popover(edge))
      #expect(try evaluated.frame("inside") == frame)
      #expect(try evaluated.frame("presenter") == Rect(x: 70, y: 40, width: 60, height: 20))
    }
  }

  @Test(
    "A sheet has the least of its detents, or the selected one, and stands at the bottom",
    arguments: [
      (#"["medium"]"#, 50.0), (#"[".large", ".medium"]"#, 50), (#""[.height(30), .large]""#, 30),
      (#""[.fraction(0.25)]""#, 25), (#""[.height(300)]""#, 100), (#""[.height(-5)]""#, 0),
      (#""[.custom(Own.self)]""#, 100), (#""[]""#, 100),
      (#"{ "detents": "[.medium, .large]", "selection": "$detent" }"#, 75),
      (#""Set([PresentationDetent.fraction(0.75)])""#, 75),
    ])
  func detents(detents: String, height: Double) throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 200, "height": 120, "scale": 1, "safeArea": { "bottom": 20 } },
        "state": { "detent": { "$": "PresentationDetent.fraction(0.75)" } },
        "root": { "view": "Color", "modifiers": [{ "sheet": { "isPresented": true, "content": { "view": "Color",
          "id": "inside", "modifiers": [{ "presentationDetents": \(detents) }] } } }] } }
      """)
    #expect(
      try evaluated.frame("inside") == Rect(x: 0, y: 100 - height, width: 200, height: height))
  }

  @Test("A destination stands over the nearest screen, and nowhere without one")
  func destination() throws {
    func text(_ container: String) -> String {
      #"""
      { "viewtree": 1, "window": { "width": 200, "height": 200, "scale": 1 }, "root": { "view": "VStack", "spacing": 0,
        "children": [{ "view": "Color", "modifiers": [{ "frame": { "height": 50 } }] }, { "view": "\#(container)",
          "children": { "view": "Color", "modifiers": [
            { "navigationDestination": { "isPresented": true, "destination": { "view": "Color", "id": "inside", "modifiers": [{ "navigationBarHidden": true }] } } }] } }] } }
      """#
    }
    let inside = try Evaluated(text("NavigationStack")).frame("inside")
    #expect(inside == Rect(x: 0, y: 50, width: 200, height: 150))
    #expect(throws: (any Error).self) { try Evaluated(text("Group")).frame("inside") }
  }

  /// A stack with a path and two links, after steps.
  private func stackText(_ path: String, _ steps: String) -> String {
    #"""
    { "viewtree": 1, "window": { "width": 200, "height": 400, "scale": 1 },
      "state": { "path": { "type": "[Int]", "value": \#(path) } },
      "root": { "view": "NavigationStack", "path": "$path", "children": { "view": "VStack", "children": [
        { "view": "NavigationLink", "title": "one", "value": 1 },
        { "view": "NavigationLink", "title": "two", "value": 2 }],
        "modifiers": [
          { "navigationDestination": { "for": "Int.self", "as": "n", "destination":
            { "view": "Text", "text": "page \\(n)", "id": "page" } } },
          { "navigationDestination": { "for": "String.self", "destination": { "view": "Color" } } }] } },
      "steps": [\#(steps)] }
    """#
  }

  private func stack(_ path: String, _ steps: String = "") throws -> Inspection {
    try Evaluated(stackText(path, steps)).inspection
  }

  private func pages(_ inspection: Inspection) -> [String?] {
    inspection.views.filter { inspection.groups[$0.group].role == .navigationDestination }
      .map { inspection.string($0.text) }
  }

  /// Two links with destinations, the second of which contains a link, after steps.
  private func links(_ steps: String) throws -> [String?] {
    let inspection = try Evaluated(
      #"""
      { "viewtree": 1, "window": { "width": 200, "height": 400, "scale": 1 },
        "root": { "view": "NavigationStack", "children": { "view": "VStack", "children": [
          { "view": "NavigationLink", "title": "one", "destination": { "view": "Text", "text": "first" } },
          { "view": "NavigationLink", "title": "two", "destination": "Second" }] } },
        "components": { "Second": { "environment": { "dismiss": "\\.dismiss" }, "body": { "view": "VStack",
          "children": [
            { "view": "NavigationLink", "title": "deeper", "destination": { "view": "Text", "text": "third" } },
            { "view": "Button", "title": "back", "action": "dismiss()" }] } } },
        "steps": [\#(steps)] }
      """#
    ).inspection
    return pages(inspection.steps.last?.inspection ?? inspection)
  }

  @Test("A tap on a link with a destination pushes it, and dismiss removes it")
  func linkDestinations() throws {
    let path = "NavigationStack/VStack/NavigationLink"
    #expect(try links("") == [])
    #expect(try links("{ \"tap\": \"\(path)[0]\" }") == ["first"])
    let second = "{ \"tap\": \"\(path)[1]\" }"
    #expect(try links(second).count == 1)
    #expect(try links(second + #", { "tap": "deeper" }"#).last == "third")
    #expect(try links(second + #", { "tap": "back" }"#) == [])
  }

  @Test("A link with a value pushes the destination for its type, also in a stack without a path")
  func linkWithoutPath() throws {
    let text = stackText("[]", #"{ "tap": "NavigationStack/VStack/NavigationLink[1]" }"#).replacing(
      #""path": "$path", "#, with: "")
    let step = try #require(Evaluated(text).inspection.steps.last)
    #expect(pages(step.inspection) == ["page 2"])
  }

  @Test("A constant path pushes its last destination")
  func constantPath() throws {
    let text = stackText("[]", "").replacing(
      #""path": "$path""#, with: #""path": ".constant([3, 4])""#)
    #expect(try pages(Evaluated(text).inspection) == ["page 4"])
  }

  @Test("The last value of a path pushes the destination for its type, and an empty path none")
  func path() throws {
    #expect(try pages(stack("[]")) == [])
    #expect(try pages(stack("[1]")) == ["page 1"])
    #expect(try pages(stack("[1, 2]")) == ["page 2"])
  }

  @Test("A tap on a link with a value appends it to the path")
  func link() throws {
    let step = try #require(stack("[]", #"{ "tap": "two" }"#).steps.last)
    #expect(pages(step.inspection) == ["page 2"])
    // The pushed page covers the links.
    #expect(Outcome(stackText("[1]", #"{ "tap": "two" }"#)).ids == ["tap-covered"])
  }

  /// The titles of the buttons in a dialog, and the truth value that presents it after a tap.
  private func dialog(
    _ kind: String, _ actions: String, tap: String, on device: String = "iPhone 16"
  ) throws -> (buttons: [String?], after: [String?]) {
    let evaluated = try Evaluated(
      #"""
      { "viewtree": 1, "window": "\#(device)", "state": { "isShown": true, "n": 0 },
        "root": { "view": "Text", "text": "\\(isShown) \\(n)", "modifiers": [
          { "\#(kind)": { "title": "Sure?", "isPresented": "$isShown", "actions": [\#(actions)] } }] },
        "steps": [{ "tap": "\#(tap)" }] }
      """#)
    let inspection = evaluated.inspection
    let buttons = inspection.views.filter {
      [.alert, .confirmationDialog].contains(inspection.groups[$0.group].role)
    }.map { inspection.string($0.text) }.filter { $0 != "Sure?" }
    let after = inspection.steps.last?.inspection
    return (buttons, after.map { after in after.views.map { after.string($0.text) } } ?? [])
  }

  @Test("A dialog has the button that SwiftUI adds, and every button ends it")
  func systemButtons() throws {
    let own = #"{ "view": "Button", "title": "Delete", "action": "n += 1" }"#
    let cancel = #"{ "view": "Button", "title": "Keep", "role": "cancel" }"#
    let alert = try dialog("alert", "", tap: "OK")
    #expect(alert.buttons == ["OK"] && alert.after == ["false 0"])
    let asked = try dialog("alert", own, tap: "Delete")
    #expect(asked.buttons == ["Delete"] && asked.after == ["false 1"])
    let added = try dialog("confirmationDialog", own, tap: "Cancel")
    #expect(added.buttons == ["Delete", "Cancel"] && added.after == ["false 0"])
    let given = try dialog("confirmationDialog", "\(own), \(cancel)", tap: "Keep")
    #expect(given.buttons == ["Delete", "Keep"] && given.after == ["false 0"])
    let pad = try dialog("confirmationDialog", own, tap: "Delete", on: "iPad Pro 11")
    #expect(pad.buttons == ["Delete"])
  }

  @Test("From right to left the leading edge is the right one")
  func rightToLeft() throws {
    let evaluated = try evaluated(
      Self.popover(", \"arrowEdge\": \"leading\""), place: "\"layoutDirection\": \"rightToLeft\",")
    #expect(try evaluated.frame("inside") == Rect(x: 130, y: 45, width: 30, height: 10))
  }

  @Test("The attachment is a part of the view as modified so far, presented or not")
  func attachments() throws {
    let attachments: [(String, AnchorGeometry)] = [
      ("", .rect(Rect(x: 60, y: 30, width: 80, height: 40))),
      (".rect(.bounds)", .rect(Rect(x: 60, y: 30, width: 80, height: 40))),
      (
        ".rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))",
        .rect(Rect(x: 61, y: 32, width: 3, height: 4))
      ),
      (".point(.topTrailing)", .point(Point(x: 140, y: 30))),
      (".point(UnitPoint(x: 0.5, y: 1))", .point(Point(x: 100, y: 70))),
    ]
    for shown in ["\"$isShown\"", "\"$isHidden\"", "true", "false"] {
      for (source, geometry) in attachments {
        let anchor = source.isEmpty ? "" : ", \"attachmentAnchor\": \"\(source)\""
        let evaluated = try evaluated(
          "{ \"padding\": 10 }", Self.popover(anchor, shown: shown), "{ \"padding\": 5 }")
        let anchors = evaluated.inspection.anchors
        #expect(anchors.map(\.global) == [geometry])
        #expect(anchors.map(\.source) == [source.isEmpty ? ".rect(.bounds)" : source.number])
        #expect(anchors.allSatisfy { $0.attachment != nil })
      }
    }
  }

  @Test("What is no attachment is an error at the place where it stands")
  func wrongAttachments() {
    for source in [".bounds", ".point(3)", ".rect(.top)", ".point(.bounds)", "3"] {
      let outcome = Outcome(
        "{ \"viewtree\": 1, \"root\": { \"view\": \"Color\", \"modifiers\": [ { \"popover\": { "
          + "\"isPresented\": false, \"attachmentAnchor\": \"\(source)\", \"content\": \"Divider\" "
          + "} } ] } }")
      #expect(outcome.diagnostics.map(\.id) == ["wrong-argument-value"])
      #expect(outcome.diagnostics.allSatisfy { $0.range != nil })
    }
  }

  @Test("Sheets and covers are proposed the window, and stand in it as the root does")
  func sheets() throws {
    for name in ["sheet", "fullScreenCover"] {
      let evaluated = try evaluated(
        "{ \"\(name)\": { \"isPresented\": \"$isShown\", \"content\": "
          + "{ \"view\": \"Color\", \"id\": \"inside\" } } }")
      #expect(try evaluated.frame("inside") == Rect(x: 0, y: 0, width: 200, height: 100))
      #expect(evaluated.inspection.path(of: ID(1)) == "Box/\(name)/Color")
    }
  }

  @Test("Several views of a sheet are a column, those of a toolbar are items of a bar")
  func severalViews() throws {
    let content = "[\(Self.box("a")), \(Self.box("b"))]"
    let sheet = try evaluated("{ \"sheet\": { \"isPresented\": true, \"content\": \(content) } }")
    #expect(try sheet.frame("a") == Rect(x: 85, y: 36, width: 30, height: 10))
    #expect(try sheet.frame("b") == Rect(x: 85, y: 54, width: 30, height: 10))
    let toolbar = try evaluated("{ \"toolbar\": \(content) }")
    #expect(try toolbar.frame("a") == Rect(x: 108, y: 17, width: 30, height: 10))
    #expect(try toolbar.frame("b") == Rect(x: 154, y: 17, width: 30, height: 10))
    #expect(toolbar.inspection.path(of: ID(2)) == "Box/toolbar/Box[1]")
  }

  @Test("What is not presented is not there")
  func notPresented() throws {
    let content = Self.box("inside", Self.writer("x"))
    for modifier in [
      Self.popover("", shown: "\"$isHidden\""), Self.popover("", shown: "false"),
      "{ \"sheet\": { \"isPresented\": \"isHidden\", \"content\": \(content) } }",
      "{ \"alert\": { \"title\": \"?\", \"isPresented\": false, \"actions\": \(content) } }",
    ] {
      let evaluated = try evaluated(modifier, Self.action)
      #expect(evaluated.inspection.views.count == 1)
      #expect(evaluated.closures == [])
    }
  }

  // MARK: - Preferences

  @Test("Values in a presentation fold only to readers in it")
  func preferences() throws {
    let inside = """
      { "view": "VStack", "id": "column", "children": [\(Self.box("a", Self.writer("a"))), \
      \(Self.box("b", Self.writer("b")))], "modifiers": [\(Self.action)] }
      """
    for name in ["sheet", "popover", "fullScreenCover"] {
      let evaluated = try evaluated(
        Self.writer("p"), "{ \"\(name)\": { \"isPresented\": true, \"content\": \(inside) } }",
        Self.action)
      #expect(
        evaluated.closures
          == ["presenter", "a", "b", "onPreferenceChange", "onPreferenceChange"])
      #expect(
        evaluated.inspection.preferences.map(\.value.description)
          == ["[\"p\"]", "[\"a\", \"b\"]"])
    }
  }

  @Test("A writer in a presentation without a reader in it is not read")
  func unread() throws {
    let evaluated = try evaluated(
      "{ \"sheet\": { \"isPresented\": true, \"content\": \(Self.box("a", Self.writer("a"))) } }",
      Self.action)
    #expect(evaluated.skips == ["presenter no-slot", "a unread-key"])
  }

  @Test("A presentation may present, and content of a reader may, too")
  func nested() throws {
    let inner = "{ \"sheet\": { \"isPresented\": true, \"content\": \(Self.box("inner")) } }"
    let evaluated = try evaluated(
      """
      { "overlayPreferenceValue": { "key": "L", "as": "names", "content":
        { "view": "GeometryReader", "content": \(Self.box("outer", inner)) } } }
      """)
    #expect(evaluated.inspection.path(of: ID(3)) == "Box/overlay/GeometryReader/Box/sheet/Box")
    #expect(try evaluated.frame("inner") == Rect(x: 85, y: 45, width: 30, height: 10))
  }

  @Test("A component that presents itself for ever is an error")
  func recursion() {
    let outcome = Outcome(
      """
      { "viewtree": 1, "components": { "C": { "body": { "view": "Color", "modifiers": [
          { "sheet": { "isPresented": true, "content": "C" } } ] } } }, "root": "C" }
      """)
    #expect(outcome.diagnostics.map(\.id) == ["component-recursion"])
  }

  @Test("A sheet that an action presents is there in the next pass")
  func action() throws {
    let evaluated = try evaluated(
      "{ \"onAppear\": \"isHidden = true\" }",
      "{ \"sheet\": { \"isPresented\": \"$isHidden\", \"content\": \(Self.box("inside")) } }")
    #expect(evaluated.inspection.passes == 2)
    #expect(try evaluated.frame("inside").width == 30)
  }

  @Test("What is presented stays the same from step to step, and so do its anchors")
  func steps() throws {
    let inside = Self.box("a", "\(Self.writer("a")), \(Self.action)")
    let evaluated = try evaluated(
      "{ \"popover\": { \"isPresented\": \"$isShown\", \"content\": \(inside) } }",
      Self.writer("p"),
      Self.action,
      place:
        "\"steps\": [{ \"perform\": \"isHidden = true\" }, { \"perform\": \"isShown = false\" }],"
    )
    let steps = evaluated.inspection.steps.map(\.inspection)
    #expect(steps[0].order.isEmpty)
    #expect(steps[0].views.count == 2)
    #expect(steps[0].anchors.count == 3)
    #expect(steps[1].views.count == 1)
    #expect(steps[1].anchors.count == 2)
  }
}

extension String {
  /// A source as reports write it: its numbers as scripts do.
  fileprivate var number: String {
    replacing("x: 1, y: 2, width: 3, height: 4", with: "x: 1.0, y: 2.0, width: 3.0, height: 4.0")
      .replacing("x: 0.5, y: 1)", with: "x: 0.5, y: 1.0)")
  }
}
