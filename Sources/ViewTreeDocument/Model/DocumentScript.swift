import ViewTreeScript
import ViewTreeSyntax

/// A compiled closure or expression and the place of its text.
public struct DocumentScript: Sendable {
  /// The compiled form; the same text in the same scope is compiled once.
  public let program: ScriptProgram
  /// The string, or the list of lines, that holds the text.
  public let syntax: SyntaxNode.Index
  /// How many bytes of the compiled text stand before the document's own.
  public let prefix: Int
}
