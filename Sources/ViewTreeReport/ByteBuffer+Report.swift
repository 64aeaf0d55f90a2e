import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension ByteBuffer {
  /// Appends a rectangle as `x y  width x height`.
  mutating func append(frame: Rect) {
    let (origin, size) = (frame.origin, frame.size)
    append("", origin.x, " ", origin.y, "  ", size.width, "x", size.height)
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
