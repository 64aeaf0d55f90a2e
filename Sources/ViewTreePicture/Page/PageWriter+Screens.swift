import ViewTreeReport

// The screens on other devices and at other widths.
extension PageWriter {
  /// Writes the devices and the widths. Without scripts, they follow the pictures.
  mutating func append(_ screens: PageScreens) {
    if !screens.devices.joined().isEmpty {
      open("devices", "devices and text sizes")
      for row in screens.devices where !row.isEmpty {
        buffer.append("<div class=\"cells\">\n" as StaticString)
        for cell in row { append(cell, width: nil) }
        buffer.append("</div>\n" as StaticString)
      }
      buffer.append("</div>\n" as StaticString)
    }
    guard !screens.widths.isEmpty else { return }
    open("widths", "widths")
    buffer.append(PageParts.widths)
    for cell in screens.widths { append(cell, width: cell.width) }
    buffer.append("<p class=\"end\" data-from=\"" as StaticString)
    buffer.append(screens.widest)
    buffer.append("\" hidden=\"\"></p>\n</div>\n" as StaticString)
  }

  private mutating func open(_ name: StaticString, _ label: StaticString) {
    buffer.append("<div class=\"screens\" data-picture=\"" as StaticString)
    buffer.append(name)
    buffer.append("\" role=\"group\" aria-label=\"" as StaticString)
    buffer.append(label)
    buffer.append("\">\n" as StaticString)
  }

  private mutating func append(_ cell: PageScreens.Cell, width: Double?) {
    buffer.append("<div class=\"cell" as StaticString)
    if cell.problems != nil { buffer.append(" bad" as StaticString) }
    buffer.append(UInt8(ascii: "\""))
    if let width {
      buffer.append(" data-from=\"" as StaticString)
      buffer.append(width)
      buffer.append(UInt8(ascii: "\""))
    }
    buffer.append("><p class=\"name\">" as StaticString)
    buffer.append(markup: cell.title)
    buffer.append("</p><p class=\"found\">" as StaticString)
    buffer.append(markup: cell.problems ?? "no problems")
    buffer.append("</p>\n" as StaticString)
    for change in cell.changes {
      buffer.append("<p class=\"change\">" as StaticString)
      buffer.append(markup: change)
      buffer.append("</p>\n" as StaticString)
    }
    buffer.append(contentsOf: cell.svg)
    buffer.append("</div>\n" as StaticString)
  }
}
