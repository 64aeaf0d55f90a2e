import ViewTreeLayout

/// The tolerance for comparing numbers.
struct MeasuredTolerance {
  /// The tolerance for a device's arithmetic, in points.
  static let exact = 0.01

  /// The total size difference of text views within the tolerance. Enclosing views may differ by
  /// this amount.
  private(set) var slack = 0.0

  /// The tolerance for the size of a text view: 1 point, or 1 %.
  private static func ofText(_ length: Double) -> Double { max(1, abs(length) / 100) }

  /// True if a text's size is within the tolerance and not exact. Adds the difference to the slack.
  mutating func acceptsText(_ reported: Rect, _ measured: Rect) -> Bool {
    let width = abs(reported.width - measured.width)
    let height = abs(reported.height - measured.height)
    guard max(width, height) > Self.exact, width <= Self.ofText(reported.width),
      height <= Self.ofText(reported.height)
    else { return false }
    slack += width + height
    return true
  }

  /// The first part of a frame that differs by more than the slack. Sizes come first.
  func difference(_ reported: Rect, _ measured: Rect) -> MeasuredFrameDifference.Part? {
    if !accepts(reported.width, measured.width) { return .width }
    if !accepts(reported.height, measured.height) { return .height }
    if !accepts(reported.minX, measured.minX) { return .x }
    return accepts(reported.minY, measured.minY) ? nil : .y
  }

  /// True if two numbers are equal, up to the slack of text views.
  func accepts(_ reported: Double, _ measured: Double) -> Bool {
    abs(reported - measured) <= Self.exact + slack
  }

  /// True if two frames are the same without that slack.
  static func isExact(_ reported: Rect, _ measured: Rect) -> Bool {
    MeasuredTolerance().difference(reported, measured) == nil
  }
}
