import Foundation
import Testing
import ViewTreeLayout
import ViewTreeRandom
import ViewTreeReport

@testable import ViewTreePicture

@Suite("Layouts of reports")
struct RecordedLayoutTests {
  /// What a report in text says, after its first line and the title.
  private func layout(_ views: [String], header: String = "a.json  100x80 @2x  stable after 1 pass")
    throws -> RecordedLayout
  {
    let text = ([header, "", "Views"] + views).map { $0 + "\n" }.joined()
    let facts = ReportFacts.read(Array(text.utf8), command: "inspect")
    return try #require(RecordedLayout(facts, command: "inspect"))
  }

  private func labels(_ scene: Scene) -> [String] {
    scene.shapes.compactMap { if case .label(let label) = $0.figure { label.text } else { nil } }
  }

  private func rectangles(_ scene: Scene, _ view: Int) -> [Rect] {
    scene.shapes.filter { $0.view?.index == view && $0.layer == .frames }.compactMap {
      if case .rectangle(let rect, _) = $0.figure { rect } else { nil }
    }
  }

  @Test(
    "Frames are where the report has them, and what is drawn elsewhere has an outline of its own")
  func frames() throws {
    let scene = RecordedScene.frames(
      of: try layout([
        "VStack #all  0 0  100x80", "  Color  10 10  20x20  frame +5",
        "  Color  50 60  20x20  frame 50 10  20x20",
      ]), PictureOptions())
    #expect(rectangles(scene, 0) == [Rect(x: 0, y: 0, width: 100, height: 80)])
    #expect(rectangles(scene, 1) == [Rect(x: 5, y: 5, width: 30, height: 30)])
    #expect(
      rectangles(scene, 2) == [
        Rect(x: 50, y: 10, width: 20, height: 20), Rect(x: 50, y: 60, width: 20, height: 20),
      ])
    #expect(labels(scene).contains("VStack #all"))
    #expect(labels(scene).contains("The frames of 3 views, from a report of inspect."))
  }

  @Test("A name that has no room is shortened to the text, the id or the kind")
  func names() throws {
    let scene = RecordedScene.frames(
      of: try layout([
        "VStack  0 0  100x80", "  Text \"Hello\"  0 15  60x16", "  VStack #id  0 33  30x20",
        "  Color #much-too-long  0 55  40x20", "  Text \"Hello\"  70 15  8x20",
      ]), PictureOptions())
    let names = labels(scene)
    #expect(names.filter { $0 == "“Hello”" }.count == 1)
    #expect(names.contains("#id") && names.contains("Color"))
  }

  @Test("Layers are hidden as in other pictures")
  func layers() throws {
    var options = PictureOptions()
    options.layers = [.frames]
    let layout = try layout(["VStack #all  0 0  100x80"])
    #expect(!labels(RecordedScene.frames(of: layout, options)).contains("VStack #all"))
    options.layers = [.names]
    #expect(rectangles(RecordedScene.frames(of: layout, options), 0).isEmpty)
  }

  @Test("Where no view has a frame there is no layout")
  func noFrames() {
    let order = "a.json  100x80 @2x  stable after 1 pass\n\nTree\nVStack #all\n"
    for text in [order, "", "no problems\n", "{}", "\u{0}"] {
      let facts = ReportFacts.read(Array(text.utf8), command: "order")
      #expect(RecordedLayout(facts, command: "order") == nil, "\(text)")
    }
  }

  @Test("Frames that are too far, or no numbers, are left out, and nothing traps")
  func far() throws {
    let layout = try layout(
      ["VStack  0 0  1e300x80", "        Color  -900000 0  20x20", "  Text \"a\"  0 0  20x20"],
      header: "a.json  infx-1 @2x  stable after 1 pass")
    #expect(layout.window == nil)
    let scene = RecordedScene.frames(of: layout, PictureOptions())
    #expect(rectangles(scene, 0).isEmpty && rectangles(scene, 1).isEmpty)
    #expect(rectangles(scene, 2) == [Rect(x: 0, y: 0, width: 20, height: 20)])
    // The indentation skips levels, the tree does not.
    #expect(layout.depths == [0, 1, 1])
  }

  @Test("A page of a report and a document is well-formed, whatever the report says")
  func page() throws {
    let hostile = "\"\\\"><script>alert(1)</script>]]>\""
    let layout = try layout([
      "VStack #<b>  0 0  100x80", "  Text \(hostile)  0 0  100x20", "", "Order",
      "1  preference <Key>  <b>",
    ])
    #expect(layout.runs.map(\.number) == [1])
    let document = try #require(
      try Drawn(#"{"viewtree": 1, "root": "Color"}"#, values: .long).moments.first)
    for moments in [
      [PageMoment(title: "old", .report(layout)), document],
      [document, PageMoment(title: "new", .report(layout))],
    ] {
      let page = String(
        decoding: Picture.page(of: moments, PictureOptions(), comparison: true), as: UTF8.self)
      #expect(MarkupChecker.problems(in: page, .page) == [])
      #expect(!page.contains("<script>alert"))
      let data = PageContent(text: page).data
      #expect((data["moments"] as? [Any])?.count == 2)
    }
  }

  @Test("The golden file of every fixture can be drawn, each view once")
  func fixtures() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Drawn.fixtures.path)
      .filter { $0.hasSuffix(".inspect.txt") }.sorted()
    #expect(paths.count > 100)
    for path in Rounds.some(of: paths) {
      let bytes = Array(try Data(contentsOf: Drawn.fixtures.appendingPathComponent(path)))
      let report = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      let facts = ReportFacts.read(Array(report), command: "inspect")
      guard facts.evaluations[0].views.contains(where: { $0.drawn != nil }) else { continue }
      let layout = try #require(RecordedLayout(facts, command: "inspect"), "\(path)")
      let scene = RecordedScene.frames(of: layout, PictureOptions())
      let drawn = Set(scene.shapes.filter { $0.layer == .frames }.compactMap(\.view))
      #expect(drawn.count == layout.views.indices.count { layout.frame($0) != nil }, "\(path)")
      for place in layout.views.indices {
        guard let frame = layout.frame(place) else { continue }
        #expect(scene.bounds.contains(frame), "\(path)")
      }
    }
  }
}
