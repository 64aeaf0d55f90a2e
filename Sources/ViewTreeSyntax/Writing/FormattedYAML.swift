import ViewTreeNumbers

/// Formatted YAML: block collections are indented by two spaces. Collections with only scalars are
/// in brackets on one line if they fit.
///
/// Keys keep their order. Text is plain if it reads back as the same text, and a literal if it has
/// lines. Anchors and aliases are expanded.
public enum FormattedYAML {
  /// The whole tree with its comments, if it is YAML and has any.
  public static func write(_ tree: SyntaxTree, isYAML: Bool) -> [UInt8] {
    let places =
      isYAML ? YAMLCommentPlaces(of: YAMLComment.all(in: tree), in: tree) : YAMLCommentPlaces()
    var writer = Writer(tree: tree, comments: places)
    writer.write()
    return writer.output.takeAll()
  }

  /// The maximum depth of block collections. Deeper collections are on one line, because each
  /// further line would be indented more.
  private static let blockDepth = 64

  private struct Writer {
    let tree: SyntaxTree
    let comments: YAMLCommentPlaces
    var output: ByteBuffer

    init(tree: SyntaxTree, comments: YAMLCommentPlaces) {
      self.tree = tree
      self.comments = comments
      output = ByteBuffer(capacity: tree.source.bytes.count)
    }

    mutating func write() {
      if tree.isContainer(0), isBlock(0, indent: 0, column: FormattedJSON.width, depth: 0) {
        writeEntries(0, indent: 0, depth: 0, isOnLine: false)
      } else {
        if let text = comments.leading[0] { writeComments(text, indent: 0) }
        writeFlow(0)
        endLine(0)
      }
      writeComments(comments.last, indent: 0)
    }

    // MARK: Block collections

    /// Writes the entries of a block collection. The first entry may continue a line.
    private mutating func writeEntries(
      _ collection: SyntaxTree.Index, indent: Int, depth: Int, isOnLine: Bool
    ) {
      var isOnLine = isOnLine
      if tree.kind(collection) == .array {
        for element in tree.elements(collection) {
          startEntry(element, indent, isOnLine)
          writeElement(element, indent: indent, depth: depth)
          isOnLine = false
        }
      } else {
        for (key, value) in tree.members(collection) {
          startEntry(key, indent, isOnLine)
          writeMember(key, value, indent: indent, depth: depth)
          isOnLine = false
        }
      }
    }

    private mutating func startEntry(_ entry: SyntaxTree.Index, _ indent: Int, _ isOnLine: Bool) {
      guard !isOnLine else { return }
      if let text = comments.leading[entry] { writeComments(text, indent: indent) }
      output.append(Byte.space, count: indent)
    }

    private mutating func writeElement(_ element: SyntaxTree.Index, indent: Int, depth: Int) {
      output.append("-")
      let isMember = tree.kind(element) == .object && tree.count(element) == 1
      if tree.isContainer(element), depth < FormattedYAML.blockDepth, tree.count(element) > 0,
        isMember || isBlock(element, indent: indent, column: indent + 2, depth: depth + 1)
      {
        output.append(Byte.space)
        writeEntries(element, indent: indent + 2, depth: depth + 1, isOnLine: true)
      } else {
        writeInline(element, indent: indent)
        endLine(element)
      }
    }

    private mutating func writeMember(
      _ key: SyntaxTree.Index, _ value: SyntaxTree.Index, indent: Int, depth: Int
    ) {
      let start = output.count
      writeScalar(key, inFlow: false)
      output.append(Byte.colon)
      let column = indent + output.count - start + 1
      if tree.isContainer(value),
        isBlock(value, indent: indent, column: column, depth: depth + 1)
      {
        endLine(key, value)
        writeEntries(value, indent: indent + 2, depth: depth + 1, isOnLine: false)
      } else {
        writeInline(value, indent: indent)
        endLine(key, value)
      }
    }

    /// True if a collection is written as a block: it contains collections, comments or text that
    /// needs a block, or it doesn't fit on the line.
    private func isBlock(
      _ collection: SyntaxTree.Index, indent: Int, column: Int, depth: Int
    ) -> Bool {
      guard tree.count(collection) > 0, depth < FormattedYAML.blockDepth else { return false }
      if comments.broken.contains(collection) { return true }
      var width = column + (tree.kind(collection) == .object ? 4 : 2)
      var child = collection + 1
      let end = tree.nodes[Int(collection)].next
      while child < end {
        if tree.nodes[Int(child)].next > child + 1 || isBetterOnALine(child) { return true }
        if tree.kind(collection) == .array, mayBeScript(child) { return true }
        width += self.width(of: child) + 2
        if width > FormattedJSON.width { return true }
        child += 1
      }
      return width - 2 > FormattedJSON.width
    }

    private func isBetterOnALine(_ scalar: SyntaxTree.Index) -> Bool {
      guard tree.kind(scalar) == .string else { return false }
      let text = tree.withTextBytes(scalar) { YAMLScalarText(Array($0)) }
      return text.hasLines || text.isPlain(inFlow: false) != text.isPlain(inFlow: true)
    }

    /// True if the text may be a line of a script. A list of such lines in brackets wouldn't be a
    /// script.
    private func mayBeScript(_ scalar: SyntaxTree.Index) -> Bool {
      guard tree.kind(scalar) == .string else { return false }
      return tree.withTextBytes(scalar) { text in
        text.contains { $0 == Byte.dollar || !Byte.isWord($0) }
      }
    }

    private func width(of scalar: SyntaxTree.Index) -> Int {
      var scratch = Writer(tree: tree, comments: YAMLCommentPlaces(), room: 0)
      scratch.writeScalar(scalar, inFlow: true)
      return scratch.output.bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    private init(tree: SyntaxTree, comments: YAMLCommentPlaces, room: Int) {
      self.tree = tree
      self.comments = comments
      output = ByteBuffer(capacity: room)
    }

    // MARK: Inline values

    /// Writes a value after a key or a dash, on its line or as a literal below it.
    private mutating func writeInline(_ value: SyntaxTree.Index, indent: Int) {
      output.append(Byte.space)
      if tree.kind(value) == .string {
        let text = tree.withTextBytes(value) { YAMLScalarText(Array($0)) }
        if text.isLiteral, comments.trailing[value] == nil {
          return text.writeLiteral(to: &output, indent: indent + 2)
        }
      }
      writeFlow(value)
    }

    /// Walks the nodes in their order, which is the order of the text.
    private mutating func writeFlow(_ root: SyntaxTree.Index) {
      var open: [(end: SyntaxTree.Index, isObject: Bool, written: Int)] = []
      func close(_ index: SyntaxTree.Index, _ output: inout ByteBuffer) {
        while let collection = open.last, collection.end == index {
          open.removeLast()
          output.append(collection.isObject ? " }" : "]")
        }
      }
      let end = tree.nodes[Int(root)].next
      for index in root..<end {
        close(index, &output)
        if let collection = open.last {
          if collection.isObject, collection.written % 2 == 1 {
            output.append(": ")
          } else if collection.written > 0 {
            output.append(", ")
          }
          open[open.count - 1].written += 1
        }
        let next = tree.nodes[Int(index)].next
        if tree.isContainer(index), next > index + 1 {
          let isObject = tree.kind(index) == .object
          output.append(isObject ? "{ " : "[")
          open.append((next, isObject, 0))
        } else {
          writeScalar(index, inFlow: !open.isEmpty)
        }
      }
      close(end, &output)
    }

    private mutating func writeScalar(_ index: SyntaxTree.Index, inFlow: Bool) {
      guard tree.kind(index) == .string else {
        return output.appendScalar(index, of: tree, keepsFraction: true)
      }
      let text = tree.withTextBytes(index) { YAMLScalarText(Array($0)) }
      text.write(to: &output, inFlow: inFlow)
    }

    // MARK: Line ends

    /// Ends a line with the comments of the values on it.
    private mutating func endLine(_ values: SyntaxTree.Index...) {
      for value in values {
        guard let text = comments.trailing[value] else { continue }
        output.append(Byte.space)
        output.append(contentsOf: text)
      }
      output.append(Byte.lineFeed)
    }

    private mutating func writeComments(_ comments: [[UInt8]], indent: Int) {
      for text in comments {
        output.append(Byte.space, count: indent)
        output.append(contentsOf: text)
        output.append(Byte.lineFeed)
      }
    }
  }
}
