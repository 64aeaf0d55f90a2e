import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// One view of an evaluated tree.
public struct InspectedView: Sendable {
  /// The index of its name in `InspectionNames.views`.
  public let name: ID<InspectionNames.View>
  /// The list that contains it.
  public let group: ID<InspectedGroup>
  /// The index in that list, from 0.
  public let index: UInt32
  /// The number of views above it.
  public let depth: UInt32
  /// Its `id`.
  public let id: InspectedText
  /// The text that it shows.
  public let text: InspectedText
  /// The first of its modifiers in `Inspection.modifiers`.
  public let firstModifier: ID<InspectedModifier>
  /// The number of modifiers, including those inherited from enclosing groups.
  public let modifierCount: UInt32
  /// The source location of the view.
  public let syntax: SyntaxNode.Index
  /// The drawing properties, as an index in `Inspection.drawings`, or `nil` if it has none.
  public let drawing: ID<InspectedDrawing>?
  /// The drawn frame of the bare view, in window coordinates, not rounded. For a rotated view, the
  /// bounding box.
  public let content: Rect
  /// The frame with all modifiers, as the parent measures and places it.
  public let frame: Rect
}
