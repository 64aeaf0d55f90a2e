import ViewTreeNumbers
import ViewTreeSyntax

/// A use of a component that is no view itself: what its body gives, one view, several or none, stands
/// where the component stands (docs/semantics.md, Groups).
public struct InspectedComponent: Sendable {
  /// The component's name in `InspectionNames.views`.
  public internal(set) var name: ID<InspectionNames.View>
  /// Where it is used in the document.
  public internal(set) var syntax: SyntaxNode.Index
  /// The list in which its views stand.
  public internal(set) var group: ID<InspectedGroup>
  /// The place of its first view in that list.
  public internal(set) var first: UInt32
  /// How many views it gave, those of components inside it included.
  public internal(set) var count: UInt32
  /// How many views are above it.
  public internal(set) var depth: UInt32
  /// The place in `Inspection.views` where its first view stands, or would stand.
  public internal(set) var place: ID<InspectedView>
}
