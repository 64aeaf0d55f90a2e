import ViewTreeSyntax

/// Keeps texts apart from what stands around them in a line: what could be taken for the end of a text
/// is written as `\u{…}`, as control characters are, so that every line can be read back.
enum ReportEscape {
  /// Writes a text; `stops` may not occur in it, and with `isOpen` it may not begin or end with a space.
  static func append(
    _ text: UnsafeBufferPointer<UInt8>, stops: [StaticString], isOpen: Bool,
    to output: inout ByteBuffer
  ) {
    guard needsLook(text) else { return output.append(contentsOf: text) }
    let whole = String(decoding: text, as: UTF8.self).replacingEscapes
    append(whole, stops: stops, isOpen: isOpen, to: &output)
  }

  /// The same of a text in which `\u{…}` means a character already, as in what values are shown as.
  static func append(
    _ text: String, stops: [StaticString], isOpen: Bool = false, to output: inout ByteBuffer
  ) {
    let bytes = Array(TerminalText.escaped(text).utf8)
    let start = output.count
    for (place, byte) in bytes.enumerated() {
      let endsOpen =
        isOpen && byte == UInt8(ascii: " ") && (place == 0 || place == bytes.count - 1)
      if endsOpen || stops.contains(where: { ends(output.bytes[start...], byte, with: $0) }) {
        output.append("\\u{\(String(byte, radix: 16))}")
      } else {
        output.append(byte)
      }
    }
  }

  /// Whether a byte after some others completes a stop.
  private static func ends(
    _ bytes: ArraySlice<UInt8>, _ byte: UInt8, with stop: StaticString
  ) -> Bool {
    stop.withUTF8Buffer { stop in
      guard let last = stop.last, last == byte, bytes.count >= stop.count - 1 else { return false }
      return bytes.suffix(stop.count - 1).elementsEqual(stop.dropLast())
    }
  }

  /// A quick look for anything that may have to be escaped.
  private static func needsLook(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\\") { return true }
    return TerminalBytes.mayBeUnsafe(text)
  }

  /// A text that was written so, of which only the stops are taken back.
  static func plain(_ text: Substring, stops: [StaticString]) -> String {
    var result = text
    for stop in stops {
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
  /// The text with every `\u{` that is in it written so that it is not taken for an escape.
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
