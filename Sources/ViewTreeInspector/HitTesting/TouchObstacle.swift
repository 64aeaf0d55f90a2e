import ViewTreeLayout
import ViewTreeNumbers

/// The reason why a user can't touch a view. Views and modifiers are those of the pass.
enum TouchObstacle {
  /// It isn't placed, for example because its row is offscreen.
  case notPlaced(isOutOfSight: Bool)
  /// A modifier of it or of an enclosing view hides it.
  case hidden(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A modifier of it or of an enclosing view disables it.
  case disabled(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A modifier of it or of a container passes taps through, and no view below receives them.
  case letsThrough(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A modifier of it or of an enclosing view prevents scrolling.
  case fixed(by: ID<ModifierRecord>, of: ID<ViewRecord>)
  /// A clip or a scroll view hides its middle.
  case clipped(by: ID<ViewRecord>, isScrollView: Bool, Point)
  /// Its middle is outside the window.
  case outside(Point)
  /// Another view covers its middle.
  case covered(by: ID<ViewRecord>, Point)
}
