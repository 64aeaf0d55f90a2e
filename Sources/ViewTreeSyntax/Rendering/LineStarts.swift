/// The line starts of a source, for line numbers.
///
/// A line ends with a line feed, a carriage return, or both in this order.
public struct LineStarts: Sendable {
  /// The offset of the first byte of each line.
  package let offsets: [UInt32]
  /// The number of lines before each file of a source with several files, because line numbers
  /// restart in each.
  private let before: [Int]
  private let source: SourceFile

  /// Finds all lines of a source.
  public init(_ source: SourceFile) {
    let offsets = source.bytes.withUnsafeBufferPointer { bytes in
      var offsets: [UInt32] = [0]
      var index = 0
      while index < bytes.count {
        // Most bytes don't end a line, so check many at once.
        if !Self.hasControls(bytes, at: index) {
          index += Self.step
          continue
        }
        let end = min(index + Self.step, bytes.count)
        while index < end {
          if Self.endsLine(bytes, at: index) { offsets.append(UInt32(clamping: index + 1)) }
          index += 1
        }
      }
      return offsets
    }
    self.offsets = offsets
    self.source = source
    before = source.parts.map { part in
      Self.count(of: offsets, upTo: UInt32(clamping: part.range.lowerBound)) - 1
    }
  }

  /// The number of bytes per step.
  private static let step = 32

  /// True if a line may end in the next bytes. Always true near the end.
  private static func hasControls(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard bytes.count - start >= step, let base = bytes.baseAddress else { return true }
    let next = UnsafeRawPointer(base + start).loadUnaligned(as: SIMD32<UInt8>.self)
    return next.min() <= Byte.carriageReturn
  }

  private static func endsLine(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    bytes[index] == Byte.lineFeed
      || bytes[index] == Byte.carriageReturn
        && (index + 1 == bytes.count || bytes[index + 1] != Byte.lineFeed)
  }

  /// The number, from 1, of the line in its file with the byte at `offset`.
  public func lineNumber(at offset: UInt32) -> Int {
    let line = Self.count(of: offsets, upTo: offset)
    return source.partNumber(at: offset).map { line - before[$0] } ?? line
  }

  /// The line with the byte at `offset`, and its file if there are several.
  public func line(at offset: UInt32) -> SourceLine {
    let name = source.part(at: offset)?.name
    return SourceLine(
      lineNumber(at: offset),
      of: name.map { String($0.split(separator: "/").last ?? $0[...]) })
  }

  /// The number, from 1, of the line with the byte at `offset`, among the lines of all files.
  func overallLine(at offset: UInt32) -> Int { Self.count(of: offsets, upTo: offset) }

  /// The number of sorted offsets that are at or before an offset.
  package static func count(of offsets: [UInt32], upTo offset: UInt32) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
