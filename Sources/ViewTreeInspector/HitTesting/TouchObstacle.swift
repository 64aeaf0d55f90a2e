import ViewTreeLayout
import ViewTreeNumbers

/// The reason why a user can't touch a view. Views and modifiers are those of the pass.
enum TouchObstacle {
  /// It is not placed.
  case notPlaced
  /// A modifier of it or of a view around it hides it.
  case hidden(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A modifier of it or of a view around it disables it.
  case disabled(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A modifier of it or of a view around it lets taps through, and nothing behind takes them.
  case letsThrough(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A modifier of it or of a view around it keeps it from scrolling.
  case fixed(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A clip, or a scroll view, does not show its middle.
  case clipped(by: ID<ViewRecord>, isScrollView: Bool, Point)
  /// Its middle is not in the window.
  case outside(Point)
  /// Another view covers its middle.
  case covered(by: ID<ViewRecord>, Point)
}
