import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// An alignment that the document itself declares: SwiftUI's `AlignmentID`.
public struct AlignmentTemplate: Sendable {
  /// Its name.
  public let name: String
  /// The axis of its guides.
  public let axis: Axis
  /// The script of `defaultValue(in:)`, or `nil` after a report.
  public let defaultValue: ID<DocumentScript>?
  /// The node of its declaration.
  public let syntax: SyntaxNode.Index
}
