import ViewTreeSyntax

/// A value that views pass to the enclosing layout: SwiftUI's `LayoutValueKey`.
public struct LayoutValueKeyTemplate: Sendable {
  /// Its name.
  public let name: String
  /// The value of a view that sets none. Swift's `nil` if it's omitted.
  public let defaultValue: Argument
  /// The node of its declaration.
  public let syntax: SyntaxNode.Index
}
