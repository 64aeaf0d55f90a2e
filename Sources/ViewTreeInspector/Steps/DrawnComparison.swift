import ViewTreeLayout
import ViewTreeNumbers

/// Compares views of two records by their visible properties.
struct DrawnComparison {
  let old: Inspection
  let new: Inspection

  /// True if a view looks the same in both records.
  func isSame(_ left: ID<InspectedView>, _ right: ID<InspectedView>) -> Bool {
    let (before, after) = (old.views[left], new.views[right])
    return Self.isSame(before.content, after.content) && Self.isSame(before.frame, after.frame)
      && looksSame(left, right, movedBy: .zero)
  }

  /// True if a view moved and didn't change otherwise.
  func isOnlyMoved(_ left: ID<InspectedView>, _ right: ID<InspectedView>) -> Bool {
    let (before, after) = (old.views[left], new.views[right])
    let vector = after.content.origin - before.content.origin
    return Self.isNear(before.content.width, after.content.width)
      && Self.isNear(before.content.height, after.content.height)
      && Self.isSame(before.frame.offsetBy(x: vector.x, y: vector.y), after.frame)
      && looksSame(left, right, movedBy: vector)
  }

  /// True if the text, the lines, the corners, the painting order, and all looks are equal.
  private func looksSame(
    _ left: ID<InspectedView>, _ right: ID<InspectedView>, movedBy vector: Point
  ) -> Bool {
    let (before, after) = (old.views[left], new.views[right])
    guard old.string(before.text) == new.string(after.text) else { return false }
    if before.drawing == nil, after.drawing == nil { return true }
    let (first, second) = (old.drawing(of: before), new.drawing(of: after))
    return first.painted == second.painted && first.text == second.text
      && isSame(first.corners, second.corners, movedBy: vector)
      && isSame(looksOf: first, second, movedBy: vector)
  }

  private func isSame(
    _ left: [Point]?, _ right: [Point]?, movedBy vector: Point
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return zip(left, right).allSatisfy { before, after in
      Self.isNear(before.x + vector.x, after.x) && Self.isNear(before.y + vector.y, after.y)
    }
  }

  private func isSame(
    looksOf left: InspectedDrawing, _ right: InspectedDrawing, movedBy vector: Point
  ) -> Bool {
    guard left.lookCount == right.lookCount else { return false }
    return (0..<left.lookCount).allSatisfy { place in
      let before = old.looks[left.firstLook.advanced(by: place)]
      let after = new.looks[right.firstLook.advanced(by: place)]
      return old.name(of: before) == new.name(of: after)
        && old.arguments(of: before) == new.arguments(of: after)
        && isSame(areaOf: before, after, movedBy: vector)
    }
  }

  private func isSame(
    areaOf left: InspectedLook, _ right: InspectedLook, movedBy vector: Point
  ) -> Bool {
    guard left.area != .content, let before = left.modifier, let after = right.modifier else {
      return true
    }
    return Self.isSame(
      old.modifiers[before].frame.offsetBy(x: vector.x, y: vector.y),
      new.modifiers[after].frame)
  }

  /// True if two frames are equal at the precision of reports.
  static func isSame(_ left: Rect, _ right: Rect) -> Bool {
    isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
      && isNear(left.width, right.width) && isNear(left.height, right.height)
  }

  /// True if two lengths in points are equal at the precision of reports.
  static func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) < 0.0005
  }
}
