import ViewTreeLayout
import ViewTreeNumbers

/// The view that a scroll view is scrolled to, while the content is being built.
struct ScrollTargetSearch {
  /// The id of the view, as a text.
  let name: String
  /// Where it stands in the scroll view; `nil` for as near as it comes to be seen.
  let anchor: UnitPoint?
  /// Whether the element of a loop that is entered has the id.
  var isAtElement = false
  /// The modifier with the id, or else the view that has it by a loop.
  var found: Found?

  enum Found {
    case modifier(ID<ModifierRecord>)
    case view(ID<ViewRecord>)
  }
}
