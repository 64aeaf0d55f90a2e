import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

@testable import ViewTreePicture

/// Pictures of trees with thousands of views.
@Suite("The layout of a large tree")
struct LargeLayoutTests {
  /// Rows of colours and texts with anchors, all in the window.
  private func sample(rows: Int, columns: Int) throws -> Drawn {
    let cell = """
      { "view": "HStack", "spacing": 2, "children": [
        { "view": "Color", "color": "red", "size": { "width": 10, "height": 10 } }, { "view": "Text", "text": "ab", "size": { "width": 20, "height": 10 } } ],
        "modifiers": [{ "padding": 1 }] }
      """
    return try Drawn(
      """
      { "viewtree": 1, "window": { "width": \(columns * 34), "height": \(rows * 12) },
        "root": { "view": "VStack", "spacing": 0, "children": { "forEach": "0..<\(rows)", "as": "r", "content":
          { "view": "HStack", "spacing": 0, "children": { "forEach": "0..<\(columns)", "as": "c", "content": \(cell) } } } } }
      """)
  }

  @Test("Up to 2,000 views every view has a shape of its own, and nothing is left out")
  func everything() throws {
    // One stack, 10 rows, and 600 cells of three views: 1,811.
    let scene = try sample(rows: 10, columns: 60).marked
    #expect(Set(scene.shapes(.frames).compactMap(\.view)).count == 1_811)
    #expect(!scene.summary.contains("largest"))
  }

  @Test("Above, all frames of a kind are one shape, and what is left out is said")
  func together() throws {
    // 10 rows of 70 cells: 2,111 views.
    let scene = try sample(rows: 10, columns: 70).marked
    let frames = scene.shapes(.frames)
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.view == nil })
    let count = frames.reduce(0) { sum, shape in
      if case .rectangles(let rects) = shape.figure { sum + rects.count } else { sum }
    }
    #expect(count == 2_111)
    #expect(
      scene.omissions.first?.sentence
        == "Of 2111 views, the frames are drawn, and the largest of all other marks. To draw a part, use --view."
    )
    #expect(scene.omissions.contains(.beyondLimit("1250 smaller views without content.")))
    #expect(scene.summary.contains("1250 smaller views without content."))
    #expect((50...100).contains(scene.labels(.names).count))
  }

  @Test("Above 20,000 the largest views are drawn, as many as are asked for")
  func largest() throws {
    let sample = try sample(rows: 70, columns: 100)
    let scene = sample.scene { $0.nodeLimit = 50 }
    #expect(Set(scene.shapes(.frames).compactMap(\.view)).count == 50)
    #expect(
      scene.omissions.first?.sentence.hasPrefix("Of 21071 views, the 50 largest are drawn") == true)
  }

  @Test("A picture of 10,000 views has less than 400,000 bytes")
  func size() throws {
    for layers in [PictureLayer.shown, Set(PictureLayer.allCases)] {
      let svg = try sample(rows: 50, columns: 66).svg { $0.layers = layers }
      #expect(svg.utf8.count < 400_000)
      #expect(MarkupChecker.problems(in: svg) == [])
    }
  }

  @Test("A part of a large tree is drawn with everything in it")
  func part() throws {
    let scene = try sample(rows: 10, columns: 70).scene {
      $0.view = ID(1)
      $0.layers = Set(PictureLayer.allCases)
    }
    #expect(Set(scene.shapes(.frames).compactMap(\.view)).count == 211)
    #expect(scene.omissions.isEmpty)
  }

  @Test("Views that are 4,000 deep draw")
  func deep() {
    let depth = 4_000
    let text =
      "{ \"viewtree\": 1, \"root\": "
      + String(repeating: "{ \"view\": \"VStack\", \"children\": [", count: depth) + "\"Spacer\""
      + String(repeating: "] }", count: depth) + " }"
    nonisolated(unsafe) var problems: [String]?
    let isRun = DeepStack.run {
      problems = (try? Drawn(text)).map { MarkupChecker.problems(in: $0.svg()) }
    }
    #expect(isRun)
    #expect(problems == [])
  }
}
