/// One way of writing each value: compact JSON on one line.
///
/// Keys keep their order. Strings have no more escapes than JSON asks for. A number without
/// fraction and exponent keeps its digits, however many (`-0` included); any other is the shortest
/// one that means the same `Double`, written out from 1e-6 up to 1e21 and with an exponent beyond.
public enum CanonicalJSON {
  /// The value at `index` as JSON, with a line feed at the end.
  public static func write(_ tree: SyntaxTree, from index: SyntaxTree.Index = 0) -> [UInt8] {
    var writer = Writer(tree: tree, output: ByteBuffer(capacity: tree.source.bytes.count + 1))
    writer.write(from: index)
    writer.output.append(Byte.lineFeed)
    return writer.output.bytes
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
      case .null: output.append("null")
      case .false: output.append("false")
      case .true: output.append("true")
      case .number: writeNumber(index)
      case .string: tree.withTextBytes(index) { output.appendJSONString(utf8: $0) }
      case .array, .object:
        let isObject = tree.kind(index) == .object
        output.append(isObject ? Byte.openBrace : Byte.openBracket)
        open.append(OpenContainer(end: tree.nodes[Int(index)].next, isObject: isObject))
      }
    }

    private mutating func writeNumber(_ index: SyntaxTree.Index) {
      let isWhole = tree.withNumberBytes(index) { bytes in
        bytes.allSatisfy { Byte.isDigit($0) || $0 == Byte.minus }
      }
      if isWhole {
        tree.withNumberBytes(index) { output.append(contentsOf: $0) }
      } else {
        writeDecimal(tree.number(index))
      }
    }

    private mutating func writeDecimal(_ value: Double) {
      if value.sign == .minus { output.append(Byte.minus) }
      let decimal = DecimalDigits(value)
      let digits = decimal.digits
      if value != 0, value.magnitude < 1e-6 || value.magnitude >= 1e21 {
        writeScientific(decimal)
      } else if decimal.exponent <= 0 {
        output.append(value == 0 ? "0" : "0.")
        guard value != 0 else { return }
        output.append(Byte.zero, count: -decimal.exponent)
        output.append(contentsOf: digits)
      } else {
        output.append(contentsOf: Array(digits.prefix(decimal.exponent)))
        output.append(Byte.zero, count: decimal.exponent - digits.count)
        guard digits.count > decimal.exponent, value != 0 else { return }
        output.append(Byte.dot)
        output.append(contentsOf: Array(digits[decimal.exponent...]))
      }
    }

    private mutating func writeScientific(_ decimal: DecimalDigits) {
      output.append(contentsOf: Array(decimal.digits.prefix(1)))
      if decimal.digits.count > 1 { output.append(Byte.dot) }
      output.append(contentsOf: Array(decimal.digits.dropFirst()))
      output.append(UInt8(ascii: "e"))
      output.append(decimal.exponent - 1)
    }
  }
}
