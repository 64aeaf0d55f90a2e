import ViewTreeLayout
import ViewTreeSyntax

/// One view of an evaluated tree.
public struct InspectedView: Sendable {
  /// The place of its name in `InspectionNames.views`.
  public internal(set) var name: UInt32
  /// The list that it stands in.
  public internal(set) var group: UInt32
  /// Its place in that list, from 0.
  public internal(set) var index: UInt32
  /// How many views are above it.
  public internal(set) var depth: UInt32
  /// Its `id`.
  public internal(set) var id: InspectedText
  /// The text that it shows.
  public internal(set) var text: InspectedText
  /// The first of its modifiers in `Inspection.modifiers`.
  public internal(set) var firstModifier: UInt32
  /// How many modifiers it has, those inherited from groups around it included.
  public internal(set) var modifierCount: UInt32
  /// Where it stands in the document.
  public internal(set) var syntax: SyntaxNode.Index
  /// How it is drawn: its place in `Inspection.drawings`; `nil` if there is nothing to say.
  public internal(set) var drawing: UInt32?
  /// The frame of the bare view, in window coordinates, unrounded: where it is drawn, of one that is
  /// turned the bounding box.
  public internal(set) var content: Rect
  /// The frame with all modifiers: what the parent sees and places.
  public internal(set) var frame: Rect
  /// The proposal that the bare view was placed with.
  public internal(set) var contentProposal: ProposedSize
  /// The proposal that the view with all modifiers was placed with.
  public internal(set) var proposal: ProposedSize
}
