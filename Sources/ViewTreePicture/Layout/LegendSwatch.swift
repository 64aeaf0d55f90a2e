import ViewTreeLayout

/// A mark as the legend shows it, with its meaning.
struct LegendSwatch {
  let words: String
  private let form: Form

  private enum Form {
    case line(Ink, dashes: [Double])
    case hatch(Ink)
    case brackets
    case arrows
    case disc
    case spacer
    case guide
  }

  /// The marks that a scene has, each once.
  static func samples(in scene: Scene) -> [LegendSwatch] {
    var seen = Seen()
    for shape in scene.shapes { seen.note(shape) }
    var samples: [LegendSwatch] = []
    func add(_ isUsed: Bool, _ words: String, _ form: Form) {
      if isUsed { samples.append(LegendSwatch(words: words, form: form)) }
    }
    for (ink, words) in kinds { add(seen.frames.contains(ink), words, .line(ink, dashes: [])) }
    for line in FrameMarks.Line.allCases where line != .plain {
      add(
        seen.dashes.contains(line.dashes), lineWords[line.rawValue - 1],
        .line(.other, dashes: line.dashes))
    }
    add(
      seen.dashes.contains([3, 2]), "drawn outside its frame, or rotated",
      .line(.other, dashes: [3, 2]))
    add(seen.layers.contains(.gaps), "space between the children of a stack", .hatch(.gap))
    add(seen.layers.contains(.padding), "padding", .hatch(.padding))
    add(seen.hasSpacer, "Spacer, with its length", .spacer)
    add(seen.layers.contains(.closures), "closure, in the order of execution", .disc)
    add(seen.layers.contains(.anchors), "anchor", .brackets)
    add(seen.layers.contains(.spaces), "origin of a coordinate space", .arrows)
    add(seen.layers.contains(.guides), "line along which a stack aligns", .guide)
    add(seen.hasUnknown, "content that viewtree doesn't draw", .hatch(.other))
    return samples
  }

  private static let kinds: [(Ink, String)] = [
    (.container, "container"), (.leaf, "text or image"), (.control, "control"),
    (.shape, "color or shape"), (.reader, "geometry reader"),
    (.other, "component or other view"),
  ]
  private static let lineWords = ["overlay, or presented", "background", "mask"]

  /// The kinds of marks that occur in a scene.
  private struct Seen {
    var layers: Set<PictureLayer> = []
    var frames: Set<Ink> = []
    var dashes: Set<[Double]> = []
    var hasSpacer = false
    var hasUnknown = false

    mutating func note(_ shape: SceneShape) {
      layers.insert(shape.layer)
      if shape.layer == .content, shape.fill == StyleReader.hatch { hasUnknown = true }
      guard shape.layer == .frames, let stroke = shape.stroke, case .ink(let ink) = stroke.paint
      else { return }
      dashes.insert(stroke.dashes)
      if ink == .secondary { hasSpacer = true } else { frames.insert(ink) }
    }
  }

  /// Draws the sample at the left of a row.
  func draw(at place: Point, to scene: inout Scene) {
    let box = Rect(x: place.x, y: place.y - 6, width: 22, height: 12)
    switch form {
    case .line(let ink, let dashes):
      scene.add(.rectangle(box), .legend, stroke: Stroke(.ink(ink), dashes: dashes))
    case .hatch(let ink):
      scene.add(
        .rectangle(box), .legend, fill: .hatch(ink), stroke: Stroke(.ink(ink), width: 0.5))
    case .brackets:
      scene.add(
        .lines(AnchorMarks.brackets(of: box, length: 4)), .legend,
        stroke: Stroke(.ink(.closure), width: 2))
    case .arrows:
      for end in [Point(x: box.minX + 18, y: box.minY), Point(x: box.minX, y: box.maxY)] {
        scene.add(
          .arrow(from: box.origin, to: end, head: 4), .legend,
          stroke: Stroke(.ink(.reader), width: 2))
      }
    case .disc:
      ClosureMarks.draw(
        1, Rect(x: box.minX + 3, y: place.y - 8, width: 16, height: 16), nil, nil, .legend,
        to: &scene)
    case .spacer:
      scene.add(
        .lines(SpacerMarks.bracket(in: box)), .legend,
        stroke: Stroke(.ink(.secondary), width: 0.5))
    case .guide:
      scene.add(
        .line([Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY)], isClosed: false),
        .legend, stroke: Stroke(.ink(.after), dashes: [8, 3, 2, 3]))
    }
  }
}
