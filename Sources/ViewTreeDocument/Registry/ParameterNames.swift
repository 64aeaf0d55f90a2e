import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: Sendable {
  private let names: [(text: [UInt8], place: Int)]

  init(_ parameters: [ParameterDefinition]) {
    var names: [(text: [UInt8], place: Int)] = []
    for (place, parameter) in parameters.enumerated() {
      names.append((Array(parameter.name.utf8), place))
      if let alias = parameter.alias { names.append((Array(alias.utf8), place)) }
    }
    self.names = names
  }

  /// The place of the parameter that a key names, or `nil`.
  func index(of key: SyntaxNode.Index, in tree: SyntaxTree) -> Int? {
    tree.withTextBytes(key) { bytes in
      for name in names where name.text.count == bytes.count && name.text.elementsEqual(bytes) {
        return name.place
      }
      return nil
    }
  }
}
