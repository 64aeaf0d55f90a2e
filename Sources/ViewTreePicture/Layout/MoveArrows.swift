import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// An arrow from the frame of a view to the place where SwiftUI draws it. Siblings that are moved
/// together share one arrow, with their number next to it.
enum MoveArrows {
  /// Views that are moved together.
  private struct Move {
    var views: [ID<InspectedView>]
    /// Their frames together.
    var frame: Rect
    /// The places where they are drawn, together.
    var content: Rect
    /// The distance of each, or `nil` if the views have different ones.
    var distance: Point?

    var way: Point { content.origin - frame.origin }

    mutating func join(_ other: Move) {
      views += other.views
      frame = frame.union(other.frame)
      content = content.union(other.content)
      if distance != other.distance { distance = nil }
    }
  }

  /// The least distance with an arrow, in points.
  private static let least = 6.0
  /// The maximum number of arrows for the views of one container.
  private static let mostPerGroup = 3
  private static let textSize = 10.0

  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, numbers: inout Scene, _ grid: inout CollisionGrid
  ) {
    for move in moves(plan) {
      guard let first = move.views.first else { continue }
      let start = move.frame.origin
      let ink = ViewKind(plan.view(first)).ink
      scene.add(
        .arrow(from: start, to: start + move.way), .frames, stroke: Stroke(.ink(ink), width: 0.75),
        view: first)
      if move.views.count > 1 { addWords(move, ink, first, to: &numbers, &grid) }
    }
  }

  /// The moves of each container: one for each distance, or one for all if there are many.
  private static func moves(_ plan: LayoutPlan) -> [Move] {
    var groups: [[Move]] = []
    var places: [ID<InspectedGroup>: Int] = [:]
    for place in plan.views where plan.frames(place) {
      let view = plan.view(place)
      guard let way = way(view, plan) else { continue }
      let move = Move(
        views: [place], frame: view.frame, content: view.content,
        distance: Point(x: hundredths(way.x), y: hundredths(way.y)))
      guard let known = places[view.group] else {
        places[view.group] = groups.count
        groups.append([move])
        continue
      }
      if let same = groups[known].firstIndex(where: { $0.distance == move.distance }) {
        groups[known][same].join(move)
      } else {
        groups[known].append(move)
      }
    }
    return groups.flatMap { moves in
      guard moves.count > mostPerGroup, var all = moves.first else { return moves }
      for move in moves.dropFirst() { all.join(move) }
      return [all]
    }
  }

  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The way from the frame of a view to its content, or `nil` if it is short or not straight.
  private static func way(_ view: InspectedView, _ plan: LayoutPlan) -> Point? {
    guard LayoutPlan.isNear(view.content), view.content.width > 0 || view.content.height > 0,
      plan.inspection.drawing(of: view).corners == nil, view.content.size == view.frame.size
    else { return nil }
    let way = view.content.origin - view.frame.origin
    return way.x * way.x + way.y * way.y >= least * least ? way : nil
  }

  /// Writes the number of views, and their distance if it's the same, next to the middle of the
  /// arrow.
  private static func addWords(
    _ move: Move, _ ink: Ink, _ view: ID<InspectedView>, to scene: inout Scene,
    _ grid: inout CollisionGrid
  ) {
    let way = move.distance.map { " by \(NumberText.short($0.x)) \(NumberText.short($0.y))" }
    let text = "\(move.views.count) views moved" + (way ?? "")
    let room = LabelRoom.width(of: text, size: textSize) + 4
    for part in [0.5, 0.35, 0.65, 0.2, 0.8] {
      let middle = move.frame.origin + Point(x: part * move.way.x, y: part * move.way.y)
      let box = Rect(x: middle.x - room / 2, y: middle.y - 6, width: room, height: 12)
      guard grid.isFree(box) else { continue }
      grid.insert(box)
      scene.add(.rectangle(box, radius: 2), .frames, fill: .ink(.paper), view: view)
      let label = Label(
        text, at: Point(x: middle.x, y: middle.y + 3), size: textSize, anchor: .middle)
      scene.add(.label(label), .frames, fill: .ink(ink), view: view)
      return
    }
  }
}
