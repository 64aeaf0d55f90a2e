import ViewTreeInspector
import ViewTreeLayout

/// Puts names and sizes where they cover nothing: the largest views first, each at the first of seven places
/// that is free, shortened step by step until one is.
struct LabelPlacement {
  private static let size = 10.0
  private static let height = 13.0
  private static let margin = 3.0
  /// How many labels there are where not all marks are drawn, and how many are tried.
  private static let largestCount = 200
  private static let triedCount = 1_000

  let plan: LayoutPlan
  private(set) var scene: Scene
  private var grid: CollisionGrid

  /// Draws the labels; gives back the views whose names found no room.
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
    let groups = NameGroup.groups(plan).filter { $0.frame.overlaps(plan.canvas.grown(by: 1)) }
    var missing: [(place: Int, group: NameGroup)] = []
    var count = 0
    for (tried, place) in order(groups).enumerated() {
      let isAllowed =
        plan.detail == .everything || count < Self.largestCount && tried < Self.triedCount
      if isAllowed, put(groups[place]) {
        count += 1
      } else {
        missing.append((place, groups[place]))
      }
    }
    missing.sort { $0.place < $1.place }
    return missing.map(\.group)
  }

  /// The largest first; texts, which say themselves what they are, after all others.
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
    for (names, size) in group.texts(plan) where !(names.isEmpty && size.isEmpty) {
      let gap = names.isEmpty || size.isEmpty ? 0 : 4.0
      let first = LabelMetrics.width(of: names, size: Self.size, weight: 600)
      let second = LabelMetrics.width(of: size, size: Self.size)
      let box = Size(width: first + gap + second + 2 * Self.margin, height: Self.height)
      guard let corner = corner(for: box, at: group.frame) else { continue }
      draw(names, first, size, second, gap, Rect(origin: corner, size: box), group)
      return true
    }
    return false
  }

  /// The first place that is free: inside at the top, above, inside at the bottom, at the trailing side of
  /// both, below, and in the middle.
  private func corner(for box: Size, at frame: Rect) -> Point? {
    let (left, right) = (frame.minX + 1, frame.maxX - box.width - 1)
    let inside = [
      Point(x: left, y: frame.minY + 1), Point(x: left, y: frame.maxY - box.height - 1),
      Point(x: right, y: frame.minY + 1), Point(x: right, y: frame.maxY - box.height - 1),
      Point(x: frame.midX - box.width / 2, y: frame.midY - box.height / 2),
    ]
    let outside = [
      Point(x: frame.minX, y: frame.minY - box.height), Point(x: frame.minX, y: frame.maxY),
    ]
    let fits = box.width + 2 <= frame.width && box.height + 2 <= frame.height
    let places =
      fits ? [inside[0], outside[0], inside[1], inside[2], inside[3], outside[1], inside[4]] : outside
    return places.first { grid.isFree(Rect(origin: $0, size: box)) }
  }

  private mutating func draw(
    _ names: String, _ first: Double, _ size: String, _ second: Double, _ gap: Double, _ box: Rect,
    _ group: NameGroup
  ) {
    grid.insert(box)
    let view = group.views[0]
    scene.add(.rectangle(box, radius: 2), .names, fill: .ink(.paper), view: view)
    let baseline = box.maxY - 3.2
    if !names.isEmpty {
      let label = Label(
        names, at: Point(x: box.minX + Self.margin, y: baseline), size: Self.size, weight: 600,
        width: first)
      scene.add(.label(label), .names, fill: .ink(ViewKind(plan.view(view)).ink), view: view)
    }
    if !size.isEmpty {
      let label = Label(
        size, at: Point(x: box.minX + Self.margin + first + gap, y: baseline), size: Self.size,
        width: second)
      scene.add(.label(label), .sizes, fill: .ink(.secondary), view: view)
    }
  }
}
