import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The view that a scroll view is scrolled to, while the content is being built.
struct ScrollTargetSearch {
  /// The place of what is looked for in `BuiltTree.scrollPositions`.
  let position: UInt32
  /// The id of the view, as a text.
  let name: String
  /// The same as scripts write it.
  let words: String
  /// Where it stands in the scroll view; `nil` for as near as it comes to be seen.
  let anchor: UnitPoint?
  /// The modifier that asks for it.
  let syntax: SyntaxNode.Index
  /// Whether the element of a loop that is entered has the id.
  var isAtElement = false
  /// The modifier with the id, or else the view that has it by a loop.
  var found: Found?
  /// Whether a view has the id that no `scrollTargetLayout` makes a target.
  var isNoTarget = false
  /// Whether views with ids are not there yet: those of a loop without elements, of a branch that is closed, of a
  /// `GeometryReader`.
  var mayComeLater = false
  /// Whether one of the scroll views that inherit the position has the view.
  var isReached = false

  enum Found {
    case modifier(ID<ModifierRecord>)
    case view(ID<ViewRecord>)
  }
}
