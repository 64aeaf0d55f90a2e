import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension ByteBuffer {
  /// Appends a rectangle as `x y  width x height`.
  mutating func append(frame: Rect) {
    if put(atMost: 128, { $0.put(frame: frame) }) { return }
    append(frame.origin.x, UInt8(ascii: " "), frame.origin.y)
    append("  " as StaticString)
    append(frame.size.width, UInt8(ascii: "x"), frame.size.height)
  }

  /// Appends the value of an anchor as text.
  mutating func append(geometry: AnchorGeometry) {
    switch geometry {
    case .rect(let rect):
      append(frame: rect)
    case .point(let point):
      append(point.x, UInt8(ascii: " "), point.y)
    case .list(let list):
      append(UInt8(ascii: "["))
      for (index, element) in list.enumerated() {
        if index > 0 { append(", " as StaticString) }
        append(geometry: element)
      }
      append(UInt8(ascii: "]"))
    case .none:
      append("nil" as StaticString)
    }
  }

  mutating func appendLine() { append(UInt8(ascii: "\n")) }
}

extension ByteCursor {
  /// Writes a rectangle as `x y  width x height`.
  mutating func put(frame: Rect) {
    let (origin, size) = (frame.origin, frame.size)
    put("", origin.x, " ", origin.y, "  ", size.width, "x", size.height)
  }

  /// Writes a rectangle as JSON has it.
  mutating func put(members rect: Rect) {
    put(
      "{ \"x\": ", rect.origin.x, ", \"y\": ", rect.origin.y, ", \"width\": ", rect.size.width,
      ", \"height\": ", rect.size.height, " }")
  }

  /// Writes bytes between quotes.
  @inline(__always)
  mutating func put(quoted text: UnsafeBufferPointer<UInt8>) {
    put(UInt8(ascii: "\""))
    put(text)
    put(UInt8(ascii: "\""))
  }

  /// Writes a text that needs no escape, neither in quotes nor in JSON. Falls back for any other
  /// text.
  @inline(__always)
  mutating func put(plain text: UnsafeBufferPointer<UInt8>) {
    if TerminalBytes.isPlain(text) { put(text) } else { giveUp() }
  }
}
