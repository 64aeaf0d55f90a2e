import Testing
import ViewTreeInspector
import ViewTreeLayout

/// What right to left means for anchors, proxies and parts of a document.
struct DirectionTests {
  @Test("A part of a document may have a direction of its own")
  func part() throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 10 }, "layoutDirection": "rightToLeft",
        "root": { "view": "HStack", "spacing": 0, "children": [
          { "view": "Color", "id": "right", "modifiers": [{ "frame": { "width": 30 } }] },
          { "view": "HStack", "spacing": 0, "children": [
            { "view": "Color", "id": "left", "modifiers": [{ "frame": { "width": 20 } }] },
            { "view": "Color", "id": "rest" }],
            "modifiers": [{ "environment": { "layoutDirection": ".leftToRight" } }] }] } }
      """)
    #expect(try evaluated.frame("right") == Rect(x: 70, y: 0, width: 30, height: 10))
    #expect(try evaluated.frame("left") == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(try evaluated.frame("rest") == Rect(x: 20, y: 0, width: 50, height: 10))
  }

  /// A view 40 wide at the leading edge of a window of 100, with an anchor of a source; the reader marks it.
  private func anchor(_ source: String) throws -> String {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 10 }, "layoutDirection": "rightToLeft",
        "preferenceKeys": { "Key": { "defaultValue": "nil", "reduce": "last" } },
        "root": { "view": "HStack", "spacing": 0, "children": [
          { "view": "Color", "modifiers": [{ "frame": { "width": 40 } },
            { "anchorPreference": { "key": "Key", "value": "\(source)", "transform": "$0" } }] },
          "Spacer"],
          "modifiers": [{ "overlayPreferenceValue": { "key": "Key", "content": "EmptyView" } }] } }
      """)
    return "\(try #require(evaluated.inspection.anchors.first).global)"
  }

  @Test("Unit points of anchors count from the leading edge, points and rectangles from the left")
  func anchors() throws {
    #expect(try anchor(".leading") == "\(AnchorGeometry.point(Point(x: 100, y: 5)))")
    #expect(try anchor(".topTrailing") == "\(AnchorGeometry.point(Point(x: 60, y: 0)))")
    #expect(
      try anchor(".point(CGPoint(x: 1, y: 2))") == "\(AnchorGeometry.point(Point(x: 61, y: 2)))")
    #expect(
      try anchor(".bounds") == "\(AnchorGeometry.rect(Rect(x: 60, y: 0, width: 40, height: 10)))")
  }

  @Test(
    "A proxy tells how far its reader could grow over the safe area, and where it is in the window")
  func proxy() throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "layoutDirection": "rightToLeft",
        "window": { "width": 100, "height": 60, "safeArea": { "leading": 10, "top": 20 } },
        "root": { "view": "GeometryReader", "as": "proxy", "children": [{ "view": "Color", "id": "c",
          "modifiers": [{ "frame": { "width": "proxy.safeAreaInsets.leading",
            "height": "proxy.safeAreaInsets.top + proxy.frame(in: .global).maxX" } }] }] } }
      """)
    #expect(try evaluated.frame("c") == Rect(x: 80, y: 20, width: 10, height: 110))
  }

  @Test("A component has the zIndex of its one view")
  func zIndexOfComponent() throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "preferenceKeys": { "Key": { "defaultValue": "\\"\\"", "reduce": "value += nextValue()" } },
        "components": { "Front": { "body": { "view": "Color", "modifiers": [
          { "preference": { "key": "Key", "value": "front" } }, { "zIndex": 1 }] } } },
        "root": { "view": "ZStack", "children": [{ "view": "Front" },
          { "if": true, "then": { "view": "Color", "modifiers": [
            { "preference": { "key": "Key", "value": "back " } }] } }],
          "modifiers": [{ "onPreferenceChange": { "key": "Key", "perform": "" } }] } }
      """)
    #expect("\(try #require(evaluated.inspection.preferences.first).value)".contains("back front"))
  }
}
