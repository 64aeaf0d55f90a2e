import ViewTreeNumbers

/// The lines of a source, found once so that many offsets can be turned into positions.
///
/// A line ends with a line feed, a carriage return, or both in this order.
public struct LineTable: Sendable {
  /// The source whose lines these are.
  public let source: SourceFile
  private let lines: LineStarts
  /// The offset of the first byte that isn't ASCII of each line that has one.
  private let wideStarts: [UInt32]
  /// Places in long lines that aren't ASCII, with the characters before them in their line.
  ///
  /// Without them each position would be counted from the line's start, and a document may be one
  /// long line with an error every few bytes.
  private let marks: [(offset: UInt32, characters: Int)]
  /// About how many bytes are between two marks.
  private static let markDistance = 1 << 10

  /// Finds all lines of a source.
  public init(_ source: SourceFile) {
    let source = source.asWritten
    self.source = source
    lines = LineStarts(source)
    wideStarts = Self.wideStarts(source, starts: lines.offsets)
    marks = Self.marks(source, starts: lines.offsets, wideStarts: wideStarts)
  }

  private static func wideStarts(_ source: SourceFile, starts: [UInt32]) -> [UInt32] {
    var wideStarts: [UInt32] = []
    let end = source.bytes.count
    var wide = CharacterCount.firstWide(in: 0..<end, of: source.bytes)
    while wide < end {
      wideStarts.append(UInt32(clamping: wide))
      let line = LineStarts.count(of: starts, upTo: UInt32(clamping: wide))
      guard line < starts.count else { break }
      wide = CharacterCount.firstWide(in: Int(starts[line])..<end, of: source.bytes)
    }
    return wideStarts
  }

  private static func marks(
    _ source: SourceFile, starts: [UInt32], wideStarts: [UInt32]
  ) -> [(offset: UInt32, characters: Int)] {
    var marks: [(offset: UInt32, characters: Int)] = []
    for wideStart in wideStarts {
      let line = LineStarts.count(of: starts, upTo: wideStart)
      let lineStart = Int(starts[line - 1])
      let end = line < starts.count ? Int(starts[line]) : source.bytes.count
      var place = max(lineStart, Int(wideStart) - 1)
      var characters = place - lineStart
      while end - place > markDistance {
        let next = CharacterCount.boundary(in: source.bytes, from: place + markDistance, to: end)
        characters += CharacterCount.of(place..<next, in: source.bytes)
        marks.append((UInt32(clamping: next), characters))
        place = next
      }
    }
    return marks
  }

  /// The number of lines. A line end at the end of the text starts one more.
  public var count: Int { starts.count }

  /// The number, from 1, of the line in its file with the byte at `offset`.
  public func lineNumber(at offset: UInt32) -> Int {
    lines.lineNumber(at: offset)
  }

  /// The offset of the first byte of each line.
  private var starts: [UInt32] { lines.offsets }

  /// The length of the prefix of indices for which a condition is true (binary search).
  private static func count(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of the line that contains the byte at `offset`, without its end.
  public func lineRange(at offset: UInt32) -> Range<Int> {
    let line = lines.overallLine(at: offset)
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : source.bytes.count
    while end > start, Byte.isLineEnd(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The text of the line that contains the byte at `offset`, without its end. Bytes that aren't
  /// UTF-8 appear as U+FFFD.
  public func lineText(at offset: UInt32) -> String {
    String(decoding: source.bytes[lineRange(at: offset)], as: UTF8.self)
  }

  /// The line and column in its file of the byte at `offset`. Past the end, those of the end.
  public func position(at offset: UInt32) -> SourcePosition {
    let line = lineNumber(at: offset)
    let range = lineRange(at: offset)
    let end = min(max(Int(offset), range.lowerBound), range.upperBound)
    return SourcePosition(line: line, column: characterCount(range.lowerBound..<end) + 1)
  }

  /// The column of the byte at `offset`, from 1, in Unicode code points.
  public func codePointColumn(at offset: UInt32) -> Int {
    let line = lineRange(at: offset)
    let end = min(max(Int(offset), line.lowerBound), line.upperBound)
    let plainEnd = min(firstWideByte(in: line), end)
    // Each code point has exactly one byte that isn't a continuation byte.
    return plainEnd - line.lowerBound
      + source.bytes[plainEnd..<end].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The first byte that isn't ASCII in the start of a line up to an offset, or that offset if all
  /// are.
  private func firstWideByte(in range: Range<Int>) -> Int {
    let before = LineStarts.count(of: wideStarts, upTo: UInt32(clamping: range.lowerBound))
    // The line may begin with a byte that isn't ASCII.
    let candidates = wideStarts[max(before - 1, 0)...].prefix(2)
    let first = candidates.first { $0 >= range.lowerBound }
    return min(first.map { Int($0) } ?? range.upperBound, range.upperBound)
  }

  /// The number of characters in a part of a line. Each invalid byte is a character.
  ///
  /// Uses the known positions of bytes that aren't ASCII, and the known number of characters
  /// before some positions, because a document may be one long line.
  private func characterCount(_ range: Range<Int>) -> Int {
    let plainEnd = firstWideByte(in: range)
    guard plainEnd < range.upperBound else { return range.count }
    var start = max(range.lowerBound, plainEnd - 1)
    var characters = start - range.lowerBound
    let markCount = Self.count(marks.count) { marks[$0].offset <= range.upperBound }
    if markCount > 0, marks[markCount - 1].offset > start {
      start = Int(marks[markCount - 1].offset)
      characters = marks[markCount - 1].characters
    }
    return characters + CharacterCount.of(start..<range.upperBound, in: source.bytes)
  }
}

extension SourceFile {
  /// The line and column of the byte at `offset`.
  ///
  /// Scans the text from its start. For many offsets, make one `LineTable`.
  public func position(at offset: UInt32) -> SourcePosition {
    LineTable(self).position(at: offset)
  }

  /// The text of the line that contains the byte at `offset`, without its end.
  public func line(at offset: UInt32) -> String {
    LineTable(self).lineText(at: offset)
  }
}
