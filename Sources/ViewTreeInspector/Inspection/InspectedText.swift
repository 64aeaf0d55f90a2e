import ViewTreeNumbers
import ViewTreeSyntax

/// A text that a view shows or its id, without a copy of what stands in the document.
public enum InspectedText: Sendable {
  /// No text.
  case none
  /// A string of the document, as it stands.
  case literal(SyntaxNode.Index)
  /// A text that a script made: its place in `InspectionNames.texts`.
  case made(ID<InspectionNames.Text>)
}
