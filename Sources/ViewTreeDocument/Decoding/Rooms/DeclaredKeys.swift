import ViewTreeScript
import ViewTreeSyntax

/// The preference keys that a document declares, with the types of their values.
struct DeclaredKeys {
  /// Up to how many keys are compared one by one.
  static let comparedCount = 16

  /// Their names, and where they are declared.
  var names: [String] = []
  var nodes: [SyntaxNode.Index] = []
  /// Their indices by name, for documents with many.
  var places: [String: Int] = [:]
  /// The types of the keys' values, if known.
  var types: [ScriptType] = []
  /// The declared types of the keys' written values.
  var valueTypes: [DeclaredType] = []
  /// The keys that are written in Swift.
  var inSwift: [SwiftKey] = []
  /// The types inside them.
  var nestedTypes: [ScriptTypes.Declaration] = []
}
