import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The space between the children of stacks, hatched, with its points.
enum GapMarks {
  /// The axis of the views that put their children one after another.
  private static let axes: [String: Axis] = [
    "HStack": .horizontal, "LazyHStack": .horizontal, "VStack": .vertical, "LazyVStack": .vertical,
  ]
  /// Adds the areas to the scene, and their numbers to the layer in front of frames.
  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, numbers: inout Scene, _ grid: inout CollisionGrid
  ) {
    var count = 0
    var together: [DrawnGeometry.Place] = []
    for (view, axis) in stacks(plan) {
      let gaps = plan.geometry.gaps(of: view, along: axis).filter {
        LayoutPlan.isNear($0.boundingBox) && $0.boundingBox.overlaps(plan.canvas)
      }
      guard !gaps.isEmpty else { continue }
      count += gaps.count
      if plan.detail == .everything {
        HatchMarks.add(gaps, .gap, .gaps, view, to: &scene)
        for gap in gaps {
          HatchMarks.addNumber(
            gap.rect.size[axis], in: gap.boundingBox, .gap, .gaps, view, to: &numbers, &grid)
        }
      } else if together.count < MarkLimits.gaps {
        together += gaps.prefix(MarkLimits.gaps - together.count)
      }
    }
    HatchMarks.add(together, .gap, .gaps, nil, to: &scene)
    if plan.detail != .everything, count > together.count {
      let rest = ReportWords.count(count - together.count, "space", "spaces")
      scene.omissions.append(.beyondLimit("\(rest) between children of stacks not hatched."))
    }
  }

  /// The line that the children of each stack are aligned on.
  static func addGuides(_ plan: LayoutPlan, to scene: inout Scene) {
    for (view, axis) in stacks(plan) {
      guard let line = plan.geometry.alignmentLine(of: view, along: axis),
        LayoutPlan.isNear(line.boundingBox)
      else { continue }
      let ends = [line.corners[0], line.corners[2]]
      scene.add(
        .line(ends, isClosed: false), .guides,
        stroke: Stroke(.ink(.after), width: 1, dashes: [8, 3, 2, 3]),
        view: view)
    }
  }

  private static func stacks(_ plan: LayoutPlan) -> [(view: ID<InspectedView>, axis: Axis)] {
    let names = IDTable<InspectionNames.View, _>(plan.inspection.names.views.map { axes[$0] })
    let known = ViewKind.registered.count
    return plan.views.compactMap { view in
      let name = plan.view(view).name
      // A component or a layout of the document may have any name.
      guard name.index < known, let axis = names[name] else { return nil }
      return (view, axis)
    }
  }
}
