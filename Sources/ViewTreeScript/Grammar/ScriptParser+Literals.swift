import ViewTreeNumbers

/// Numbers.
extension ScriptParser {
  func number(_ word: ScriptWord) throws(SyntaxStop) -> Expression.Form {
    let spelling = String(decoding: text[word.range], as: UTF8.self)
    let digits = String(decoding: text[word.range].filter { $0 != 0x5F }, as: UTF8.self)
    if word.kind == .floating {
      guard let number = Double(digits) else {
        throw SyntaxStop(.invalidNumber(spelling), word.range)
      }
      return .floating(number)
    }
    return .integer(try integer(digits, spelling, word.range))
  }

  private func integer(
    _ word: String, _ spelling: String, _ range: Range<Int>
  ) throws(SyntaxStop) -> UInt64 {
    let radix = word.hasPrefix("0x") ? 16 : word.hasPrefix("0b") ? 2 : word.hasPrefix("0o") ? 8 : 10
    let digits = radix == 10 ? Substring(word) : word.dropFirst(2)
    if let number = UInt64(digits, radix: radix) { return number }
    let isWellFormed =
      !digits.isEmpty && digits.allSatisfy { $0.hexDigitValue.map { $0 < radix } ?? false }
    throw SyntaxStop(isWellFormed ? .numberTooLarge(spelling) : .invalidNumber(spelling), range)
  }
}
