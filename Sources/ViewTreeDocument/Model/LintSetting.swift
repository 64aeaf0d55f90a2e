import ViewTreeSyntax

/// The level that a document gives a lint.
public struct LintSetting: Sendable {
  /// The lint's name as written. The list of lints is not known here.
  public let name: String
  /// Its level.
  public let level: LintLevel
  /// The node of the name.
  public let syntax: SyntaxNode.Index
}
