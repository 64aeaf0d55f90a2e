import ViewTreeNumbers
import ViewTreeSyntax

/// A text with its lines. Converts between byte offsets and positions of the protocol.
struct TextDocument {
  let source: SourceFile
  private let lines: [UInt32]
  private let encoding: PositionEncoding
  /// Units of the protocol before each block of bytes. A document may be a single line with
  /// positions all over it.
  private let units: [UInt32]
  private static let unitStride = 1024

  init(_ source: SourceFile, _ encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
    lines = LineStarts(source).offsets
    units = Self.units(of: source.bytes, encoding)
  }

  var bytes: [UInt8] { source.bytes }

  // MARK: - Positions

  /// The byte offset of a position. A position after the end of its line or of the text is
  /// converted to that end.
  ///
  /// A position inside a character is the character's first byte.
  func offset(at position: TextPosition) -> Int {
    guard position.line < lines.count else { return bytes.count }
    let line = contentOfLine(position.line)
    var place = line.lowerBound
    var rest = position.character
    while place < line.upperBound {
      let next = endOfCharacter(at: place, in: line)
      let units = bytes[place..<next].reduce(0) { $0 + encoding.units(of: $1) }
      guard rest >= units else { break }
      rest -= units
      place = next
    }
    return place
  }

  /// The position of a byte. Past the end, the position of the end.
  func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = LineStarts.count(of: lines, upTo: UInt32(clamping: offset)) - 1
    return TextPosition(
      line: line, character: units(before: offset) - units(before: Int(lines[line])))
  }

  private static func units(of bytes: [UInt8], _ encoding: PositionEncoding) -> [UInt32] {
    var count = 0
    return stride(from: 0, to: bytes.count, by: unitStride).map { start in
      defer {
        for byte in bytes[start..<min(start + unitStride, bytes.count)] {
          count += encoding.units(of: byte)
        }
      }
      return UInt32(clamping: count)
    }
  }

  private func units(before offset: Int) -> Int {
    let mark = min(offset / Self.unitStride, units.count - 1)
    guard mark >= 0 else { return 0 }
    return bytes[mark * Self.unitStride..<offset]
      .reduce(Int(units[mark])) { $0 + encoding.units(of: $1) }
  }

  /// A range of the protocol.
  func range(_ range: Range<Int>) -> OrderedJSON {
    [
      "start": position(at: range.lowerBound).json, "end": position(at: range.upperBound).json,
    ]
  }

  /// The bytes between two positions, in any order.
  func range(_ node: JSONNode) -> Range<Int>? {
    guard let start = node["start"].flatMap({ TextPosition($0) }),
      let end = node["end"].flatMap({ TextPosition($0) })
    else { return nil }
    let places = [offset(at: start), offset(at: end)].sorted()
    return places[0]..<places[1]
  }

  /// The bytes of a line without its end.
  private func contentOfLine(_ line: Int) -> Range<Int> {
    let start = Int(lines[line])
    var end = line + 1 < lines.count ? Int(lines[line + 1]) : bytes.count
    // A carriage return before a line feed belongs to the line end.
    if end > start, bytes[end - 1] == Byte.lineFeed { end -= 1 }
    if end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return start..<end
  }

  private func endOfCharacter(at place: Int, in line: Range<Int>) -> Int {
    var end = place + 1
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  // MARK: - Changes

  /// The text with other bytes instead of some.
  func replacing(_ range: Range<Int>, with text: String) -> TextDocument {
    replacing([range], with: text)
  }

  /// The text with several ranges, in order, replaced by the same bytes. A range that starts inside
  /// another is unchanged.
  func replacing(_ ranges: [Range<Int>], with text: String) -> TextDocument {
    var changed: [UInt8] = []
    var end = 0
    for range in ranges where range.lowerBound >= end {
      changed += bytes[end..<range.lowerBound]
      changed += text.utf8
      end = range.upperBound
    }
    changed += bytes[end...]
    return with(SourceFile(name: source.name, bytes: changed))
  }

  /// Another text with the same position encoding.
  func with(_ source: SourceFile) -> TextDocument { TextDocument(source, encoding) }
}
