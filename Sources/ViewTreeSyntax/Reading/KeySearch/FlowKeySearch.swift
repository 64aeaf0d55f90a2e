/// Searches a key of an outermost object in braces.
struct FlowKeySearch {
  private enum Mode: Equatable {
    case plain
    /// In a string that ends with this quote.
    case text(UInt8)
    /// After a backslash in a string that ends with this quote.
    case escape(UInt8)
    /// After a slash, which may start a comment.
    case slash
    case lineComment
    /// In a comment between asterisks. The value is true if the last byte was an asterisk.
    case comment(afterAsterisk: Bool)
  }

  private let key: [UInt8]
  private let isYAML: Bool
  private var mode = Mode.plain
  private var depth = 0
  /// The number of matched bytes of the key in the current word or string, or `nil` if it is
  /// another key.
  private var matched: Int? = nil
  /// True if the last token is the key, provided that a colon follows.
  private var isKey = false
  private var last = Byte.space

  init(key: [UInt8], isYAML: Bool) {
    self.key = key
    self.isYAML = isYAML
  }

  /// Processes the next byte.
  mutating func take(_ byte: UInt8) -> KeySearch.Answer {
    defer { last = byte }
    switch mode {
    case .plain: return takePlain(byte)
    case .text(let quote): takeText(byte, quote)
    case .escape(let quote):
      matched = nil
      mode = .text(quote)
    case .slash:
      mode =
        byte == Byte.slash
        ? .lineComment : byte == Byte.asterisk ? .comment(afterAsterisk: false) : .plain
    case .lineComment: if Byte.isLineEnd(byte) { mode = .plain }
    case .comment(let afterAsterisk):
      mode =
        afterAsterisk && byte == Byte.slash
        ? .plain : .comment(afterAsterisk: byte == Byte.asterisk)
    }
    return .open
  }

  private mutating func takeText(_ byte: UInt8, _ quote: UInt8) {
    if byte == quote {
      isKey = matched == key.count
      matched = nil
      mode = .plain
    } else if byte == Byte.backslash, quote == Byte.quote {
      mode = .escape(quote)
    } else if Byte.isLineEnd(byte), !isYAML {
      // A quotation mark is missing, so the string ends with its line.
      mode = .plain
    } else {
      match(byte)
    }
  }

  private mutating func takePlain(_ byte: UInt8) -> KeySearch.Answer {
    switch byte {
    case Byte.openBrace, Byte.openBracket:
      // A list or a single value isn't an object.
      if depth == 0, byte == Byte.openBracket { return .absent }
      depth += 1
      begin()
    case Byte.closeBrace, Byte.closeBracket:
      depth -= 1
      if depth <= 0 { return .absent }
      begin()
    case Byte.comma: begin()
    case Byte.colon:
      if isKey || matched == key.count { return .found }
      matched = nil
    case Byte.quote,
      Byte.apostrophe where byte == Byte.quote || !Byte.isWord(last):
      mode = .text(byte)
      matched = depth == 1 ? 0 : nil
    case Byte.slash where !isYAML: mode = .slash
    case Byte.hash where isYAML && Byte.isSpace(last): mode = .lineComment
    default:
      if Byte.isSpace(byte) {
        endWord()
      } else if depth == 0 {
        // A byte order mark may come first.
        return [0xEF, 0xBB, 0xBF].contains(byte) ? .open : .absent
      } else {
        match(byte)
      }
    }
    return .open
  }

  /// A key may come next.
  private mutating func begin() {
    isKey = false
    matched = depth == 1 ? 0 : nil
  }

  private mutating func endWord() {
    guard let count = matched, count > 0 else { return }
    isKey = count == key.count
    matched = nil
  }

  private mutating func match(_ byte: UInt8) {
    isKey = false
    guard let count = matched else { return }
    matched = count < key.count && key[count] == byte ? count + 1 : nil
  }
}
