import ViewTreeScript
import ViewTreeSyntax

/// JSON as a value for scripts: the initial value of a state variable or an argument of any type.
enum JSONValue {
  /// The value of a node. Objects become dictionaries with string keys, in order. Integers become
  /// `Double` if the type requires it.
  static func value(
    _ node: SyntaxNode.Index, as shape: DeclaredType.Shape = .any, in tree: SyntaxTree
  ) -> Value {
    switch tree.kind(node) {
    case .null: return .none
    case .true, .false: return .bool(tree.bool(node))
    case .number:
      if shape.wrapped == .floating { return .double(tree.number(node)) }
      return tree.integer(node).map { .int($0) } ?? .double(tree.number(node))
    case .string: return .string(tree.text(node))
    case .array: return .array(tree.elements(node).map { value($0, as: shape.element, in: tree) })
    case .object:
      var dictionary = DictionaryValue()
      for (key, member) in tree.members(node) {
        dictionary[.string(tree.text(key))] = value(member, as: shape.element, in: tree)
      }
      return .dictionary(dictionary)
    }
  }
}
