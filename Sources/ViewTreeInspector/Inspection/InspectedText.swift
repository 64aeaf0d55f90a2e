import ViewTreeNumbers
import ViewTreeSyntax

/// The text or the id of a view, without a copy of the document's text.
public enum InspectedText: Sendable {
  /// No text.
  case none
  /// A string of the document, as written.
  case literal(SyntaxNode.Index)
  /// A text from a script, as an index in `InspectionNames.texts`.
  case made(ID<InspectionNames.Text>)
}
