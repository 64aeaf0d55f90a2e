import ViewTreeNumbers

/// The positions of a tree's comments in reformatted text.
struct YAMLCommentPlaces {
  /// Comments on separate lines before an entry: an element of a list, or a key.
  private(set) var leading: [SyntaxNode.Index: [[UInt8]]] = [:]
  /// The comment at the end of the line with a value, or with a key.
  private(set) var trailing: [SyntaxNode.Index: [UInt8]] = [:]
  /// Comments after everything.
  private(set) var last: [[UInt8]] = []
  /// Collections that can't be on one line because of comments inside.
  private(set) var broken: Set<SyntaxNode.Index> = []

  /// Without comments.
  init() {}

  /// Creates the positions of a tree's own comments.
  init(of comments: [YAMLComment], in tree: SyntaxTree) {
    guard !comments.isEmpty else { return }
    let parents = Parents(tree)
    for comment in comments {
      let text = comment.text(in: tree.source)
      if let value = parents.valueBefore(comment), trailing[value] == nil,
        !parents.isBeforeLines(value)
      {
        trailing[value] = text
        breakCollections(around: value, parents)
      } else if let scalar = comment.after {
        let entry = parents.entry(at: scalar)
        leading[entry, default: []].append(text)
        breakCollections(around: entry, parents)
      } else {
        last.append(text)
      }
    }
  }

  private mutating func breakCollections(around index: SyntaxNode.Index, _ parents: Parents) {
    var parent = parents[index]
    while let collection = parent, broken.insert(collection).inserted {
      parent = parents[collection]
    }
  }

  /// The parent of each value of a tree.
  private struct Parents {
    let tree: SyntaxTree
    private var parents: [SyntaxNode.Index?]
    private var isKey: [Bool]

    init(_ tree: SyntaxTree) {
      self.tree = tree
      parents = Array(repeating: nil, count: tree.nodes.count)
      isKey = Array(repeating: false, count: tree.nodes.count)
      for place in tree.nodes.indices {
        let index = SyntaxTree.Index(place)
        for element in tree.elements(index) { parents[Int(element)] = index }
        for (key, value) in tree.members(index) {
          parents[Int(key)] = index
          parents[Int(value)] = index
          isKey[Int(key)] = true
        }
      }
    }

    subscript(index: SyntaxNode.Index) -> SyntaxNode.Index? { parents[Int(index)] }

    /// The scalar before a comment on its line, or the outermost flow collection that ended there.
    func valueBefore(_ comment: YAMLComment) -> SyntaxNode.Index? {
      guard let scalar = comment.before else { return nil }
      var value = scalar
      var around = self[scalar]
      while let collection = around, tree.range(collection).end <= comment.range.start {
        let first = tree.source.bytes[Int(tree.range(collection).start)]
        if first == Byte.openBrace || first == Byte.openBracket { value = collection }
        around = self[collection]
      }
      return value
    }

    /// True if a key's value is a string with several lines, so that no comment can follow the key.
    func isBeforeLines(_ key: SyntaxNode.Index) -> Bool {
      guard isKey[Int(key)], tree.kind(key + 1) == .string else { return false }
      return tree.text(key + 1).contains("\n")
    }

    /// The entry whose first line contains a scalar.
    func entry(at scalar: SyntaxNode.Index) -> SyntaxNode.Index {
      var entry = scalar
      while let parent = self[entry] {
        if isValue(entry, of: parent) {
          entry = key(of: entry)
        } else if entry == parent + 1, let outer = self[parent], !isValue(parent, of: outer) {
          entry = parent
        } else {
          break
        }
      }
      return entry
    }

    private func isValue(_ index: SyntaxNode.Index, of parent: SyntaxNode.Index) -> Bool {
      tree.kind(parent) == .object && !isKey[Int(index)]
    }

    /// The key of a member: keys have no children.
    private func key(of value: SyntaxNode.Index) -> SyntaxNode.Index { value - 1 }
  }
}
