import ViewTreeNumbers

/// Values of a tree without children, as JSON writes them.
extension ByteBuffer {
  /// Writes a value that has no children, or only the brackets of a container.
  ///
  /// A number with a fraction in the source becomes the shortest number with the same `Double`.
  /// With `keepsFraction` it keeps its fraction: `2.50` becomes `2.5`, and `2.0` is unchanged,
  /// because scripts distinguish integers.
  mutating func appendScalar(
    _ index: SyntaxTree.Index, of tree: SyntaxTree, keepsFraction: Bool = false
  ) {
    switch tree.kind(index) {
    case .null: append("null")
    case .false: append("false")
    case .true: append("true")
    case .number: appendNumber(index, of: tree, keepsFraction: keepsFraction)
    case .string: tree.withTextBytes(index) { appendJSONString(utf8: $0) }
    case .array: append("[]")
    case .object: append("{}")
    }
  }

  private mutating func appendNumber(
    _ index: SyntaxTree.Index, of tree: SyntaxTree, keepsFraction: Bool
  ) {
    if tree.isWholeNumber(index) {
      tree.withNumberBytes(index) { append(contentsOf: $0) }
      return
    }
    let start = count
    appendDecimal(tree.number(index))
    let isWhole = !bytes(from: start).contains { !Byte.isDigit($0) && $0 != Byte.minus }
    if keepsFraction, isWhole { append(".0") }
  }

  private mutating func appendDecimal(_ value: Double) {
    if value.sign == .minus { append(Byte.minus) }
    let decimal = DecimalDigits(value)
    let digits = decimal.digits
    if value != 0, value.magnitude < 1e-6 || value.magnitude >= 1e21 {
      appendScientific(decimal)
    } else if decimal.exponent <= 0 {
      append(value == 0 ? "0" : "0.")
      guard value != 0 else { return }
      append(Byte.zero, count: -decimal.exponent)
      append(contentsOf: digits)
    } else {
      append(contentsOf: Array(digits.prefix(decimal.exponent)))
      append(Byte.zero, count: decimal.exponent - digits.count)
      guard digits.count > decimal.exponent, value != 0 else { return }
      append(Byte.dot)
      append(contentsOf: Array(digits[decimal.exponent...]))
    }
  }

  private mutating func appendScientific(_ decimal: DecimalDigits) {
    append(contentsOf: Array(decimal.digits.prefix(1)))
    if decimal.digits.count > 1 { append(Byte.dot) }
    append(contentsOf: Array(decimal.digits.dropFirst()))
    append(UInt8(ascii: "e"))
    append(decimal.exponent - 1)
  }
}

extension SyntaxTree {
  /// True if a number is written without fraction and exponent.
  func isWholeNumber(_ index: Index) -> Bool {
    withNumberBytes(index) { $0.allSatisfy { Byte.isDigit($0) || $0 == Byte.minus } }
  }
}
