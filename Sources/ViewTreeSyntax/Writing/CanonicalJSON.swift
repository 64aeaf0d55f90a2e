import ViewTreeNumbers

/// The canonical form of each value: compact JSON on one line.
///
/// Keys keep their order. Strings have only the required escapes. A number without fraction and
/// exponent keeps its digits (`-0` included). Any other is the shortest one with the same `Double`,
/// written out from 1e-6 up to 1e21 and with an exponent beyond.
public enum CanonicalJSON {
  /// The value at `index` as JSON, with a line feed at the end.
  public static func write(_ tree: SyntaxTree, from index: SyntaxTree.Index = 0) -> [UInt8] {
    var writer = Writer(tree: tree, output: ByteBuffer(capacity: tree.source.bytes.count + 1))
    writer.write(from: index)
    writer.output.append(Byte.lineFeed)
    return writer.output.takeAll()
  }

  /// A container whose children are being written.
  private struct OpenContainer {
    var end: SyntaxTree.Index
    var isObject: Bool
    /// The number of keys and values written.
    var written = 0
  }

  private struct Writer {
    let tree: SyntaxTree
    var output: ByteBuffer
    var open: [OpenContainer] = []

    init(tree: SyntaxTree, output: ByteBuffer) {
      self.tree = tree
      self.output = output
    }

    /// Walks the nodes in their order, which is the order of the text.
    mutating func write(from first: SyntaxTree.Index) {
      let end = tree.nodes[Int(first)].next
      var index = first
      while index < end {
        closeContainers(endingAt: index)
        writeSeparator()
        write(index)
        index += 1
      }
      closeContainers(endingAt: end)
    }

    private mutating func closeContainers(endingAt index: SyntaxTree.Index) {
      while let container = open.last, container.end == index {
        output.append(container.isObject ? Byte.closeBrace : Byte.closeBracket)
        open.removeLast()
      }
    }

    private mutating func writeSeparator() {
      guard let container = open.last else { return }
      if container.isObject, container.written % 2 == 1 {
        output.append(Byte.colon)
      } else if container.written > 0 {
        output.append(Byte.comma)
      }
      open[open.count - 1].written += 1
    }

    private mutating func write(_ index: SyntaxTree.Index) {
      switch tree.kind(index) {
      case .array, .object:
        let isObject = tree.kind(index) == .object
        output.append(isObject ? Byte.openBrace : Byte.openBracket)
        open.append(OpenContainer(end: tree.nodes[Int(index)].next, isObject: isObject))
      default: output.appendScalar(index, of: tree)
      }
    }
  }
}
