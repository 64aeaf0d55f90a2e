import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// One modifier of a view.
public struct InspectedModifier: Sendable {
  /// The index of its name in `InspectionNames.modifiers`.
  public let name: ID<InspectionNames.Modifier>
  /// The view in `Inspection.views`.
  public let view: ID<InspectedView>
  /// The source location of the modifier.
  public let syntax: SyntaxNode.Index
  /// The frame of the view as modified so far, in window coordinates, unrounded.
  public let frame: Rect
  /// The proposal that the view as modified so far was placed with.
  public let proposal: ProposedSize
}
