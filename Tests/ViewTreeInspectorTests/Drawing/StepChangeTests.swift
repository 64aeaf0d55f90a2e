import Testing
import ViewTreeInspector

/// What a step changed for somebody who looks (docs/explanation/updates.md, Steps).
@Suite("What a step changed")
struct StepChangeTests {
  /// The changes of a step that gives `n` the value 10.
  private func changes(_ root: String) throws -> [String] {
    let text = """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": { "n": 0 },
        "steps": [{ "set": { "n": 10 } }], "root": \(root) }
      """
    let step = try #require(try Evaluated(text).inspection.steps.first)
    return step.changes.map { change in
      "\(step.inspection.name(of: change.view)) +\(change.companions) in +\(change.followers)"
    }
  }

  @Test("Views that only move with the one around them are counted there")
  func followers() throws {
    let root = #"""
      { "view": "VStack", "id": "column", "modifiers": [{ "offset": { "y": "CGFloat(n)" } }], "children": [
        { "view": "Color" }, { "view": "HStack", "children": [{ "view": "Color" }, { "view": "Color" }] }] }
      """#
    #expect(try changes(root) == ["column +0 in +4"])
  }

  @Test("A scroll is one change: views beside one another that moved alike, and what is in them")
  func scroll() throws {
    let root = #"""
      { "view": "ScrollView", "contentOffset": "CGPoint(x: 0, y: n)", "children": [
        { "forEach": "0..<33", "as": "i", "content": { "view": "HStack", "id": "row\\(i)", "children": [{ "view": "Color" }, { "view": "Color" }] } }] }
      """#
    #expect(try changes(root) == ["row0 +32 in +66"])
  }

  @Test("A view that moved and changed in something else is told by itself")
  func others() throws {
    let root = #"""
      { "view": "VStack", "id": "column", "modifiers": [{ "offset": { "y": "CGFloat(n)" } }], "children": [
        { "view": "Color", "id": "same" }, { "view": "Color", "id": "lighter", "modifiers": [{ "opacity": "1 - CGFloat(n) / 20" }] },
        { "view": "Text", "id": "text", "text": "\\(n == 0 ? \"a\" : \"b\")", "size": { "width": 10, "height": 10 } }] }
      """#
    #expect(try changes(root) == ["column +0 in +1", "lighter +0 in +0", "text +0 in +0"])
  }

  @Test("Who is in front is a change of both")
  func painting() throws {
    let root = #"""
      { "view": "ZStack", "children": [{ "view": "Color", "id": "a", "modifiers": [{ "zIndex": "Double(n)" }] },
        { "view": "Color", "id": "b" }] }
      """#
    #expect(try changes(root) == ["a +0 in +0", "b +0 in +0"])
  }
}
