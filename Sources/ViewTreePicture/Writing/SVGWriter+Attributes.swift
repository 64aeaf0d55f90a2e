import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension SVGWriter {
  /// Numbers with spaces between them.
  mutating func append(_ numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: " ")) }
      buffer.append(number)
    }
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"" as StaticString)
    buffer.append(value)
    buffer.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"" as StaticString)
    buffer.append(value)
    buffer.append(UInt8(ascii: "\""))
  }

  mutating func attributes(of rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Writes an ink. On the window, it's written like a color of the document, so that no theme
  /// changes it.
  mutating func attribute(_ name: StaticString, _ ink: Ink, isOnWindow: Bool) {
    if isOnWindow {
      attribute(name, Palette.onWindow(ink))
    } else {
      attribute(name, palette.color(ink))
    }
  }

  /// Writes a color of the document. It never has the syntax of an ink, so that no theme changes
  /// it.
  mutating func attribute(_ name: StaticString, _ color: PictureColor) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"" as StaticString)
    append(color)
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ color: PictureColor) {
    buffer.append(color.opacity == 1 ? "rgb(" : "rgba(" as StaticString)
    for (index, part) in [color.red, color.green, color.blue].enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.append(Double(part))
    }
    if color.opacity != 1 {
      buffer.append(UInt8(ascii: ","))
      buffer.append(color.opacity)
    }
    buffer.append(UInt8(ascii: ")"))
  }
}
