import ViewTreeSyntax

/// Splits a stream into messages: each is a line.
///
/// The bytes of an incomplete line are buffered. The bytes of an oversized line are discarded.
struct MessageLines {
  /// A line that is longer than a message may be.
  struct TooLong: Error {
    let limit: Int
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// Accepts messages up to a number of bytes.
  init(limit: Int) { self.limit = limit }

  /// Adds bytes in order of arrival. Returns the completed lines, without empty lines.
  mutating func take(_ piece: [UInt8]) -> [Result<[UInt8], TooLong>] {
    var lines: [Result<[UInt8], TooLong>] = []
    var rest = piece[...]
    while let end = rest.firstIndex(of: Byte.lineFeed) {
      add(rest[..<end])
      rest = rest[(end + 1)...]
      if isTooLong {
        lines.append(.failure(TooLong(limit: limit)))
      } else if bytes.contains(where: { !Byte.isSpace($0) && $0 != Byte.carriageReturn }) {
        lines.append(.success(bytes))
      }
      (bytes, isTooLong) = ([], false)
    }
    add(rest)
    return lines
  }

  private mutating func add(_ part: ArraySlice<UInt8>) {
    isTooLong = isTooLong || bytes.count + part.count > limit
    if isTooLong { bytes = [] } else { bytes += part }
  }
}
