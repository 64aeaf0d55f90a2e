import ViewTreeSyntax

/// Edits of text in the protocol's form.
enum TextEdits {
  /// Replaces several parts with one text.
  static func replacing(_ ranges: [Range<Int>], with text: String, in document: TextDocument)
    -> OrderedJSON
  {
    .list(ranges.map { ["range": document.range($0), "newText": .text(text)] })
  }

  /// The edits that turn a document into another text: a single replacement, or none.
  static func difference(from document: TextDocument, to other: [UInt8]) -> OrderedJSON {
    let old = document.bytes
    let shorter = min(old.count, other.count)
    var start = 0
    while start < shorter, old[start] == other[start] { start += 1 }
    start = Self.boundary(old, start)
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == other[other.count - 1 - end] {
      end += 1
    }
    // The edit must not split a character or a line end.
    while end > 0, old[old.count - end] & 0xC0 == 0x80 || old[old.count - end] == Byte.lineFeed {
      end -= 1
    }
    if start == old.count - end, start == other.count - end { return .list([]) }
    let text = String(decoding: other[start..<other.count - end], as: UTF8.self)
    return replacing([start..<old.count - end], with: text, in: document)
  }

  /// The start of the character that contains a byte, and never between the two bytes of a line
  /// end.
  private static func boundary(_ bytes: [UInt8], _ place: Int) -> Int {
    var place = place
    while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    if place > 0, bytes[place - 1] == Byte.carriageReturn { place -= 1 }
    return place
  }
}
