import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

@testable import ViewTreePicture

/// What holds of the picture of every document in Fixtures.
@Suite("The layout of every fixture")
struct LayoutFixtureTests {
  /// The pictures of all documents.
  private func scenes() throws -> [(name: String, subject: PictureSubject, scene: Scene)] {
    try Drawn.all().flatMap { drawn in
      // The beginning and the end of each.
      try Set([0, drawn.moments.count - 1]).sorted().map { moment in
        let subject = try #require(drawn.moments[moment].subject)
        return (
          "\(drawn.name) \(moment)", subject,
          Drawn.scene(of: subject) { $0.layers = Set(PictureLayer.allCases) }
        )
      }
    }
  }

  @Test("It draws, well-formed, in every light, and the same twice")
  func wellFormed() throws {
    let scenes = try scenes()
    #expect(scenes.count > 200)
    for (name, subject, scene) in scenes {
      for theme in PictureOptions.Theme.allCases {
        var options = PictureOptions()
        options.theme = theme
        options.layers = Set(PictureLayer.allCases)
        let svg = Picture.svg(scene, of: subject, options)
        #expect(MarkupChecker.problems(in: String(decoding: svg, as: UTF8.self)) == [], "\(name)")
        #expect(svg == Picture.svg(of: subject, options), "\(name)")
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

  /// The last run of each closure on a view that is still there.
  private static func lastRuns(_ inspection: Inspection) -> [String] {
    let paths = inspection.views.indices.map { view -> String in
      var paths = PathWriter(inspection)
      return String(decoding: paths.path(of: ID(view)), as: UTF8.self)
    }
    var last: [String: [InspectedEvent]] = [:]
    for event in inspection.order where event.kind == .closure {
      let path: String
      switch event.view {
      case .view(let view): path = paths[view.index]
      case .path(let name, _), .kept(let name, _): path = name
      }
      guard paths.contains(path) else { continue }
      let place = "\(path) \(event.modifier) \(event.key)"
      if last[place]?.first?.pass != event.pass { last[place] = [] }
      last[place, default: []].append(event)
    }
    return last.values.flatMap { $0.map { "\($0.number)" } }
  }

  @Test("Each closure has the number of its last run once, and no two overlap")
  func numbers() throws {
    for (name, subject, scene) in try scenes() {
      let drawn = scene.labels(.closures).map(\.text)
      // Views outside the picture are said to be.
      let outside = scene.omissions.contains { $0.sentence.contains("closure") }
      #expect(drawn.sorted() == Self.lastRuns(subject.inspection).sorted() || outside, "\(name)")
      #expect(Set(drawn).count == drawn.count, "\(name)")
      let boxes = scene.rectangles(.closures)
      for (place, box) in boxes.enumerated() {
        for other in boxes[(place + 1)...] { #expect(!box.overlaps(other), "\(name)") }
      }
    }
  }

  @Test("The frames are those of the report")
  func frames() throws {
    for (name, subject, scene) in try scenes() {
      var measuredOnly = UnshownViews(subject.inspection)
      var drawn: [ID<InspectedView>: [Figure]] = [:]
      for shape in scene.shapes(.frames) {
        if let view = shape.view { drawn[view, default: []].append(shape.figure) }
      }
      for (place, view) in zip(subject.inspection.views.ids, subject.inspection.views) {
        let frame = view.frame
        let isShown = !measuredOnly.contains(place) && frame.width > 0 && frame.height > 0
        let isDrawn = drawn[place]?.first == .rectangle(frame)
        let isOutside = scene.omissions.contains { $0.sentence.contains("outside the picture") }
        #expect(isDrawn == isShown || isOutside, "\(name): \(place)")
      }
    }
  }

  @Test("Anchors are marked where the report has them: four corners, or a cross of two lines")
  func anchors() throws {
    var count = 0
    for (name, subject, scene) in try scenes() {
      let marked = scene.shapes(.anchors).flatMap { shape -> [[Point]] in
        if case .lines(let lines) = shape.figure { lines } else { [] }
      }
      func expect(_ geometry: AnchorGeometry) {
        switch geometry {
        case .rect(let rect):
          let corners = [rect.minX, rect.maxX].flatMap { x in
            [rect.minY, rect.maxY].map { Point(x: x, y: $0) }
          }
          for corner in corners { #expect(marked.contains { $0[1] == corner }, "\(name)") }
        case .point(let point):
          let line = [Point(x: point.x - 6, y: point.y), Point(x: point.x + 6, y: point.y)]
          #expect(marked.contains(line), "\(name)")
        case .list(let list): list.forEach(expect)
        case .none: break
        }
      }
      for anchor in subject.inspection.anchors { expect(anchor.global) }
      count += subject.inspection.anchors.count
    }
    #expect(count > 300)
  }

  @Test("Between the children of upright stacks is what their frames leave, and nothing else")
  func gaps() throws {
    var count = 0
    for (name, subject, scene) in try scenes() {
      let drawn = scene.shapes(.gaps).flatMap { shape -> [Rect] in
        if case .rectangles(let rects) = shape.figure { rects } else { [] }
      }
      let expected = Self.gaps(in: subject.inspection)
      let canvas = scene.rectangles(.content)[0].grown(by: -4)
      for gap in expected where gap.overlaps(canvas) && !Self.isTurned(subject.inspection) {
        count += 1
        #expect(
          drawn.contains { drawn in
            abs(drawn.minX - gap.minX) + abs(drawn.minY - gap.minY) < 0.001
              && abs(drawn.maxX - gap.maxX) + abs(drawn.maxY - gap.maxY) < 0.001
          }, "\(name): \(gap)")
      }
      #expect(drawn.count <= expected.count, "\(name)")
    }
    #expect(count > 300)
  }

  private static func isTurned(_ inspection: Inspection) -> Bool {
    inspection.names.modifiers.ids.contains { name in
      inspection.names.modifiers[name].hasSuffix("Effect")
        && inspection.modifiers.contains { $0.name == name }
    }
  }

  /// The stretches between the frames of the children of each stack along its axis, as wide as the stack.
  private static func gaps(in inspection: Inspection) -> [Rect] {
    var measuredOnly = UnshownViews(inspection)
    let shown = inspection.views.ids.filter { !measuredOnly.contains($0) }
    return shown.flatMap { stack -> [Rect] in
      let view = inspection.views[stack]
      let name = inspection.names.views[view.name]
      guard ["HStack", "VStack", "LazyHStack", "LazyVStack"].contains(name) else { return [] }
      let children = shown.filter {
        inspection.parent(of: $0) == stack
          && inspection.groups[inspection.views[$0].group].role == .children
      }
      let frames = children.map { inspection.views[$0].frame }
      let isRow = name.hasSuffix("HStack")
      let sorted = frames.sorted { isRow ? $0.minX < $1.minX : $0.minY < $1.minY }
      // A pinned header can end before a row that begins above it.
      var end = sorted.first.map { isRow ? $0.maxX : $0.maxY } ?? 0
      return sorted.dropFirst().compactMap { after in
        let content = view.content
        let before = end
        end = max(end, isRow ? after.maxX : after.maxY)
        let gap =
          isRow
          ? Rect(x: before, y: content.minY, width: after.minX - before, height: content.height)
          : Rect(x: content.minX, y: before, width: content.width, height: after.minY - before)
        return (isRow ? gap.width : gap.height) > 0.0001 ? gap : nil
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
