import ViewTreeScript
import ViewTreeSyntax

/// A compiled closure or expression and the place of its text.
public struct DocumentScript: Sendable {
  /// The compiled form; the same text in the same scope is compiled once.
  public let program: ScriptProgram
  /// The string, or the list of lines, that holds the text.
  public let syntax: SyntaxNode.Index
  /// Whether it runs after an evaluation, so that what it reads is no part of what views show.
  public let isAction: Bool
  /// How many bytes of the compiled text stand before the document's own.
  public let prefix: Int
  /// The parts of the compiled text that are the document's, where it was composed; otherwise none.
  let pieces: [ScriptPiece]
}
