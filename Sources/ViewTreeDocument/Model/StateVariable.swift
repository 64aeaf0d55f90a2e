import ViewTreeScript
import ViewTreeSyntax

/// A variable that actions may change.
public struct StateVariable: Sendable {
  /// Its name.
  public let name: String
  /// The source text of the declared type, if there is one.
  public let typeName: String?
  /// The type, if known.
  public let type: ScriptType
  /// The initial value: a constant or a script.
  public let initial: Argument
  /// The node of its declaration.
  public let syntax: SyntaxNode.Index

  /// The name in the scope of scripts.
  var scopeName: ScopeName {
    ScopeName(name, storage: .state, typeName: typeName, type: type)
  }
}
