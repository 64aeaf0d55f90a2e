import Testing
import ViewTreeInspector
import ViewTreeLayout

@testable import ViewTreePicture

/// What holds of the picture of every document in Fixtures.
@Suite("The layout of every fixture")
struct LayoutFixtureTests {
  /// The pictures of all documents.
  private func scenes() throws -> [(name: String, sample: PictureSample, scene: Scene)] {
    try PictureSample.fixtures.compactMap { name in
      try PictureSample.fixture(name).map { (name, $0, $0.scene()) }
    }
  }

  @Test("It draws, well-formed, in every light, and the same twice")
  func wellFormed() throws {
    let scenes = try scenes()
    #expect(scenes.count > 200)
    for (name, sample, _) in scenes {
      for theme in PictureOptions.Theme.allCases {
        let svg = sample.svg { $0.theme = theme }
        #expect(SVGChecker.problems(in: svg) == [], "\(name)")
        #expect(svg == sample.svg { $0.theme = theme }, "\(name)")
      }
    }
  }

  @Test("No two labels overlap, none is outside, and none covers a text or a number")
  func labels() throws {
    for (name, _, scene) in try scenes() {
      let boxes = scene.rectangles(.names)
      for (place, box) in boxes.enumerated() {
        #expect(scene.bounds.contains(box, tolerance: 0.001), "\(name)")
        for other in boxes[(place + 1)...] {
          #expect(!box.overlaps(other), "\(name): \(box) \(other)")
        }
        for disc in scene.rectangles(.closures) { #expect(!box.overlaps(disc), "\(name)") }
      }
      for text in Self.uprightTexts(scene) {
        let middle = Rect(
          x: text.origin.x, y: text.origin.y - 0.5 * text.size, width: text.width ?? 0,
          height: 0.4 * text.size)
        for box in boxes { #expect(!box.overlaps(middle), "\(name): \(text.text)") }
      }
    }
  }

  /// Texts of the document that are in no turned group.
  private static func uprightTexts(_ scene: Scene) -> [Label] {
    var turned: [Bool] = []
    var labels: [Label] = []
    for shape in scene.shapes {
      switch shape.figure {
      case .beginGroup(let group): turned.append(turned.last == true || group.transform != nil)
      case .endGroup: turned.removeLast()
      case .label(let label) where shape.layer == .content && turned.last != true:
        labels.append(label)
      default: break
      }
    }
    return labels
  }

  @Test("Each number of a closure is there once, and no two overlap")
  func numbers() throws {
    for (name, sample, scene) in try scenes() {
      let inspection = sample.inspection
      let expected = inspection.order.compactMap { event -> String? in
        guard event.kind == .closure, case .view = event.view else { return nil }
        return "\(event.number)"
      }
      let drawn = scene.labels(.closures).map(\.text)
      // Views outside of the picture are said to be.
      let outside = scene.omissions.contains { $0.contains("closure") }
      #expect(drawn.sorted() == expected.sorted() || outside, "\(name)")
      #expect(Set(drawn).count == drawn.count, "\(name)")
      let boxes = scene.rectangles(.closures)
      for (place, box) in boxes.enumerated() {
        for other in boxes[(place + 1)...] { #expect(!box.overlaps(other), "\(name)") }
      }
    }
  }

  @Test("The frames are those of the report")
  func frames() throws {
    for (name, sample, scene) in try scenes() {
      var unshown = UnshownViews(sample.inspection)
      var drawn: [UInt32: [Figure]] = [:]
      for shape in scene.shapes(.frames) {
        if let view = shape.view { drawn[view, default: []].append(shape.figure) }
      }
      for (place, view) in sample.inspection.views.enumerated() {
        let frame = view.frame
        let isShown = !unshown.contains(place) && frame.width > 0 && frame.height > 0
        let isDrawn = drawn[UInt32(place)]?.first == .rectangle(frame)
        let isOutside = scene.omissions.contains { $0.contains("outside of the picture") }
        #expect(isDrawn == isShown || isOutside, "\(name): \(place)")
      }
    }
  }

  @Test("Groups end as often as they begin, and everything is inside of the picture")
  func groups() throws {
    for (name, _, scene) in try scenes() {
      var depth = 0
      for shape in scene.shapes {
        if case .beginGroup = shape.figure { depth += 1 }
        if case .endGroup = shape.figure { depth -= 1 }
        #expect(depth >= 0, "\(name)")
        if depth == 0, case .label(let label) = shape.figure {
          #expect(scene.bounds.contains(LabelMetrics.box(of: label), tolerance: 1), "\(name)")
        }
      }
      #expect(depth == 0, "\(name)")
    }
  }
}
