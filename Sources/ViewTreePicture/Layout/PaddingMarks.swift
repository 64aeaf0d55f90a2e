import ViewTreeInspector
import ViewTreeLayout

/// What paddings add around views, hatched, with its points.
enum PaddingMarks {
  /// How many paddings are drawn where not all marks are.
  private static let largestCount = 500
  private static let names: Set<String> = ["padding", "safeAreaPadding"]

  /// Adds the areas to the scene, and their numbers to what is in front of frames.
  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, numbers: inout Scene, _ grid: inout CollisionGrid
  ) {
    let isPadding = plan.inspection.names.modifiers.map { names.contains($0) }
    var count = 0
    for view in plan.views {
      let record = plan.view(view)
      for number in 0..<record.modifierCount {
        let modifier = plan.inspection.modifiers[Int(record.firstModifier + number)]
        guard isPadding[Int(modifier.name)],
          let (place, insets) = plan.geometry.insets(of: view, modifier: number),
          LayoutPlan.isNear(place.boundingBox), place.boundingBox.overlaps(plan.canvas)
        else { continue }
        count += 1
        if plan.detail != .everything, count > largestCount { continue }
        draw(place, insets, view, plan, &scene, &numbers, &grid)
      }
    }
    if plan.detail != .everything, count > largestCount {
      scene.omissions.append(
        "\(NumberText.count(count - largestCount, "padding is", "paddings are")) not hatched.")
    }
  }

  private static func draw(
    _ place: DrawnGeometry.Place, _ insets: EdgeInsets, _ view: UInt32, _ plan: LayoutPlan,
    _ scene: inout Scene, _ numbers: inout Scene, _ grid: inout CollisionGrid
  ) {
    let strips = strips(of: place.rect, insets)
    HatchMarks.add(
      strips.map { DrawnGeometry.Place(rect: $0.rect, transform: place.transform) }, .padding,
      .padding, view, to: &scene)
    guard plan.detail == .everything else { return }
    let areEqual = strips.allSatisfy { $0.length == strips[0].length }
    for strip in strips where strip.length >= 6 {
      let area = place.transform.boundingBox(of: strip.rect)
      let isDone = HatchMarks.addNumber(
        strip.length, in: area, .padding, .padding, view, to: &numbers, &grid)
      if areEqual, isDone { break }
    }
  }

  /// The strips that are added: at the bottom, on top, and on the sides between these.
  private static func strips(of rect: Rect, _ insets: EdgeInsets) -> [(rect: Rect, length: Double)] {
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
      .map { (rect: $0.0, length: $0.1) }
  }
}
