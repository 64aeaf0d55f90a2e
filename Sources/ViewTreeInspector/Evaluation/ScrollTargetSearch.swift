import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The view that a scroll view is scrolled to, while the content is being built.
struct ScrollTargetSearch {
  /// The request for the scroll.
  enum Form: Equatable {
    /// The id of a `scrollPosition`, the modifier at an index.
    case position(SyntaxNode.Index)
    /// An edge, which needs no view.
    case edge
    /// A call of `scrollTo`.
    case proxy
  }

  /// The index of the target in `BuiltTree.scrollPositions`.
  let position: UInt32
  /// The id of the view, as a string.
  let name: String
  /// The id in the syntax of scripts.
  let words: String
  /// The position in the scroll view, or `nil` for the smallest scroll that shows it.
  let anchor: UnitPoint?
  /// True if the scroll view moves to the target. An id that was there at first doesn't move it.
  let moves: Bool
  /// The request for it.
  let form: Form
  /// True if the current element of a loop has the id.
  var isAtElement = false
  /// The modifier with the id, or the view that gets the id from a loop.
  var found: Found?
  /// True if a view has the id, but no `scrollTargetLayout` makes it a target.
  var isNoTarget = false
  /// True if views with ids can still appear: in an empty loop, in a branch that isn't live, in a
  /// `GeometryReader`.
  var mayComeLater = false
  /// True if a scroll view that inherits the position contains the view.
  var isReached = false

  enum Found {
    case modifier(ID<ModifierRecord>)
    case view(ID<ViewRecord>)
  }

  /// An id as a string. Equal numbers of different types have equal strings.
  static func name(of value: Value) -> String {
    switch value {
    case .int(let number): "\(Double(number))"
    case .string(let text): text
    default: value.description
    }
  }
}
