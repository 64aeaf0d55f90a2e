import ViewTreeSyntax

/// The level that a document gives a lint.
public struct LintSetting: Sendable {
  /// The lint's name in the source, which may be unknown.
  public let name: String
  /// Its level.
  public let level: LintLevel
  /// The node of the name.
  public let syntax: SyntaxNode.Index
}
