import ViewTreeNumbers
import ViewTreeSyntax

/// Separates strings from the rest of their line: characters that could end a string are written as
/// `\u{…}`, like control characters, so that every line can be read back.
enum ReportEscape {
  /// Writes a string. It must not contain `stops`, and with `isOpen` it must not start or end with
  /// a space.
  static func append(
    _ text: UnsafeBufferPointer<UInt8>, _ stops: Terminators, isOpen: Bool,
    to output: inout ByteBuffer
  ) {
    if isPlain(text, stops, isOpen: isOpen) { return output.append(contentsOf: text) }
    let whole = String(decoding: text, as: UTF8.self).replacingEscapes
    append(whole, stops, isOpen: isOpen, to: &output)
  }

  /// Writes text in which `\u{…}` is already an escape, as in shown values.
  static func append(
    _ text: String, _ stops: Terminators, isOpen: Bool = false, to output: inout ByteBuffer
  ) {
    var text = text
    let isPlain = text.withUTF8 { text in
      if needsEscape(text, stops, isOpen) { return false }
      output.append(contentsOf: text)
      return true
    }
    if isPlain { return }
    var shown: [UInt8] = []
    let bytes = Array(TerminalText.escaped(text).utf8)
    for (place, byte) in bytes.enumerated() {
      shown.append(byte)
      let isEdge = isOpen && (place == 0 || place == bytes.count - 1) && byte == UInt8(ascii: " ")
      guard isEdge || stops.end(at: shown.count - 1, of: shown) else { continue }
      shown.removeLast()
      shown += "\\u{\(String(byte, radix: 16))}".utf8
    }
    output.append(contentsOf: shown)
  }

  /// True if the text is written unchanged.
  static func isPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ stops: Terminators, isOpen: Bool = true
  ) -> Bool {
    if needsEscape(text, stops, isOpen) { return false }
    return TerminalBytes.isPlain(text) || !text.contains(UInt8(ascii: "\\"))
  }

  /// True if the text needs an escape, found without allocating.
  private static func needsEscape(
    _ text: UnsafeBufferPointer<UInt8>, _ stops: Terminators, _ isOpen: Bool
  ) -> Bool {
    if isOpen, text.first == UInt8(ascii: " ") || text.last == UInt8(ascii: " ") { return true }
    if TerminalBytes.isPlain(text), !stops.mayOccur(in: text) { return false }
    return !TerminalBytes.isHarmless(text)
      || text.indices.contains { stops.mayEnd(with: text[$0]) && stops.end(at: $0, of: text) }
  }

  /// The original of an escaped text, of which only the terminators were escaped.
  static func plain(_ text: Substring, _ stops: Terminators) -> String {
    var result = text
    for stop in stops.all {
      guard let last = stop.description.last else { continue }
      let start = String(stop.description.dropLast())
      let escaped = "\(start)\\u{\(String(last.asciiValue ?? 0, radix: 16))}"
      var (done, rest) = ("", result)
      while let (before, after) = rest.split(at: escaped) {
        done += before + stop.description
        rest = after
      }
      result = Substring(done + rest)
    }
    return String(result)
  }

  /// The text that was written.
  static func plain(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var rest = text
    while let (before, after) = rest.split(at: "\\u{") {
      result += before
      guard let (digits, tail) = after.split(at: "}"),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else {
        result += "\\u{"
        rest = after
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = tail
    }
    return result + rest
  }
}

extension String {
  /// The text with every `\u{` in it rewritten, so that it isn't read as an escape.
  fileprivate var replacingEscapes: String {
    guard var (head, rest) = self[...].split(at: "\\u{") else { return self }
    var result = ""
    while true {
      result += head + "\\u{5c}u{"
      guard let next = rest.split(at: "\\u{") else { return result + rest }
      (head, rest) = next
    }
  }
}
