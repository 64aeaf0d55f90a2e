import Testing
import ViewTreeInspector
import ViewTreeLayout

/// What the articles and the comments on them say besides their listings.
extension ArticleTests {
  private static let fields = (0..<4).map { "f\($0)" }
  private static let containers = (0..<4).map { "c\($0)" }

  @Test(
    "With each way out of the loop A is as high as B is far down, and B stays where it is",
    arguments: ["zstack", "overlay", "background", "effect"])
  func remedies(name: String) throws {
    let remedy = try Evaluated(article: "feedback-loop-\(name)")
    #expect(remedy.inspection.status == .stable && remedy.inspection.passes == 2)
    #expect(try remedy.view("B").content.isNear(Rect(x: 0, y: 28, width: 100, height: 10)))
    #expect(try remedy.view("A").content.isNear(Rect(x: 0, y: 0, width: 100, height: 28)))
  }

  @Test("anchorPreference on a container hides its field, which the mini map then lacks")
  func hiddenFields() throws {
    let form = try Evaluated(article: "form-hidden-fields")
    #expect(
      form.closures == ["mini", "title"] + Self.containers + ["form", "overlayPreferenceValue"])
    #expect(
      form.skips == zip(Self.fields, Self.containers).map { "\($0) overridden by \($1)" })
    // The title and four containers.
    #expect(form.views(named: "Rectangle").count == 5)
  }

  @Test("A field may transform as well: the closures run in the same order, the map is the same")
  func transformedFields() throws {
    let (form, other) = try (
      Evaluated(article: "form"), Evaluated(article: "form-transformed-fields")
    )
    #expect(other.closures == form.closures)
    #expect(places(in: other) == places(in: form))
  }

  @Test("Preferences that are not reversed put each container over its field")
  func notReversed() throws {
    let (form, other) = try (Evaluated(article: "form"), Evaluated(article: "form-not-reversed"))
    #expect(places(in: other) == places(in: form).reversed())
  }

  @Test("A plain preference on the form leaves out all that is inside, and the map is empty")
  func plainPreference() throws {
    let form = try Evaluated(article: "form-plain-preference")
    #expect(form.closures == ["mini", "overlayPreferenceValue"])
    let pairs = zip(Self.fields, Self.containers).flatMap { [$0, $1] }
    #expect(form.skips == (["title"] + pairs).map { "\($0) overridden by form" })
    #expect(form.views(named: "Rectangle").isEmpty)
  }

  @Test("Without the mini map nobody reads, and none of the eleven closures runs")
  func unreadForm() throws {
    let form = try Evaluated(article: "form-unread")
    #expect(form.closures == [] && form.skips.count == 11)
    #expect(form.skips.allSatisfy { $0.hasSuffix(" unread-key") })
  }

  @Test("Frames in a named space give the same mini map as anchors")
  func namedSpaces() throws {
    let (form, other) = try (Evaluated(article: "form"), Evaluated(article: "form-named-spaces"))
    let (anchored, framed) = (places(in: form), places(in: other))
    #expect(anchored.count == framed.count)
    #expect(anchored.allSatisfy { place in framed.contains { $0.isNear(place) } })
  }

  @Test("Sources that are used by their names are those that are written out")
  func namedAnchors() throws {
    let named = try Evaluated(article: "named-anchors").inspection.anchors
    let written = try Evaluated(article: "custom-anchors").inspection.anchors
    #expect(named.count == 3 && named.map(\.global) == written.prefix(3).map(\.global))
  }

  @Test("An anchor without a source is there and stands for nothing")
  func optionalAnchors() throws {
    let anchors = try Evaluated(article: "optional-anchors")
    #expect(anchors.closures == ["some", "none", "overlayPreferenceValue"])
    #expect(try anchors.view("outline of some").content == anchors.frame("some"))
    #expect(try anchors.inspection.string(anchors.view("no bounds of none").text) == "nil")
  }

  @Test("A device that is turned has a row instead of the column")
  func landscape() throws {
    let portrait = try Evaluated(article: "landscape")
    let turned = Evaluated(try #require(portrait.inspection.steps.first).inspection)
    #expect(portrait.views(named: "VStack").count == 1 && portrait.views(named: "HStack").isEmpty)
    #expect(turned.views(named: "HStack").count == 1 && turned.views(named: "VStack").isEmpty)
  }

  /// Where the rectangles of a mini map are, in the order in which they are painted.
  private func places(in form: Evaluated) -> [Rect] {
    form.views(named: "Rectangle").map(\.content)
  }
}
