import ViewTreeSyntax

/// A value of a message.
package struct JSONNode {
  package let tree: SyntaxTree
  package let index: SyntaxTree.Index

  /// The member of an object. `nil` if there is none.
  package subscript(_ name: String) -> JSONNode? {
    tree.members(index).first { tree.text($0.key) == name }
      .map { JSONNode(tree: tree, index: $0.value) }
  }

  package var text: String? { tree.kind(index) == .string ? tree.text(index) : nil }

  /// An integer.
  package var integer: Int? { tree.integer(index) }

  package var bool: Bool? {
    switch tree.kind(index) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  package var isObject: Bool { tree.kind(index) == .object }

  package var elements: [JSONNode]? {
    guard tree.kind(index) == .array else { return nil }
    return tree.elements(index).map { JSONNode(tree: tree, index: $0) }
  }
}
