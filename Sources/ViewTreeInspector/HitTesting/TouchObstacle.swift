import ViewTreeLayout

/// Why a person cannot touch a view; views and modifiers are those of the pass.
enum TouchObstacle {
  /// It is not placed.
  case notPlaced
  /// A modifier of it or of a view around it hides it.
  case hidden(by: UInt32, of: UInt32)
  /// A modifier of it or of a view around it disables it.
  case disabled(by: UInt32, of: UInt32)
  /// A modifier of it or of a view around it lets taps through, and nothing behind takes them.
  case letsThrough(by: UInt32, of: UInt32)
  /// A modifier of it or of a view around it keeps it from scrolling.
  case fixed(by: UInt32, of: UInt32)
  /// A clip, or a scroll view, does not show its middle.
  case clipped(by: UInt32, isScrollView: Bool, Point)
  /// Its middle is not in the window.
  case outside(Point)
  /// Another view lies in front of its middle.
  case covered(by: UInt32, Point)
}
