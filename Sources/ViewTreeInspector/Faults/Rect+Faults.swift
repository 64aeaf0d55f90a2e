import ViewTreeLayout

extension Rect {
  /// By how much a view may stand over before that is a fault, in points: less than a pixel of any display is
  /// none, nor is what rounding to pixels makes.
  static var faultTolerance: Double { 0.501 }

  /// What two rectangles share; `nil` for nothing.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether another rectangle is in this one but for the tolerance.
  func holds(_ other: Rect) -> Bool {
    other.minX >= minX - Self.faultTolerance && other.maxX <= maxX + Self.faultTolerance
      && other.minY >= minY - Self.faultTolerance && other.maxY <= maxY + Self.faultTolerance
  }

  /// Whether two rectangles cover one another by more than the tolerance.
  func overlaps(_ other: Rect) -> Bool {
    guard let shared = intersection(other) else { return false }
    return shared.width > Self.faultTolerance && shared.height > Self.faultTolerance
  }
}
