extension ScriptLexer {
  /// Reads a number. After a dot it's the index of a tuple's element, which has no fraction.
  mutating func readNumber() throws(SyntaxStop) {
    if let last = words.last, last.text == ".", last.kind == .mark, last.end == position {
      return append(.integer, to: digits(from: position, isHex: false))
    }
    let isHex = byte(0) == 0x30 && byte(1) == 0x78
    if byte(0) == 0x30, byte(1) == 0x62 || byte(1) == 0x6F {
      return try finishNumber(.integer, digits(from: position + 2, isHex: true))
    }
    var kind = ScriptWord.Kind.integer
    var end = digits(from: isHex ? position + 2 : position, isHex: isHex)
    if end + 1 < limit, text[end] == 0x2E, isDigit(end + 1, isHex: isHex), hasExponent(end, isHex) {
      kind = .floating
      end = digits(from: end + 1, isHex: isHex)
    }
    if end < limit, text[end] | 0x20 == (isHex ? 0x70 : 0x65) {
      var first = end + 1
      if first < limit, text[first] == 0x2B || text[first] == 0x2D { first += 1 }
      if isDigit(first, isHex: false) {
        kind = .floating
        end = digits(from: first, isHex: false)
      }
    }
    try finishNumber(kind, end)
  }

  /// True if a fraction may follow. In hexadecimal, a fraction needs an exponent.
  private func hasExponent(_ dot: Int, _ isHex: Bool) -> Bool {
    guard isHex else { return true }
    let end = digits(from: dot + 1, isHex: true)
    return end < limit && text[end] | 0x20 == 0x70
  }

  private mutating func finishNumber(_ kind: ScriptWord.Kind, _ end: Int) throws(SyntaxStop) {
    var rest = end
    while rest < limit, Self.isNameByte(text[rest]) { rest += 1 }
    let number = String(decoding: text[position..<rest], as: UTF8.self)
    guard rest == end, number.utf8.last != 0x78 else {
      throw stop(.invalidNumber(number), position..<rest)
    }
    append(kind, to: end)
  }

  private func isDigit(_ place: Int, isHex: Bool) -> Bool {
    guard place < limit else { return false }
    switch text[place] {
    case 0x30...0x39: return true
    case 0x41...0x46, 0x61...0x66: return isHex
    default: return false
    }
  }

  private func digits(from start: Int, isHex: Bool) -> Int {
    var end = start
    while end < limit, isDigit(end, isHex: isHex) || text[end] == 0x5F && end > start { end += 1 }
    return end
  }
}
