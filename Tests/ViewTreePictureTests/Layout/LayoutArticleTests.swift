import Testing
import ViewTreeInspector
import ViewTreeLayout

@testable import ViewTreePicture

/// The picture of the form, whose numbers are in the article.
@Suite("The layout of the form")
struct LayoutArticleTests {
  private func form() throws -> PictureSample {
    try #require(try PictureSample.fixture("articles/form.json"))
  }

  @Test("It has the numbers 1 to 12")
  func closures() throws {
    let numbers = try form().scene().labels(.closures).compactMap { Int($0.text) }
    #expect(numbers == Array(1...12))
  }

  @Test("Eleven anchors have brackets: four corners of three points each")
  func anchors() throws {
    let shapes = try form().scene().shapes(.anchors)
    #expect(shapes.count == 11)
    for shape in shapes {
      guard case .lines(let lines) = shape.figure else {
        Issue.record("\(shape.figure)")
        continue
      }
      #expect(lines.map(\.count) == [3, 3, 3, 3])
    }
    // Anchor 1 is 30 8 200×752.
    guard case .lines(let lines) = shapes[0].figure else { return }
    #expect(lines[0] == [Point(x: 40, y: 8), Point(x: 30, y: 8), Point(x: 30, y: 18)])
    #expect(lines[3] == [Point(x: 220, y: 760), Point(x: 230, y: 760), Point(x: 230, y: 750)])
  }

  @Test("The spaces of 8 and 10.8 points have their numbers")
  func gaps() throws {
    let numbers = try form().scene().labels(.gaps).map(\.text)
    #expect(numbers.contains("8"))
    #expect(numbers.filter { $0 == "10.8" }.count == 4)
  }

  @Test("One label names all views with the frame of a field")
  func sharedFrames() throws {
    let scene = try form().scene()
    #expect(scene.labels(.names).contains { $0.text == "HStack › MyFormField › VStack #c3" })
    #expect(scene.labels(.sizes).contains { $0.text == "360×95.3" })
  }

  @Test("The legend lists the closures with their anchors")
  func legend() throws {
    let words = try form().scene().labels(.legend).map(\.text)
    #expect(words.contains("anchor 3"))
    #expect(words.contains(".bounds 283 382.593 144.667×34"))
    #expect(words.contains("1024×768 points @2x · 49 views · stable after 1 pass"))
  }

  @Test("The reader in which anchors are resolved has two arrows where its coordinates begin")
  func spaces() throws {
    let starts = try form().scene().shapes(.spaces).compactMap { shape -> Point? in
      if case .lines(let lines) = shape.figure { lines[0][0] } else { nil }
    }
    #expect(starts == [Point(x: 0, y: 8), Point(x: 0, y: 8)])
  }

  @Test("One view is drawn with 24 points around it, and without the others")
  func cropped() throws {
    let sample = try form()
    let place = try #require(
      sample.inspection.views.indices.first {
        sample.inspection.string(sample.inspection.views[$0].id) == "c3"
      })
    let scene = sample.scene { $0.view = UInt32(place) }
    let frames = scene.shapes(.frames).compactMap(\.view)
    #expect(frames.allSatisfy { $0 >= UInt32(place) })
    #expect(scene.labels(.closures).map(\.text) == ["9", "10"])
    guard case .rectangle(let clip, _)? = scene.groups.first?.clip else {
      Issue.record("no canvas")
      return
    }
    // 360×95.309 with 24 points and the edge of 4 on each side.
    #expect(abs(clip.width - 416) < 0.001)
    #expect(abs(clip.height - 151.309) < 0.001)
    #expect(abs(clip.minX - 240) < 0.001)
  }
}
