import ViewTreeNumbers

/// The rest of a line of text while facts are read from its start.
package struct LineReader {
  /// The unread part.
  private(set) var rest: Substring

  init(_ line: Substring) { rest = line }

  /// Reads a string if the rest starts with it.
  mutating func take(_ text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { rest.utf8.starts(with: $0) }
    if matches { drop(text.utf8CodeUnitCount) }
    return matches
  }

  /// Reads all spaces at the start of the rest.
  mutating func skipSpaces() {
    while take(" ") {}
  }

  private mutating func drop(_ count: Int) {
    rest = rest[rest.utf8.index(rest.startIndex, offsetBy: count)...]
  }

  /// Reads the rest, or the part before the first of some strings.
  mutating func takeRest(before stops: Terminators = Terminators("")) -> Substring {
    let end = stops.all.compactMap { place(of: $0) }.min() ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Reads the text of a fact, but not the text after it. Returns `nil` if it doesn't end as
  /// required.
  mutating func takeText(_ field: Field) -> Substring? {
    guard field.after.utf8CodeUnitCount > 0 else { return takeRest(before: field.stops) }
    guard field.isQuoted else {
      guard let end = place(of: field.after) else { return nil }
      var text = takeText(to: end)
      guard field.column != nil else { return text }
      while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
      return text.drop { $0 == " " }
    }
    if let end = place(of: "\"  ") { return takeText(to: end) }
    guard rest.utf8.last == UInt8(ascii: "\"") else { return nil }
    return takeText(to: rest.utf8.index(before: rest.endIndex))
  }

  /// Reads a quoted string, with a backslash before quotes in it.
  mutating func takeQuoted() -> String? {
    guard rest.utf8.first == UInt8(ascii: "\"") else { return nil }
    var text: [UInt8] = []
    var isEscaped = false
    var place = rest.utf8.index(after: rest.startIndex)
    while place < rest.endIndex {
      let byte = rest.utf8[place]
      place = rest.utf8.index(after: place)
      if !isEscaped, byte == UInt8(ascii: "\"") {
        rest = rest[place...]
        return ReportEscape.plain(String(decoding: text, as: UTF8.self)[...])
      }
      // Here, a backslash escapes only `"` and `\`. Before any other character it belongs to an
      // escape, so keep it.
      if isEscaped, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        text.append(UInt8(ascii: "\\"))
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { text.append(byte) }
    }
    return nil
  }

  /// Reads a string if quotes follow it.
  mutating func takeBeforeQuote(_ text: StaticString) -> Bool {
    var ahead = self
    guard ahead.take(text), ahead.rest.utf8.first == UInt8(ascii: "\"") else { return false }
    self = ahead
    return true
  }

  private mutating func takeText(to end: Substring.Index) -> Substring {
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Reads a word: letters, digits and the separators of names.
  mutating func takeWord() -> Substring? {
    let word = rest.utf8.prefix { byte in
      byte >= 0x80 || "_-.<>".utf8.contains(byte)
        || Unicode.Scalar(byte).properties.isAlphabetic
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return word.isEmpty ? nil : takeText(to: word.endIndex)
  }

  mutating func takeInteger() -> Int? {
    takeNumber(of: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }, { Int($0) })
  }

  /// Reads a number in the form of reports.
  mutating func takeNumber() -> Double? {
    takeNumber(
      of: { byte in "-.0123456789infa".utf8.contains(byte) }, { Double($0) })
  }

  private mutating func takeNumber<Number>(
    of isDigit: (UInt8) -> Bool, _ number: (Substring) -> Number?
  ) -> Number? {
    let digits = rest.utf8.prefix(while: isDigit)
    guard let result = number(Substring(digits)) else { return nil }
    rest = rest[digits.endIndex...]
    return result
  }

  private func place(of text: StaticString) -> Substring.Index? {
    text.withUTF8Buffer { text in
      let bytes = rest.utf8
      var place = bytes.startIndex
      while place < bytes.endIndex {
        if bytes[place] == text[0], bytes[place...].starts(with: text) { return place }
        place = bytes.index(after: place)
      }
      return nil
    }
  }
}
