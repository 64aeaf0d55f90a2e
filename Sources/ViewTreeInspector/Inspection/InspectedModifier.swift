import ViewTreeLayout
import ViewTreeSyntax

/// One modifier of a view.
public struct InspectedModifier: Sendable {
  /// The place of its name in `InspectionNames.modifiers`.
  public internal(set) var name: UInt16
  /// The view in `Inspection.views`.
  public internal(set) var view: UInt32
  /// Where it stands in the document.
  public internal(set) var syntax: SyntaxNode.Index
  /// The frame of the view as modified so far, in window coordinates, unrounded.
  public internal(set) var frame: Rect
  /// The proposal that the view as modified so far was placed with.
  public internal(set) var proposal: ProposedSize
}
