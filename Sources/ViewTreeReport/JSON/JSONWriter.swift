import ViewTreeNumbers
import ViewTreeSyntax

/// Writes JSON with one member or element per line, with keys in their order.
package struct JSONWriter {
  package internal(set) var output: ByteBuffer
  private var depth = 0
  /// True if the current container has content.
  private var hasContent = false

  package init(capacity: Int, limit: Int = .max) {
    output = ByteBuffer(capacity: capacity)
    output.limit = limit
  }

  /// The usual size of a view's object, in bytes, with some reserve.
  static let usualRow = 448

  /// The written JSON, with the end of its last line.
  package mutating func finished() -> [UInt8] {
    output.append(UInt8(ascii: "\n"))
    return output.takeAll()
  }

  // MARK: - Containers, one line per member

  package mutating func openObject() { open(UInt8(ascii: "{")) }
  package mutating func closeObject() { close(UInt8(ascii: "}")) }
  package mutating func openArray() { open(UInt8(ascii: "[")) }
  package mutating func closeArray() { close(UInt8(ascii: "]")) }

  private mutating func open(_ bracket: UInt8) {
    output.append(bracket)
    depth += 1
    hasContent = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if hasContent { newLine(behindComma: false) }
    output.append(bracket)
    hasContent = true
  }

  private mutating func newLine(behindComma isNext: Bool) {
    if isNext { output.append(UInt8(ascii: ",")) }
    output.append(UInt8(ascii: "\n"))
    output.append(UInt8(ascii: " "), count: depth * 2)
  }

  /// Starts a member of an object: its value comes next.
  package mutating func key(_ name: StaticString) {
    element()
    output.append("\"", name, "\": ")
  }

  /// Starts a member whose name comes from a document.
  package mutating func key(text name: String) {
    element()
    string(name)
    output.append(": " as StaticString)
  }

  /// Starts an element of an array: its value comes next.
  package mutating func element() {
    newLine(behindComma: hasContent)
    hasContent = true
  }

  // MARK: - Values

  /// Writes a quoted string. Control characters that JSON allows are also escaped, so that a report
  /// is safe to show in a terminal.
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string(utf8: $0) }
  }

  package mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
    // Past its limit, the buffer must still end with a complete string, which takes the slower
    // path.
    if TerminalBytes.isPlain(text), output.limit - output.count > text.count + 2 {
      output.append(UInt8(ascii: "\""))
      output.append(contentsOf: text)
      return output.append(UInt8(ascii: "\""))
    }
    guard !TerminalBytes.isHarmless(text) else { return output.appendJSONString(utf8: text) }
    output.append(UInt8(ascii: "\""))
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let text = String(scalar)
      if scalar.value >= 0x20, TerminalText.escaped(text) != text {
        escape(scalar)
      } else {
        plain(text)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes a scalar below U+10000 as `\u` and four digits. All escaped scalars are below that.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    output.append("\\u" as StaticString)
    output.append(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    output.append(digits)
  }

  private mutating func plain(_ text: String) {
    var quoted = ByteBuffer()
    quoted.appendJSONString(text)
    output.append(contentsOf: quoted.bytes.dropFirst().dropLast())
  }

  package mutating func integer(_ number: Int) { output.append(number) }
  /// A text that is known when compiling, unchanged.
  package mutating func raw(_ text: StaticString) { output.append(text) }

  /// Writes a number, or a string if JSON has no such number.
  package mutating func number(_ number: Double) {
    if number.isFinite {
      output.append(number)
    } else {
      output.append(number.isNaN ? "\"nan\"" : number > 0 ? "\"infinity\"" : "\"-infinity\"")
    }
  }

  package mutating func boolean(_ value: Bool) { output.append(value ? "true" : "false") }
}
