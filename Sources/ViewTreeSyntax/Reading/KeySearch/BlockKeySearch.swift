import ViewTreeNumbers

/// Looks for a key of an outermost object of YAML that is written in lines.
///
/// Keys of that object are the lines with the indentation of the first key.
struct BlockKeySearch {
  private let key: [UInt8]
  /// The start of the line, up to the maximum length of a key.
  private var line: [UInt8] = []
  private let limit: Int
  /// The indentation of the outermost keys, after the first key.
  private var indentation: Int?
  /// True if the text has turned out to be in braces, starting with the last byte.
  private(set) var isFlow = false

  init(key: [UInt8]) {
    self.key = key
    // The outermost keys have less indentation than this.
    limit = key.count + 100
  }

  /// Processes the next byte.
  mutating func take(_ byte: UInt8) -> KeySearch.Answer {
    if indentation == nil, byte == Byte.openBrace, line.allSatisfy(isBeforeContent) {
      isFlow = true
      return .open
    }
    guard Byte.isLineEnd(byte) || byte == Byte.colon else {
      if line.count < limit { line.append(byte) }
      return .open
    }
    let answer = byte == Byte.colon ? answerAtColon() : answerAtEnd()
    if Byte.isLineEnd(byte) { line.removeAll(keepingCapacity: true) } else { line.append(byte) }
    return answer
  }

  /// White space, a mark of the byte order, and the dashes before a document.
  private func isBeforeContent(_ byte: UInt8) -> Bool {
    Byte.isSpace(byte) || byte == Byte.minus || [0xEF, 0xBB, 0xBF].contains(byte)
  }

  private mutating func answerAtColon() -> KeySearch.Answer {
    guard var name = content() else { return .open }
    while let last = name.last, Byte.isSpace(last) { name.removeLast() }
    if let quote = name.first, quote == Byte.quote || quote == Byte.apostrophe,
      name.count > 1, name.last == quote
    {
      name = name.dropFirst().dropLast()
    }
    return name.elementsEqual(key) ? .found : .open
  }

  private mutating func answerAtEnd() -> KeySearch.Answer {
    guard let text = content() else { return .open }
    // A list, or text after the end of a document.
    let isEnd = text.starts(with: "---".utf8) || text.starts(with: "...".utf8)
    return text.starts(with: "- ".utf8) || isEnd ? .absent : .open
  }

  /// The line without its indentation, if it's indented as outermost keys are.
  private mutating func content() -> ArraySlice<UInt8>? {
    var text = line[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    let start = text.prefix { $0 == Byte.space }.count
    text = text.dropFirst(start)
    guard let first = text.first, first != Byte.hash else { return nil }
    if indentation == nil {
      let isMark = text.first == UInt8(ascii: "%") || text.starts(with: "---".utf8)
      if isMark { return nil }
      indentation = start
    }
    return indentation == start ? text : nil
  }
}
