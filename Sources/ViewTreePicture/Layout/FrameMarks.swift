import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The frames of views. The color shows their kind, the line style their role.
enum FrameMarks {
  /// The role that a line style represents.
  enum Line: Int, CaseIterable {
    case plain
    case overlay
    case background
    case mask

    init(_ role: InspectedGroup.Role) {
      switch role {
      case .overlay, .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog, .toolbar,
        .navigationDestination:
        self = .overlay
      case .background: self = .background
      case .mask: self = .mask
      case .root, .children, .safeAreaInset: self = .plain
      }
    }

    var dashes: [Double] {
      switch self {
      case .plain: []
      case .overlay: [5, 3]
      case .background: [1.5, 2.5]
      case .mask: [1, 4]
      }
    }

    static func stroke(_ line: Line, _ ink: Ink) -> Stroke {
      Stroke(.ink(ink), width: 1, dashes: line.dashes)
    }
  }

  /// Adds the frames to the scene, and the words of arrows to the layer in front of frames.
  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, numbers: inout Scene, _ grid: inout CollisionGrid
  ) {
    if plan.detail == .frames { return addTogether(plan, to: &scene) }
    addSingle(plan, to: &scene)
    MoveArrows.add(plan, to: &scene, numbers: &numbers, &grid)
  }

  private static func line(_ view: InspectedView, _ plan: LayoutPlan) -> Line {
    Line(plan.inspection.groups[view.group].role)
  }

  private static func addSingle(_ plan: LayoutPlan, to scene: inout Scene) {
    for place in plan.views where plan.frames(place) {
      let view = plan.view(place)
      let stroke = Line.stroke(line(view, plan), ViewKind(view).ink)
      scene.add(figure(view.frame), .frames, stroke: stroke, view: place)
      addContent(of: place, view, plan, stroke, to: &scene)
    }
  }

  /// A frame without width or height is a line.
  private static func figure(_ frame: Rect) -> Figure {
    if frame.width > 0, frame.height > 0 { return .rectangle(frame) }
    return .line([frame.origin, Point(x: frame.maxX, y: frame.maxY)], isClosed: false)
  }

  /// Adds the outline of a view that is drawn outside its frame.
  private static func addContent(
    of place: ID<InspectedView>, _ view: InspectedView, _ plan: LayoutPlan, _ stroke: Stroke,
    to scene: inout Scene
  ) {
    guard LayoutPlan.isNear(view.content), view.content.width > 0 || view.content.height > 0
    else { return }
    let corners = plan.inspection.drawing(of: view).corners
    guard corners != nil || !view.frame.contains(view.content, tolerance: 0.5) else { return }
    let thin = Stroke(stroke.paint, width: 0.75, dashes: [3, 2])
    scene.add(
      corners.map { .line($0, isClosed: true) } ?? figure(view.content), .frames, stroke: thin,
      view: place)
  }

  /// Draws one shape for all frames of a kind and a role. Equal frames are drawn once.
  private static func addTogether(_ plan: LayoutPlan, to scene: inout Scene) {
    let count = Line.allCases.count
    var frames: [[Rect]] = Array(repeating: [], count: ViewKind.allCases.count * count)
    var last: [Rect?] = Array(repeating: nil, count: frames.count)
    for place in plan.views where plan.frames(place) {
      let view = plan.view(place)
      let bin = Int(ViewKind(view).rawValue) * count + line(view, plan).rawValue
      if last[bin] == view.frame { continue }
      last[bin] = view.frame
      frames[bin].append(view.frame)
    }
    for kind in ViewKind.allCases {
      for line in Line.allCases {
        let rects = frames[Int(kind.rawValue) * count + line.rawValue]
        guard !rects.isEmpty else { continue }
        scene.add(.rectangles(rects), .frames, stroke: Line.stroke(line, kind.ink))
      }
    }
  }
}
