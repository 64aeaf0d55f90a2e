import ViewTreeSyntax

/// Nested lists of HTML, item by item.
struct PageList {
  /// The maximum depth. Deeper items are in the last list, because browsers limit nesting.
  private static let deepest = 60

  /// The number of open lists. Each one but the last has an open item.
  private var level = 0

  /// Ends all items that are at least as deep, and starts a new one.
  mutating func item(depth: Int, in buffer: inout ByteBuffer) {
    let wanted = min(depth, Self.deepest) + 1
    if level >= wanted {
      buffer.append("</li>\n" as StaticString)
      while level > wanted { close(&buffer) }
    } else {
      while level < wanted {
        buffer.append(level == 0 ? "<ul>\n" : "\n<ul>\n" as StaticString)
        level += 1
        if level < wanted { buffer.append("<li>" as StaticString) }
      }
    }
    buffer.append("<li>" as StaticString)
  }

  /// Ends all lists.
  mutating func end(in buffer: inout ByteBuffer) {
    guard level > 0 else { return }
    buffer.append("</li>\n" as StaticString)
    while level > 1 { close(&buffer) }
    buffer.append("</ul>\n" as StaticString)
    level = 0
  }

  private mutating func close(_ buffer: inout ByteBuffer) {
    buffer.append("</ul>\n</li>\n" as StaticString)
    level -= 1
  }
}
