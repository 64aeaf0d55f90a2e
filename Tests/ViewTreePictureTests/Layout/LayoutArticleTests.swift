import Testing
import ViewTreeInspector
import ViewTreeLayout

@testable import ViewTreePicture

/// The picture of the form, whose numbers are in the article.
@Suite("The layout of the form")
struct LayoutArticleTests {
  private func form() throws -> Drawn {
    try Drawn(fixture: "articles/form.json")
  }

  @Test("It has the numbers 1 to 12")
  func closures() throws {
    let numbers = try form().scene().labels(.closures).compactMap { Int($0.text) }
    #expect(numbers == Array(1...12))
  }

  @Test("Eleven anchors have brackets: four corners of three points each")
  func anchors() throws {
    let shapes = try form().marked.shapes(.anchors)
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
    let numbers = try form().marked.labels(.gaps).map(\.text)
    #expect(numbers.contains("8"))
    #expect(numbers.filter { $0 == "10.8" }.count == 4)
  }

  @Test("One label names all views with the frame of a field")
  func sharedFrames() throws {
    func label(_ text: String, _ scene: Scene) -> Label? {
      scene.labels(.names).first { $0.text == text }
    }
    let drawn = try form()
    let all = label("HStack › MyFormField “Email” › VStack #c3", drawn.marked)
    #expect(all?.tails.first?.text == "360×95.3")
    // Of these, only the component has a frame by default.
    #expect(label("MyFormField “Email”", drawn.scene())?.tails.first?.text == "360×95.3")
  }

  @Test("The legend lists the closures with their anchors")
  func legend() throws {
    let words = try form().scene().labels(.legend).flatMap(\.parts)
    #expect(words.contains("anchor 3"))
    #expect(words.contains(".bounds 283 382.593 144.667×34"))
    #expect(words.contains("1024×768 points @2x · 49 views · stable after 1 pass"))
  }

  @Test(
    "Closures of an earlier pass have their numbers, and alike names in the legend are told apart")
  func passes() throws {
    let scene = try Drawn(fixture: "articles/flow-grid.json").scene()
    // The first card and the reader did not run again.
    #expect(scene.labels(.closures).map(\.text) == ["1", "7", "8", "9", "10", "11", "12"])
    let words = scene.labels(.legend).flatMap(\.parts)
    #expect(words.filter { $0 == "Card[1]" }.count == 2)
    #expect(words.contains("Card[0]") && !words.contains("Card") && words.contains("ZStack"))
    #expect(!words.contains("Other anchors"))
  }

  @Test("The numbers of one view stand in ascending order, from both sides")
  func ascending() throws {
    func middles(_ direction: String) throws -> [Double] {
      let modifiers = (1...3).map { number in
        """
        { "transformAnchorPreference": { "key": "L", "value": ".bounds",
          "transform": "$0.append(\(number))" } }
        """
      }
      let scene = try Drawn(
        root: """
          { "view": "Color", "modifiers": [\(modifiers.joined(separator: ", ")),
            { "onPreferenceChange": { "key": "L", "perform": "_ = $0" } }] }
          """,
        """
        "layoutDirection": "\(direction)",
        "preferenceKeys": { "L": { "defaultValue": [], "reduce": "value.append(contentsOf: nextValue())" } },
        """
      ).scene()
      #expect(scene.labels(.closures).map(\.text) == ["1", "2", "3", "4"])
      return scene.labels(.closures).map(\.origin.x)
    }
    for direction in ["leftToRight", "rightToLeft"] {
      let middles = try middles(direction)
      #expect(middles == middles.sorted(), "\(direction)")
    }
  }

  @Test("The reader in which anchors are resolved has two arrows where its coordinates begin")
  func spaces() throws {
    let starts = try form().marked.shapes(.spaces).compactMap { shape -> Point? in
      if case .lines(let lines) = shape.figure { lines[0][0] } else { nil }
    }
    #expect(starts == [Point(x: 0, y: 8), Point(x: 0, y: 8)])
  }

  @Test("One view is drawn with 24 points around it, and without the others")
  func cropped() throws {
    let sample = try form()
    let place = try #require(
      sample.inspection.views.ids.first {
        sample.inspection.string(sample.inspection.views[$0].id) == "c3"
      })
    let scene = sample.scene { $0.view = place }
    let frames = scene.shapes(.frames).compactMap(\.view)
    #expect(frames.allSatisfy { $0 >= place })
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
