import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Spacers, as thin springs.
enum SpacerMarks {
  /// The distance that a spring extends to either side.
  private static let amplitude = 2.0

  static func add(_ plan: LayoutPlan, to scene: inout Scene) {
    guard plan.detail == .everything else { return }
    for view in plan.views where plan.definition(plan.view(view))?.painting == .spring {
      let frame = plan.view(view).frame
      guard max(frame.width, frame.height) >= 4 else { continue }
      scene.add(
        .line(spring(in: frame), isClosed: false), .frames,
        stroke: Stroke(.ink(.secondary), width: 0.5),
        view: view)
    }
  }

  /// A zigzag along the longer side, with a straight piece at each end.
  static func spring(in frame: Rect) -> [Point] {
    let isUpright = frame.height >= frame.width
    let length = isUpright ? frame.height : frame.width
    let turns = min(max(Int(length / 8), 1), 40)
    let end = min(length * 0.15, 12)
    let step = (length - 2 * end) / Double(2 * turns)
    var distances: [(along: Double, across: Double)] = [(0, 0), (end, 0)]
    for turn in 0..<2 * turns {
      distances.append((end + (Double(turn) + 0.5) * step, turn % 2 == 0 ? amplitude : -amplitude))
    }
    distances += [(length - end, 0), (length, 0)]
    return distances.map { along, across in
      isUpright
        ? Point(x: frame.midX + across, y: frame.minY + along)
        : Point(x: frame.minX + along, y: frame.midY + across)
    }
  }
}
