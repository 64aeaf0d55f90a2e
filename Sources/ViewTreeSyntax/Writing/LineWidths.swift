import ViewTreeNumbers

/// The width of each value of a tree as JSON on one line, in columns.
struct LineWidths {
  private var widths: [Int]

  /// Measures all values, from the last to the first, so that children come before their
  /// containers.
  init(_ tree: SyntaxTree) {
    widths = [Int](repeating: 0, count: tree.nodes.count)
    var scratch = ByteBuffer()
    for place in tree.nodes.indices.reversed() {
      let index = SyntaxTree.Index(place)
      if tree.isContainer(index), tree.nodes[place].next > index + 1 {
        widths[place] = width(ofContainer: index, in: tree)
      } else {
        scratch.removeAll()
        scratch.appendScalar(index, of: tree, keepsFraction: true)
        // Counts characters: in UTF-8, each has exactly one byte that isn't a continuation byte.
        widths[place] = scratch.bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      }
    }
  }

  /// The columns of a value.
  subscript(index: SyntaxTree.Index) -> Int { widths[Int(index)] }

  /// The width of a container: brackets, entries, and two columns after each entry but the last,
  /// for `, ` or `: `.
  private func width(ofContainer index: SyntaxTree.Index, in tree: SyntaxTree) -> Int {
    let end = tree.nodes[Int(index)].next
    var width = tree.kind(index) == .object ? 4 : 2
    var child = index + 1
    while child < end {
      let next = tree.nodes[Int(child)].next
      width += widths[Int(child)] + (next < end ? 2 : 0)
      child = next
    }
    return width
  }
}

extension SyntaxTree {
  /// True if a value may have children.
  func isContainer(_ index: Index) -> Bool {
    kind(index) == .array || kind(index) == .object
  }
}
