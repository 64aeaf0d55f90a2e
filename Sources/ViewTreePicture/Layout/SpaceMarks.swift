import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The origins of the spaces in which anchors were resolved, and of named spaces: two arrows each.
enum SpaceMarks {
  private static let length = 28.0

  static func add(_ plan: LayoutPlan, to scene: inout Scene, _ grid: inout CollisionGrid) {
    for view in readers(plan) {
      guard let place = plan.geometry.outline(of: view) else { continue }
      addArrows(place, view, to: &scene, &grid)
    }
    guard plan.detail == .everything else { return }
    for view in plan.views {
      let record = plan.view(view)
      for number in 0..<record.modifierCount
      where namesSpace(record.firstModifier.advanced(by: number), plan) {
        guard let place = plan.geometry.outline(of: view, modifier: number) else { continue }
        addArrows(place, view, to: &scene, &grid)
      }
    }
  }

  private static func namesSpace(_ modifier: ID<InspectedModifier>, _ plan: LayoutPlan) -> Bool {
    let name = plan.inspection.modifiers.name(of: modifier)
    if case .coordinateSpace? = plan.inspection.definition(of: name)?.meaning { return true }
    return false
  }

  /// The readers in which anchors were resolved, each once, in pre-order.
  private static func readers(_ plan: LayoutPlan) -> [ID<InspectedView>] {
    var readers: Set<ID<InspectedView>> = []
    for anchor in plan.inspection.anchors {
      for resolution in anchor.resolved {
        if let view = plan.drawnView(resolution.reader) { readers.insert(view) }
      }
    }
    return readers.sorted()
  }

  private static func addArrows(
    _ place: DrawnGeometry.Place, _ view: ID<InspectedView>, to scene: inout Scene,
    _ grid: inout CollisionGrid
  ) {
    let origin = place.transform.apply(to: place.rect.origin)
    for way in [Point(x: length, y: 0), Point(x: 0, y: length)] {
      let end = place.transform.apply(to: place.rect.origin + way)
      guard LayoutPlan.isNear(Rect(origin: origin, size: .zero)),
        LayoutPlan.isNear(Rect(origin: end, size: .zero))
      else { continue }
      scene.add(
        .arrow(from: origin, to: end), .spaces, stroke: Stroke(.ink(.reader), width: 2), view: view)
      grid.insert(
        Rect(origin: origin, size: .zero).union(Rect(origin: end, size: .zero)).grown(by: 3))
    }
  }
}
