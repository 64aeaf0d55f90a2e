import Testing
import ViewTreeInspector
import ViewTreeLayout

/// Views inside one another, closures that do not run, and sources that a document makes itself.
extension ArticleTests {
  @Test("anchorPreference on a parent keeps the child's closure from running")
  func nestedOverride() throws {
    let nested = try Evaluated(article: "nested-override")
    #expect(nested.closures == ["parent", "overlayPreferenceValue"])
    #expect(nested.skips == ["child overridden by parent"])
    #expect(try nested.frame("outline of parent") == Rect(x: 60, y: 30, width: 80, height: 40))
    #expect(throws: ArticleFixture.Missing.self) { try nested.view("outline of child") }
  }

  @Test("transformAnchorPreference on the parent adds to what the child wrote")
  func nestedTransform() throws {
    let nested = try Evaluated(article: "nested-transform")
    #expect(nested.closures == ["child", "parent", "overlayPreferenceValue"])
    #expect(nested.skips == [])
    // A padding of 10 is between the two: it counts for the parent.
    #expect(try nested.view("outline of child").content == nested.frame("child"))
    #expect(try nested.frame("child") == Rect(x: 70, y: 40, width: 60, height: 20))
    #expect(try nested.view("outline of parent").content == nested.frame("parent"))
    #expect(nested.inspection.preferences.map(\.reduces) == [0])
  }

  @Test("Where nobody reads the key, neither writers nor transformers run")
  func unread() throws {
    let unread = try Evaluated(article: "unread")
    #expect(unread.closures == [])
    #expect(unread.skips == ["first", "second", "row"].map { "\($0) unread-key" })
    #expect(unread.inspection.anchors.isEmpty)
    #expect(unread.inspection.preferences.isEmpty)
  }

  @Test("A reduce asks for the next value only while it needs one")
  func lazyReduce() throws {
    var options = InspectionOptions()
    options.recordsReduces = true
    let lazy = try Evaluated(article: "lazy-reduce", options)
    #expect(lazy.trace == "none R1(found) R2() reader")
    #expect(lazy.skips == ["unasked nextValue-not-called by HStack"])
    #expect(try lazy.view("marker").content == lazy.frame("found"))
  }

  @Test("A rectangle and a point are in the view's coordinates, a unit point counts its sizes")
  func customAnchors() throws {
    let custom = try Evaluated(article: "custom-anchors")
    // The view of 20 by 10 is at (60, 50) in the window, the reader at (10, 10).
    #expect(try custom.view("source").content == Rect(x: 60, y: 50, width: 20, height: 10))
    #expect(
      custom.inspection.anchors.map(\.global) == [
        .rect(Rect(x: 60, y: 50, width: 100, height: 50)), .point(Point(x: 70, y: 80)),
        .point(Point(x: 60 + 10 * 20, y: 50 + 30 * 10)),
        // The popover is attached to the same rectangle, which is no preference.
        .rect(Rect(x: 60, y: 50, width: 100, height: 50)),
      ])
    #expect(
      custom.inspection.anchors.map { $0.resolved.map(\.value) } == [
        [.rect(Rect(x: 50, y: 40, width: 100, height: 50))], [.point(Point(x: 60, y: 70))],
        [.point(Point(x: 250, y: 340))], [],
      ])
    #expect(custom.closures == ["source", "source", "source", "overlayPreferenceValue"])
  }
}
