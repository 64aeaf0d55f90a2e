import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The space between the children of stacks, hatched, with its points.
enum GapMarks {
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
      scene.omissions.append(.beyondLimit("\(rest) between children of stacks without hatching."))
    }
  }

  /// The line that the children of each stack are aligned on.
  static func addGuides(_ plan: LayoutPlan, to scene: inout Scene) {
    let stacks = stacks(plan)
    let limit = plan.detail == .everything ? stacks.count : MarkLimits.gaps
    for (view, axis) in stacks.prefix(limit) {
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
    plan.views.compactMap { view in
      guard let traits = plan.definition(plan.view(view))?.traits, traits.contains(.spaced) else {
        return nil
      }
      return (view, traits.contains(.row) ? .horizontal : .vertical)
    }
  }
}
