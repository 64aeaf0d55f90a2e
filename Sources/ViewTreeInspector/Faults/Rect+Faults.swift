import ViewTreeLayout

extension Rect {
  /// What two rectangles share; `nil` for nothing.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether another rectangle is in this one, or stands over by no more than a tolerance.
  func holds(_ other: Rect, but tolerance: Double) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// Whether two rectangles cover one another by more than a tolerance in both directions.
  func overlaps(_ other: Rect, but tolerance: Double) -> Bool {
    guard let shared = intersection(other) else { return false }
    return shared.width > tolerance && shared.height > tolerance
  }
}
