import ViewTreeSyntax

/// Access to a schema.
extension OrderedJSON {
  /// The member of an object. `nil` if there is none.
  subscript(_ name: String) -> OrderedJSON? { members.first { $0.0 == name }?.1 }

  var members: [(String, OrderedJSON)] {
    if case .object(let members) = self { return members }
    return []
  }

  var elements: [OrderedJSON] {
    if case .list(let elements) = self { return elements }
    return []
  }

  var string: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}
