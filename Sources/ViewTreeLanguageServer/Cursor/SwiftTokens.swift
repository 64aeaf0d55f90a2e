import ViewTreeNumbers
import ViewTreeSyntax

/// Splits Swift into tokens, whatever errors it has. A parser would reject code that is still being
/// typed.
struct SwiftTokens {
  private enum Mode {
    /// Code. `depth` is the number of open brackets.
    case code(depth: Int)
    /// A string: the number of number signs around its quotes. `isLong` is true if it has three
    /// quotes.
    case text(pounds: Int, isLong: Bool)
  }

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var modes: [Mode] = [.code(depth: 0)]
  private var tokens: [SwiftToken] = []
  private var startsLine = true

  /// The tokens in a part of a text, in order.
  static func all(in bytes: ArraySlice<UInt8>) -> [SwiftToken] {
    var split = SwiftTokens(bytes)
    while split.place < bytes.endIndex { split.step() }
    return split.tokens
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  private func byte(_ offset: Int) -> UInt8 {
    place + offset < bytes.endIndex ? bytes[place + offset] : 0
  }

  private mutating func add(_ kind: SwiftToken.Kind, to end: Int) {
    let end = min(end, bytes.endIndex)
    tokens.append(
      SwiftToken(kind: kind, range: place..<end, first: byte(0), startsLine: startsLine))
    place = end
    startsLine = false
  }

  private mutating func step() {
    switch modes.last {
    case .text(let pounds, let isLong)?: readText(pounds, isLong)
    default: readCode()
    }
  }

  // MARK: - Code

  private mutating func readCode() {
    switch byte(0) {
    case Byte.lineFeed, Byte.carriageReturn:
      startsLine = true
      place += 1
    case let first where Byte.isSpace(first): place += 1
    case Byte.slash where byte(1) == Byte.slash:
      add(.comment, to: bytes[place...].firstIndex(where: Byte.isLineEnd) ?? bytes.endIndex)
    case Byte.slash where byte(1) == Byte.asterisk: add(.comment, to: endOfComment)
    case Byte.quote: openText(pounds: 0)
    case Byte.hash where isRawText: openText(pounds: pounds)
    case let first where Byte.isDigit(first): add(.number, to: endOfName)
    case let first where Self.isName(first): add(.name, to: endOfName)
    case UInt8(ascii: "`"): add(.name, to: endOfQuotedName)
    default: readMark()
    }
  }

  private mutating func readMark() {
    guard case .code(let depth)? = modes.last else { return }
    switch byte(0) {
    case UInt8(ascii: "("): modes[modes.count - 1] = .code(depth: depth + 1)
    case UInt8(ascii: ")"):
      // The end of an interpolation leads back into its text.
      if depth == 1, modes.count > 1 {
        modes.removeLast()
      } else {
        modes[modes.count - 1] = .code(depth: max(depth - 1, 0))
      }
    default: break
    }
    add(.mark, to: place + max(pounds, 1))
  }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  private var endOfName: Int {
    bytes[place...].firstIndex { !Self.isName($0) } ?? bytes.endIndex
  }

  private var endOfQuotedName: Int {
    let end = bytes[(place + 1)...].firstIndex { !Self.isName($0) } ?? bytes.endIndex
    return end < bytes.endIndex && bytes[end] == UInt8(ascii: "`") ? end + 1 : place + 1
  }

  private var endOfComment: Int {
    var (end, depth) = (place, 0)
    while end < bytes.endIndex {
      let next = end + 1 < bytes.endIndex ? bytes[end + 1] : 0
      switch (bytes[end], next) {
      case (Byte.slash, Byte.asterisk): (end, depth) = (end + 2, depth + 1)
      case (Byte.asterisk, Byte.slash): (end, depth) = (end + 2, depth - 1)
      default: end += 1
      }
      if depth == 0 { return end }
    }
    return bytes.endIndex
  }

  // MARK: - Texts

  private var pounds: Int {
    var count = 0
    while byte(count) == Byte.hash { count += 1 }
    return count
  }

  private var isRawText: Bool { byte(pounds) == Byte.quote }

  private mutating func openText(pounds: Int) {
    place += pounds
    let isLong = byte(1) == Byte.quote && byte(2) == Byte.quote
    place += isLong ? 3 : 1
    modes.append(.text(pounds: pounds, isLong: isLong))
  }

  private mutating func readText(_ pounds: Int, _ isLong: Bool) {
    var end = place
    while end < bytes.endIndex {
      let isEnd =
        bytes[end] == Byte.quote && (!isLong || hasQuotes(at: end))
        && hasPounds(pounds, at: end + (isLong ? 3 : 1))
      if isEnd || !isLong && Byte.isLineEnd(bytes[end]) {
        // What has no second quote ends with its line.
        add(.text, to: end)
        if isEnd { place = min(end + (isLong ? 3 : 1) + pounds, bytes.endIndex) }
        modes.removeLast()
        return
      }
      guard bytes[end] == Byte.backslash, hasPounds(pounds, at: end + 1) else {
        end += 1
        continue
      }
      let next = end + 1 + pounds
      if next < bytes.endIndex, bytes[next] == UInt8(ascii: "(") {
        add(.text, to: end)
        place = next
        modes.append(.code(depth: 0))
        return
      }
      end = min(next + 1, bytes.endIndex)
    }
    add(.text, to: end)
    place = bytes.endIndex
  }

  private func hasQuotes(at place: Int) -> Bool {
    bytes[place...].starts(with: [Byte.quote, Byte.quote, Byte.quote])
  }

  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    count == 0
      || place <= bytes.endIndex
        && bytes[min(place, bytes.endIndex)...].prefix(count).elementsEqual(
          repeatElement(Byte.hash, count: count))
  }
}
