import ViewTreeSyntax

/// A value of a message.
struct JSONNode {
  let tree: SyntaxTree
  let index: SyntaxTree.Index

  /// The member of an object. `nil` if there is none.
  subscript(_ name: String) -> JSONNode? {
    tree.members(index).first { tree.text($0.key) == name }
      .map { JSONNode(tree: tree, index: $0.value) }
  }

  var text: String? { tree.kind(index) == .string ? tree.text(index) : nil }

  /// A whole number.
  var integer: Int? { tree.integer(index) }

  var bool: Bool? {
    switch tree.kind(index) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  var isObject: Bool { tree.kind(index) == .object }

  var elements: [JSONNode]? {
    guard tree.kind(index) == .array else { return nil }
    return tree.elements(index).map { JSONNode(tree: tree, index: $0) }
  }
}
