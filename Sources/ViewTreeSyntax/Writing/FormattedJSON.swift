import ViewTreeNumbers

/// Formatted JSON: an object or an array is on one line if it fits, otherwise each entry is on a
/// separate line, indented by two more spaces.
///
/// Keys keep their order. Strings have only the required escapes. Numbers are in the shortest form
/// with the same value, and integers remain integers.
public enum FormattedJSON {
  /// The maximum number of columns of a line with more than one entry.
  public static let width = 100
  /// The maximum depth of indentation, because otherwise the text of a deep document would grow
  /// with the square of its depth.
  static let indentedDepth = 64

  /// The whole tree, with a line feed at the end.
  public static func write(_ tree: SyntaxTree) -> [UInt8] {
    var writer = Writer(tree: tree)
    writer.write()
    writer.output.append(Byte.lineFeed)
    return writer.output.takeAll()
  }

  /// A container whose entries are being written.
  private struct OpenContainer {
    var end: SyntaxTree.Index
    var isObject: Bool
    var isFlat: Bool
    /// The number of keys and values written.
    var written = 0
  }

  private struct Writer {
    let tree: SyntaxTree
    let widths: LineWidths
    var output: ByteBuffer
    var open: [OpenContainer] = []
    /// The columns that the line has so far.
    var column = 0

    init(tree: SyntaxTree) {
      self.tree = tree
      widths = LineWidths(tree)
      output = ByteBuffer(capacity: tree.source.bytes.count + 1)
    }

    /// Walks the nodes in their order, which is the order of the text.
    mutating func write() {
      for index in tree.nodes.indices.lazy.map({ SyntaxTree.Index($0) }) {
        closeContainers(endingAt: index)
        separate()
        write(index)
      }
      closeContainers(endingAt: SyntaxTree.Index(tree.nodes.count))
    }

    private mutating func closeContainers(endingAt index: SyntaxTree.Index) {
      while let container = open.last, container.end == index {
        open.removeLast()
        if !container.isFlat { startLine() } else if container.isObject { append(" ", 1) }
        append(container.isObject ? "}" : "]", 1)
      }
    }

    private mutating func separate() {
      guard let container = open.last else { return }
      open[open.count - 1].written += 1
      if container.isObject, container.written % 2 == 1 {
        append(": ", 2)
        return
      }
      if container.written > 0 { append(",", 1) }
      if !container.isFlat {
        startLine()
      } else if container.written > 0 || container.isObject {
        append(" ", 1)
      }
    }

    private mutating func startLine() {
      output.append(Byte.lineFeed)
      column = 2 * min(open.count, FormattedJSON.indentedDepth)
      output.append(Byte.space, count: column)
    }

    private mutating func append(_ text: StaticString, _ columns: Int) {
      output.append(text)
      column += columns
    }

    private mutating func write(_ index: SyntaxTree.Index) {
      let end = tree.nodes[Int(index)].next
      guard tree.isContainer(index), end > index + 1 else {
        output.appendScalar(index, of: tree, keepsFraction: true)
        column += widths[index]
        return
      }
      let isObject = tree.kind(index) == .object
      let isFlat = open.last?.isFlat ?? false || fits(index, end)
      append(isObject ? "{" : "[", 1)
      open.append(OpenContainer(end: end, isObject: isObject, isFlat: isFlat))
    }

    /// True if a container and the comma after it fit on the rest of the line. The outermost
    /// container never does, so that a document always has several lines.
    private func fits(_ index: SyntaxTree.Index, _ end: SyntaxTree.Index) -> Bool {
      guard let container = open.last else { return false }
      let comma = container.end == end ? 0 : 1
      return column + widths[index] + comma <= FormattedJSON.width
    }
  }
}
