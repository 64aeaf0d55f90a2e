import ViewTreeScript
import ViewTreeSyntax

/// The types that a document writes or leaves open.
struct KnownTypes {
  /// Types that the document leaves open, by the nodes of the typed declarations.
  let assumed: [SyntaxNode.Index: String]
  /// The types in the document, by their source text.
  var declared: [String: DeclaredType] = [:]
  /// The declared types of environment values, and their types in scripts.
  var environment: [DeclaredType] = []
  var environmentInScripts: [ScriptType] = []
  /// The types of the values that views pass to layouts.
  var layoutValues: [DeclaredType] = []

  /// None yet but those that are assumed.
  init(assumed: [SyntaxNode.Index: String]) { self.assumed = assumed }
}
