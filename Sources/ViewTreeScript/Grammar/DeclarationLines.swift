import ViewTreeSyntax

/// Splits a Swift file by lines, without reading its tokens: a file whose brackets or strings aren't
/// closed still has the declarations around them.
///
/// A declaration starts at a line without indentation that begins with an attribute, a modifier, a
/// keyword of a declaration, or a macro. A block of `#if` isn't split. The markers of a merge
/// conflict are lines of their own.
struct DeclarationLines {
  private let text: [UInt8]
  private let file: Range<Int>

  private static let words: Set<String> = [
    "actor", "associatedtype", "class", "enum", "extension", "fileprivate", "final", "func",
    "import", "indirect", "infix", "internal", "let", "macro", "nonisolated", "open", "operator",
    "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "struct",
    "typealias", "var",
  ]

  init(_ text: [UInt8], in file: Range<Int>) {
    self.text = text
    self.file = file
  }

  /// The ranges of the declarations, each up to the next. The first may start with other text.
  var ranges: [Range<Int>] {
    let lines = lines
    let blocks = blocks(lines)
    var starts = [file.lowerBound]
    var isAfterAttribute = false
    for (number, line) in lines.enumerated() {
      if isMarker(line) { starts += [line.lowerBound, min(line.upperBound + 1, file.upperBound)] }
      let first = firstWord(line)
      guard let first, !blocks.contains(where: { $0.contains(number) }) else {
        if !line.isEmpty { isAfterAttribute = false }
        continue
      }
      let isStart = "@#".contains(first.first ?? " ") || Self.words.contains(first)
      if isStart, !isAfterAttribute, line.lowerBound > starts[starts.count - 1] {
        starts.append(line.lowerBound)
      }
      isAfterAttribute = first.hasPrefix("@")
    }
    return zip(starts, starts.dropFirst() + [file.upperBound]).map { $0..<max($0, $1) }
      .filter { !$0.isEmpty }
  }

  /// True if the file has the markers of a merge conflict.
  var haveConflict: Bool { lines.contains { isMarker($0) } }

  /// True for `<<<<<<< HEAD`, `=======` and `>>>>>>> branch`.
  private func isMarker(_ line: Range<Int>) -> Bool {
    guard line.count >= 7, let first = line.first else { return false }
    let mark = text[first]
    return "<=>".utf8.contains(mark) && text[line].prefix { $0 == mark }.count == 7
  }

  /// The lines, without their ends.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = file.lowerBound
    while start < file.upperBound {
      let end = text[start..<file.upperBound].firstIndex(of: 0x0A) ?? file.upperBound
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }

  /// The first word of a line without indentation, with `@` or `#`. `nil` if there is none.
  private func firstWord(_ line: Range<Int>) -> String? {
    guard let first = line.first else { return nil }
    let hasMark = text[first] == UInt8(ascii: "@") || text[first] == UInt8(ascii: "#")
    let start = hasMark ? first + 1 : first
    let word = text[start..<line.upperBound].prefix { Byte.isNamePart($0) }
    return word.isEmpty ? nil : String(decoding: text[first..<word.endIndex], as: UTF8.self)
  }

  /// The lines from each `#if` without indentation to its `#endif`, without the first.
  private func blocks(_ lines: [Range<Int>]) -> [Range<Int>] {
    var open: [Int] = []
    var blocks: [Range<Int>] = []
    for (number, line) in lines.enumerated() {
      switch firstWord(line) {
      case "#if": open.append(number)
      case "#endif": if let start = open.popLast() { blocks.append(start + 1..<number + 1) }
      default: break
      }
    }
    return blocks
  }
}
