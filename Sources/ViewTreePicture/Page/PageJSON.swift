import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes the data of a page: JSON without spaces that is safe between script tags.
struct PageJSON {
  var buffer = ByteBuffer(capacity: 256)
  /// True if a comma is due before the next element.
  private var needsComma = false

  mutating func open(_ bracket: StaticString) {
    separate()
    buffer.append(bracket)
    needsComma = false
  }

  mutating func close(_ bracket: StaticString) {
    buffer.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func key(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append("\":" as StaticString)
    needsComma = false
  }

  mutating func add(_ number: Int) {
    separate()
    buffer.append(number)
  }

  /// A number, or 0 for a number that JSON can't represent.
  mutating func add(_ number: Double) {
    separate()
    buffer.append(number.isFinite ? number : 0)
  }

  mutating func add(_ rect: Rect) {
    open("[")
    add(sidesOf: rect)
    close("]")
  }

  /// The origin and the size of a rectangle, without brackets.
  mutating func add(sidesOf rect: Rect) {
    add(rect.minX)
    add(rect.minY)
    add(rect.width)
    add(rect.height)
  }

  mutating func add(_ numbers: [Int]) {
    open("[")
    for number in numbers { add(number) }
    close("]")
  }

  /// Adds the output of another writer.
  mutating func add(raw bytes: [UInt8]) {
    separate()
    buffer.append(contentsOf: bytes)
  }

  /// Adds a string. Characters that change direction or are invisible are escaped as in reports,
  /// and no tag can start in it.
  mutating func add(_ text: String) {
    separate()
    var quoted = ByteBuffer(capacity: text.utf8.count + 2)
    quoted.appendJSONString(TerminalText.escaped(text))
    for byte in quoted.bytes {
      if byte == UInt8(ascii: "<") {
        buffer.append("\\u003c" as StaticString)
      } else {
        buffer.append(byte)
      }
    }
  }
}
