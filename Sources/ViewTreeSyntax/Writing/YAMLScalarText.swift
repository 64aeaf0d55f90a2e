/// The spelling of text as a YAML scalar that reads back as equal text in the core schema (YAML
/// 1.2.2, sections 7.3 and 10.3).
struct YAMLScalarText {
  let text: [UInt8]
  /// True if all characters other than line feeds are visible, so that none needs an escape.
  private let isPrintable: Bool

  init(_ text: [UInt8]) {
    self.text = text
    isPrintable = Self.isPrintable(text)
  }

  /// True if there is more than one line.
  var hasLines: Bool { text.contains(Byte.lineFeed) }

  // MARK: - Plain

  /// True if it needs no quotes. A flow collection allows fewer characters.
  func isPlain(inFlow: Bool) -> Bool {
    guard let first = text.first, let last = text.last, isPrintable, !hasLines,
      first != Byte.space, last != Byte.space, last != Byte.colon,
      !Self.indicators.contains(first), !text.starts(with: "...".utf8),
      text.withUnsafeBufferPointer({ YAMLSchema.resolve($0) }) == .string
    else { return false }
    for (place, byte) in text.enumerated() {
      switch byte {
      case Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace:
        if inFlow { return false }
      case Byte.colon:
        if text[place + 1] == Byte.space { return false }
      case Byte.hash:
        if text[place - 1] == Byte.space { return false }
      default: break
      }
    }
    return true
  }

  /// Characters that can't start a plain scalar, or that would be confusing there.
  private static let indicators = Array("-?:,[]{}#&*!|>'\"%@`<=".utf8)

  /// Writes it on one line: plain if possible, in single quotes if no escapes are needed.
  func write(to output: inout ByteBuffer, inFlow: Bool) {
    if isPlain(inFlow: inFlow) {
      output.append(contentsOf: text)
    } else if isPrintable, !hasLines {
      output.append(Byte.apostrophe)
      for byte in text {
        if byte == Byte.apostrophe { output.append(byte) }
        output.append(byte)
      }
      output.append(Byte.apostrophe)
    } else {
      writeEscaped(to: &output)
    }
  }

  // MARK: - Quoted

  /// Writes the text in double quotes, with invisible characters escaped.
  private func writeEscaped(to output: inout ByteBuffer) {
    var json = ByteBuffer()
    text.withUnsafeBufferPointer { json.appendJSONString(utf8: $0) }
    for scalar in json.text.unicodeScalars {
      guard Self.isHidden(scalar) else {
        output.append(String(scalar))
        continue
      }
      let digits = String(scalar.value, radix: 16)
      output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }

  /// True if a character is invisible, changes the order of others, or isn't allowed in YAML.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x200E...0x200F, 0x202A...0x202E,
      0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }

  private static func isPrintable(_ text: [UInt8]) -> Bool {
    if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == Byte.lineFeed }) { return true }
    return String(decoding: text, as: UTF8.self).unicodeScalars
      .allSatisfy { !isHidden($0) || $0 == "\n" }
  }

  // MARK: - Literal

  /// True if it can be a literal scalar, which keeps its lines unchanged.
  var isLiteral: Bool {
    guard hasLines, isPrintable, let first = text.first, first != Byte.space,
      first != Byte.lineFeed, !text.suffix(2).elementsEqual("\n\n".utf8)
    else { return false }
    // White space at the end of a line would be invisible.
    return !zip(text, text.dropFirst()).contains { $0 == Byte.space && $1 == Byte.lineFeed }
      && text.last != Byte.space
  }

  /// Writes it as a literal scalar, without a line feed at the end.
  func writeLiteral(to output: inout ByteBuffer, indent: Int) {
    output.append(text.last == Byte.lineFeed ? "|" : "|-")
    let lines = text.last == Byte.lineFeed ? text.dropLast() : text[...]
    for line in lines.split(separator: Byte.lineFeed, omittingEmptySubsequences: false) {
      output.append(Byte.lineFeed)
      guard !line.isEmpty else { continue }
      output.append(Byte.space, count: indent)
      output.append(contentsOf: Array(line))
    }
  }
}
