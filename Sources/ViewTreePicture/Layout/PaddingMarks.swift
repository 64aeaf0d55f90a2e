import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The areas that paddings add to views, hatched, with their points.
enum PaddingMarks {
  /// Adds the areas to the scene, and their numbers to the layer in front of frames.
  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, numbers: inout Scene, _ grid: inout CollisionGrid
  ) {
    var count = 0
    var together: [DrawnGeometry.Place] = []
    for view in plan.views {
      let record = plan.view(view)
      for number in 0..<record.modifierCount {
        let modifier = plan.inspection.modifiers[record.firstModifier.advanced(by: number)]
        guard plan.inspection.definition(of: modifier.name)?.traits.contains(.pads) == true,
          let (place, insets) = plan.geometry.insets(of: view, modifier: number),
          LayoutPlan.isNear(place.boundingBox), place.boundingBox.overlaps(plan.canvas)
        else { continue }
        count += 1
        let strips = strips(of: place, insets)
        if plan.detail == .everything {
          HatchMarks.add(strips.map(\.place), .padding, .padding, view, to: &scene)
          addNumbers(strips, view, to: &numbers, &grid)
        } else if count <= MarkLimits.paddings {
          together += strips.map(\.place)
        }
      }
    }
    HatchMarks.add(together, .padding, .padding, nil, to: &scene)
    if plan.detail != .everything, count > MarkLimits.paddings {
      scene.omissions.append(
        .beyondLimit(
          "\(ReportWords.count(count - MarkLimits.paddings, "padding", "paddings")) without "
            + "hatching."))
    }
  }

  /// One number for all strips that are as wide, else one for each.
  private static func addNumbers(
    _ strips: [Strip], _ view: ID<InspectedView>, to scene: inout Scene, _ grid: inout CollisionGrid
  ) {
    let areEqual = strips.allSatisfy { $0.length == strips[0].length }
    for strip in strips where strip.length >= 6 {
      let isDone = HatchMarks.addNumber(
        strip.length, in: strip.place.boundingBox, .padding, .padding, view, to: &scene, &grid)
      if areEqual, isDone { break }
    }
  }

  private typealias Strip = (place: DrawnGeometry.Place, length: Double)

  /// The strips that are added: at the bottom, on top, and on the sides between these.
  private static func strips(of place: DrawnGeometry.Place, _ insets: EdgeInsets) -> [Strip] {
    let rect = place.rect
    let (top, bottom) = (max(insets.top, 0), max(insets.bottom, 0))
    let between = max(rect.height - top - bottom, 0)
    let strips = [
      (Rect(x: 0, y: rect.height - bottom, width: rect.width, height: bottom), bottom),
      (Rect(x: 0, y: 0, width: rect.width, height: top), top),
      (Rect(x: 0, y: top, width: max(insets.leading, 0), height: between), insets.leading),
      (
        Rect(
          x: rect.width - max(insets.trailing, 0), y: top, width: max(insets.trailing, 0),
          height: between), insets.trailing
      ),
    ]
    return strips.filter { $0.0.width > 0.0005 && $0.0.height > 0.0005 }
      .map { (DrawnGeometry.Place(rect: $0.0, transform: place.transform), $0.1) }
  }
}
