import ViewTreeLayout

extension Rect {
  /// The least coordinate on an axis.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }

  /// The greatest coordinate on an axis.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The intersection of two rectangles, or `nil` if they are disjoint.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// True if another rectangle is inside this one, or extends past it by no more than a tolerance.
  func holds(_ other: Rect, but tolerance: Double) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// True if two rectangles overlap by more than a tolerance in both directions.
  func overlaps(_ other: Rect, but tolerance: Double) -> Bool {
    guard let shared = intersection(other) else { return false }
    return shared.width > tolerance && shared.height > tolerance
  }
}
