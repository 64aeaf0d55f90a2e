/// The sentences in the string literals of Swift source code.
///
/// An interpolation is the word `CODE`, literals that `+` joins are one text, and each line of a text is by itself.
struct SwiftStrings {
  /// Lines with at least four words that aren't code.
  private(set) var sentences: [String] = []

  private let bytes: [UInt8]
  private var offset = 0
  private var text: [UInt8] = []

  init(source: String) {
    bytes = Array(source.utf8)
    var isJoined = false
    while offset < bytes.count {
      if starts("//") {
        skip { $0 != Self.newline }
      } else if starts("/*") {
        skip(to: "*/")
      } else if starts("#\"") {
        skip(to: "\"#")
      } else if starts("\"") {
        if !isJoined { finish() }
        isJoined = false
        readLiteral()
      } else {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "+"), !text.isEmpty {
          isJoined = true
        } else if byte != UInt8(ascii: " "), byte != Self.newline {
          isJoined = false
          finish()
        }
        offset += 1
      }
    }
    finish()
  }

  private static let newline = UInt8(ascii: "\n")

  private func starts(_ word: StaticString) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
  }

  private mutating func skip(to end: StaticString) {
    offset += 2
    while offset < bytes.count, !starts(end) { offset += 1 }
    offset += end.utf8CodeUnitCount
  }

  private mutating func readLiteral() {
    let isLong = starts("\"\"\"")
    offset += isLong ? 3 : 1
    while offset < bytes.count, !(isLong ? starts("\"\"\"") : starts("\"")) {
      if starts("\\(") {
        skipInterpolation()
        text += Array("CODE".utf8)
      } else if starts("\\n") {
        text.append(Self.newline)
        offset += 2
      } else if starts("\\"), offset + 1 < bytes.count {
        if bytes[offset + 1] != Self.newline { text.append(bytes[offset + 1]) }
        offset += 2
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    offset += isLong ? 3 : 1
  }

  private mutating func skipInterpolation() {
    offset += 2
    var depth = 1
    while depth > 0, offset < bytes.count {
      if starts("\"") {
        let outer = text
        readLiteral()
        text = outer
      } else {
        if starts("(") { depth += 1 }
        if starts(")") { depth -= 1 }
        offset += 1
      }
    }
  }

  private mutating func finish() {
    defer { text = [] }
    guard !text.isEmpty else { return }
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n")
    where Self.isSentence(line) {
      sentences.append(String(line.drop { $0 == " " }))
    }
  }

  private static let signs = ["{", "}", "->", "</", "=\"", "//"]
  private static let keywords: Set<Substring> = [
    "class", "const", "func", "function", "import", "init", "let", "return", "struct", "var",
  ]

  /// True for a line with at least four words in lowercase, without signs and keywords of code.
  private static func isSentence(_ line: Substring) -> Bool {
    guard !signs.contains(where: line.contains) else { return false }
    let words = line.split(separator: " ")
    guard !words.contains(where: keywords.contains) else { return false }
    return words.count { word in
      let core = word.prefix { !".,:;!?)\"".contains($0) }
      return core.count > 1 && core.allSatisfy { $0.isLowercase || $0 == "'" }
    } >= 4
  }
}
