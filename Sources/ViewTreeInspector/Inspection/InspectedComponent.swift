import ViewTreeNumbers
import ViewTreeSyntax

/// A use of a component that isn't a view itself. The views of its body, if any, take the
/// component's position (docs/explanation/layout.md, Groups).
public struct InspectedComponent: Sendable {
  /// The component's name in `InspectionNames.views`.
  public internal(set) var name: ID<InspectionNames.View>
  /// The source location of its use.
  public internal(set) var syntax: SyntaxNode.Index
  /// The list that contains its views.
  public internal(set) var group: ID<InspectedGroup>
  /// The index of its first view in that list.
  public internal(set) var first: UInt32
  /// The number of views that it produced, including those of nested components.
  public internal(set) var count: UInt32
  /// The number of views above it.
  public internal(set) var depth: UInt32
  /// The index in `Inspection.views` at which its first view is, or would be.
  public internal(set) var place: ID<InspectedView>
}
