import ViewTreeDocument
import ViewTreeSyntax

/// Finds declarations of Swift variables that can be removed as whole lines.
enum SwiftDeclarationLine {
  /// The lines of the variable whose name is at a range, with the end of the last line.
  ///
  /// `nil` unless they contain `@State private var name … = value` without a comment, a second
  /// variable, or braces, and unless the line before is a comment or an attribute of it. Other
  /// files can use a variable that isn't private.
  static func range(at name: SourceRange, in source: SourceFile) -> SourceRange? {
    guard SourceSyntax(of: source) == .swift, Int(name.end) <= source.bytes.count else {
      return nil
    }
    let bytes = source.bytes
    var start = Int(name.start)
    while start > 0, !Byte.isLineEnd(bytes[start - 1]) { start -= 1 }
    guard isStateVariable(bytes[start..<Int(name.start)]), !isPrefaced(bytes[..<start]),
      let end = end(of: bytes, after: Int(name.end))
    else { return nil }
    return SourceRange(start, end)
  }

  /// True for white space, attributes and modifiers in front of a name, the last word `var`.
  private static func isStateVariable(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: Byte.isSpace).map { String(decoding: $0, as: UTF8.self) }
    return words == ["@State", "private", "var"] || words == ["@State", "fileprivate", "var"]
  }

  /// True if the last line belongs to the next line: a comment or an attribute.
  private static func isPrefaced(_ before: ArraySlice<UInt8>) -> Bool {
    let line =
      before.split(
        omittingEmptySubsequences: false, whereSeparator: Byte.isLineEnd
      ).dropLast().last ?? []
    let words = line.split(whereSeparator: Byte.isSpace)
    guard let first = words.first, let last = words.last else { return false }
    return first.starts(with: "//".utf8) || last.suffix(2).elementsEqual("*/".utf8)
      || first.first == UInt8(ascii: "@") && !words.contains { $0.elementsEqual("var".utf8) }
  }

  /// The position after the line on which the declaration ends, or `nil` if there is other code.
  private static func end(of bytes: [UInt8], after start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("), Byte.openBracket: depth += 1
      case UInt8(ascii: ")"), Byte.closeBracket: depth -= 1
      case Byte.openBrace, Byte.closeBrace, Byte.slash, Byte.semicolon, Byte.quote, Byte.backslash:
        return nil
      case Byte.comma where depth == 0: return nil
      case Byte.lineFeed where depth == 0:
        return continues(bytes[(place + 1)...]) || endsInOperator(bytes[start..<place])
          ? nil : place + 1
      default: break
      }
      place += 1
    }
    return nil
  }

  /// True if a value may go on in the next line.
  private static func continues(_ rest: ArraySlice<UInt8>) -> Bool {
    let text = rest.drop { Byte.isSpace($0) }
    guard let first = text.first else { return false }
    let word = text.prefix { Byte.isNamePart($0) }
    if word.elementsEqual("as".utf8) || word.elementsEqual("is".utf8) { return true }
    return first != UInt8(ascii: "@") && first != Byte.slash && first != Byte.closeBrace
      && !Byte.isNamePart(first)
  }

  private static func endsInOperator(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.last(where: { !Byte.isSpace($0) }) else { return false }
    return !Byte.isNamePart(last) && last != UInt8(ascii: ")") && last != Byte.closeBracket
      && last != UInt8(ascii: "?")
  }
}
