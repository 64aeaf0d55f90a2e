import ViewTreeLayout

extension Rect {
  /// Whether two rectangles are the same but for rounding.
  func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}
