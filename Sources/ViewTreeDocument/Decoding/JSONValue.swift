import ViewTreeScript
import ViewTreeSyntax

/// JSON as a value of the script: what a state variable or an argument of any type starts as.
enum JSONValue {
  /// The value of a node. Objects become dictionaries with string keys, in their order.
  static func value(_ node: SyntaxNode.Index, in tree: SyntaxTree) -> Value {
    switch tree.kind(node) {
    case .null: return .none
    case .true, .false: return .bool(tree.bool(node))
    case .number:
      return tree.integer(node).map { .int($0) } ?? .double(tree.number(node))
    case .string: return .string(tree.text(node))
    case .array: return .array(tree.elements(node).map { value($0, in: tree) })
    case .object:
      var dictionary = DictionaryValue()
      for (key, member) in tree.members(node) {
        dictionary[.string(tree.text(key))] = value(member, in: tree)
      }
      return .dictionary(dictionary)
    }
  }
}
