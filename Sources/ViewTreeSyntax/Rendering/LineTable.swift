/// The lines of a source, found once so that many offsets can be turned into positions.
///
/// A line ends with a line feed, a carriage return, or both in this order.
public struct LineTable: Sendable {
  /// The source whose lines these are.
  public let source: SourceFile
  /// The offset of the first byte of each line.
  private let starts: [UInt32]
  /// The offset of the first byte that is not ASCII of each line that has one.
  private let wideStarts: [UInt32]

  /// Finds all lines of a source.
  public init(_ source: SourceFile) {
    self.source = source
    (starts, wideStarts) = source.bytes.withUnsafeBufferPointer { bytes in
      var starts: [UInt32] = [0]
      var wideStarts: [UInt32] = []
      var isPlain = true
      for index in bytes.indices {
        if bytes[index] >= 0x80, isPlain {
          wideStarts.append(UInt32(clamping: index))
          isPlain = false
        }
        let isLineEnd =
          bytes[index] == Byte.lineFeed
          || bytes[index] == Byte.carriageReturn
            && (index + 1 == bytes.count || bytes[index + 1] != Byte.lineFeed)
        if isLineEnd {
          starts.append(UInt32(clamping: index + 1))
          isPlain = true
        }
      }
      return (starts, wideStarts)
    }
  }

  /// The number of lines; a line end at the end of the text begins one more.
  public var count: Int { starts.count }

  /// The number, from 1, of the line that holds the byte at `offset`.
  public func lineNumber(at offset: UInt32) -> Int {
    Self.count(of: starts, upTo: offset)
  }

  /// How many of some offsets in ascending order are not after another one.
  private static func count(of offsets: [UInt32], upTo offset: UInt32) -> Int {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of a line, its end left out; nothing if there is no such line.
  public func byteRange(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : source.bytes.count
    while end > start, Byte.isLineEnd(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The text of a line, its end left out; bytes that are not UTF-8 appear as U+FFFD.
  public func text(ofLine line: Int) -> String {
    String(decoding: source.bytes[byteRange(ofLine: line)], as: UTF8.self)
  }

  /// The line and column of the byte at `offset`; past the end, those of the end.
  public func position(at offset: UInt32) -> SourcePosition {
    let line = lineNumber(at: offset)
    let range = byteRange(ofLine: line)
    let end = min(max(Int(offset), range.lowerBound), range.upperBound)
    return SourcePosition(line: line, column: characterCount(range.lowerBound..<end) + 1)
  }

  /// The place of the byte at `offset` in its line, from 1, in Unicode code points.
  public func codePointColumn(at offset: UInt32) -> Int {
    let line = byteRange(ofLine: lineNumber(at: offset))
    let end = min(max(Int(offset), line.lowerBound), line.upperBound)
    let plainEnd = min(firstWideByte(in: line), end)
    // Each code point has one byte that continues none.
    return plainEnd - line.lowerBound
      + source.bytes[plainEnd..<end].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The first byte of a part of a line, from the line's start on, that is not ASCII; its end if all are.
  private func firstWideByte(in range: Range<Int>) -> Int {
    let before = Self.count(of: wideStarts, upTo: UInt32(clamping: range.lowerBound))
    // A line may begin with the byte that is not ASCII.
    let candidates = wideStarts[max(before - 1, 0)...].prefix(2)
    let first = candidates.first { $0 >= range.lowerBound }
    return min(first.map { Int($0) } ?? range.upperBound, range.upperBound)
  }

  /// The number of characters in a part of a line; bytes cut out of one count as one.
  ///
  /// Each ASCII byte that is followed by another is a character, so that only the rest of a long
  /// line has to be taken apart. Where that begins is known, for a document may be one long line.
  private func characterCount(_ range: Range<Int>) -> Int {
    let plainEnd = firstWideByte(in: range)
    guard plainEnd < range.upperBound else { return range.count }
    let rest = max(range.lowerBound, plainEnd - 1)..<range.upperBound
    let text = String(decoding: source.bytes[rest], as: UTF8.self)
    return rest.lowerBound - range.lowerBound + text.count
  }
}

extension SourceFile {
  /// The line and column of the byte at `offset`.
  ///
  /// Looks at the text from its start; for many offsets, make one `LineTable`.
  public func position(at offset: UInt32) -> SourcePosition {
    LineTable(self).position(at: offset)
  }

  /// The text of the line that holds the byte at `offset`, its end left out.
  public func line(at offset: UInt32) -> String {
    let table = LineTable(self)
    return table.text(ofLine: table.lineNumber(at: offset))
  }
}
