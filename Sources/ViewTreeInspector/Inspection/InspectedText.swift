import ViewTreeNumbers
import ViewTreeSyntax

/// The text or the id of a view, without a copy of the document's text.
public enum InspectedText: Sendable {
  /// No text.
  case none
  /// A string literal of the document.
  case literal(SyntaxNode.Index)
  /// A string from a script, as an index in `InspectionNames.texts`.
  case made(ID<InspectionNames.Text>)
}
