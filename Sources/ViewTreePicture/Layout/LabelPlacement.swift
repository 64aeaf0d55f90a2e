import ViewTreeInspector
import ViewTreeLayout

/// Places names and sizes where they don't cover other marks: the largest views first, each at the
/// first free position of seven. Labels are shortened step by step until they fit.
struct LabelPlacement {
  private static let size = 10.0
  private static let height = 13.0
  private static let margin = 3.0
  /// Between the names and the size.
  private static let gap = 4.0

  let plan: LayoutPlan
  private(set) var scene: Scene
  private var grid: CollisionGrid

  /// Draws the labels. Returns the views whose names didn't fit.
  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, _ grid: inout CollisionGrid
  ) -> [NameGroup] {
    guard plan.shows(.names) || plan.shows(.sizes) else { return [] }
    var placement = LabelPlacement(plan: plan, scene: scene, grid: grid)
    let missing = placement.place()
    (scene, grid) = (placement.scene, placement.grid)
    return missing
  }

  private mutating func place() -> [NameGroup] {
    let groups = NameGroup.groups(plan).filter {
      $0.frame.overlaps(plan.canvas.grown(by: 1)) && !$0.isPlainText(plan)
    }
    var missing: [(place: Int, group: NameGroup)] = []
    var count = 0
    for (tried, place) in order(groups).enumerated() {
      let isAllowed =
        plan.detail == .everything || count < MarkLimits.labels && tried < MarkLimits.triedLabels
      if isAllowed, put(groups[place]) {
        count += 1
      } else {
        missing.append((place, groups[place]))
      }
    }
    missing.sort { $0.place < $1.place }
    return missing.map(\.group)
  }

  /// The largest first. Texts, which identify themselves, follow all others.
  private func order(_ groups: [NameGroup]) -> [Int] {
    let ranks = groups.map { group in
      let isText = group.views.allSatisfy { ViewKind(plan.view($0)) == .leaf }
      return (isText ? 1 : 0, -group.frame.width * group.frame.height)
    }
    return groups.indices.sorted {
      ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1]
    }
  }

  private mutating func put(_ group: NameGroup) -> Bool {
    let texts = group.texts(plan).filter { !($0.names.isEmpty && $0.size.isEmpty) }
    let labels = texts.map { Words(names: $0.names, size: $0.size) }
    // Below a frame, a label may seem to belong to the next frame, so try this last.
    for isBelow in [false, true] {
      for words in labels {
        let places = isBelow ? [below(group.frame)] : places(for: words.box, at: group.frame)
        guard
          let corner = places.first(where: { grid.isFree(Rect(origin: $0, size: words.box)) })
        else { continue }
        draw(words, Rect(origin: corner, size: words.box), group)
        return true
      }
    }
    return false
  }

  /// The text of a label, and its size.
  private struct Words {
    let names: String
    let size: String
    /// The measured width of the text, in which it is written.
    let width: Double
    /// The room that it takes in the widest font, if the viewer ignores its width.
    let box: Size

    init(names: String, size: String) {
      (self.names, self.size) = (names, size)
      let gap = names.isEmpty || size.isEmpty ? 0 : LabelPlacement.gap
      let fontSize = LabelPlacement.size
      width =
        LabelMetrics.width(of: names, size: fontSize, weight: 600) + gap
        + LabelMetrics.width(of: size, size: fontSize)
      let room =
        LabelRoom.width(of: names, size: fontSize, weight: 600) + gap
        + LabelRoom.width(of: size, size: fontSize)
      box = Size(width: room + 2 * LabelPlacement.margin, height: LabelPlacement.height)
    }
  }

  private func below(_ frame: Rect) -> Point { Point(x: frame.minX, y: frame.maxY) }

  /// Candidate positions: inside at the top, above, inside at the bottom, at the trailing side of
  /// both, and in the middle. The position above is used only if the label doesn't fit inside.
  private func places(for box: Size, at frame: Rect) -> [Point] {
    let above = Point(x: frame.minX, y: frame.minY - box.height)
    guard box.width + 2 <= frame.width, box.height + 2 <= frame.height else { return [above] }
    let (left, right) = (frame.minX + 1, frame.maxX - box.width - 1)
    let (top, bottom) = (frame.minY + 1, frame.maxY - box.height - 1)
    return [
      Point(x: left, y: top), above, Point(x: left, y: bottom), Point(x: right, y: top),
      Point(x: right, y: bottom),
      Point(x: frame.midX - box.width / 2, y: frame.midY - box.height / 2),
    ]
  }

  private mutating func draw(_ words: Words, _ room: Rect, _ group: NameGroup) {
    grid.insert(room)
    let view = group.views[0]
    let box = Rect(
      x: room.minX, y: room.minY, width: words.width + 2 * Self.margin, height: room.height)
    scene.add(
      .rectangle(box, radius: 2), words.names.isEmpty ? .sizes : .names, fill: .ink(.paper),
      view: view)
    let start = Point(x: box.minX + Self.margin, y: box.maxY - 3.2)
    if !words.names.isEmpty {
      var label = Label(words.names, at: start, size: Self.size, weight: 600, width: words.width)
      if !words.size.isEmpty {
        label.tails = [
          Label.Tail(text: words.size, gap: Self.gap, ink: .secondary, size: Self.size)
        ]
      }
      scene.add(.label(label), .names, fill: .ink(ViewKind(plan.view(view)).ink), view: view)
    } else if !words.size.isEmpty {
      let label = Label(words.size, at: start, size: Self.size, width: words.width)
      scene.add(.label(label), .sizes, fill: .ink(.secondary), view: view)
    }
  }
}
