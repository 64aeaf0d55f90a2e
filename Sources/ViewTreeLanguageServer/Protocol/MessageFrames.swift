import ViewTreeNumbers
import ViewTreeSyntax

/// Splits a stream into messages: each has a header, an empty line, and the number of bytes in the
/// header.
///
/// The bytes of an incomplete message are buffered. The bytes of an oversized message are
/// discarded.
package struct MessageFrames: Sendable {
  /// The maximum length of a header, in bytes.
  package static let headerLimit = 4096

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The start of the next message, or of the rest of it, in the bytes.
  private var start = 0
  /// The end of the bytes that are known not to contain the end of a header.
  private var searched = 0
  /// The length of the message whose header was read.
  private var length: Int?
  /// The number of bytes of an oversized message that are still to come.
  private var skipped = 0
  private var isBroken = false

  /// Accepts messages up to a number of bytes.
  package init(limit: Int) { self.limit = limit }

  /// Adds bytes as they come.
  package mutating func take(_ piece: [UInt8]) {
    let rest = min(skipped, piece.count)
    skipped -= rest
    guard !isBroken else { return }
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes += piece[rest...]
  }

  /// The content of the next message, or the problem with it. `nil` if it isn't complete yet.
  package mutating func next() -> Result<[UInt8], FrameProblem>? {
    guard !isBroken else { return nil }
    if length == nil {
      do throws(FrameProblem) {
        guard try readHeader() else { return nil }
      } catch {
        isBroken = error.isFinal
        return .failure(error)
      }
    }
    guard let length, bytes.count - start >= length else { return nil }
    let content = Array(bytes[start..<start + length])
    start += length
    searched = start
    self.length = nil
    return .success(content)
  }

  /// The problem if the stream ends here. `nil` between two messages.
  package var problemAtEnd: FrameProblem? {
    if isBroken { return nil }
    let read = bytes.count - start
    if let length { return .half(read: read, of: length) }
    return read > 0 || skipped > 0 ? .half(read: read, of: nil) : nil
  }

  // MARK: - Headers

  /// Reads a header up to the empty line. False if it's incomplete.
  private mutating func readHeader() throws(FrameProblem) -> Bool {
    guard let (end, next) = endOfHeader() else {
      if bytes.count - start > Self.headerLimit { throw .endlessHeader(limit: Self.headerLimit) }
      return false
    }
    guard end - start <= Self.headerLimit else { throw .endlessHeader(limit: Self.headerLimit) }
    let length = try Self.length(String(decoding: bytes[start..<end], as: UTF8.self))
    start = next
    searched = next
    guard length > limit else {
      self.length = length
      return true
    }
    let there = min(length, bytes.count - start)
    start += there
    searched = start
    skipped = length - there
    throw .tooLarge(bytes: length, limit: limit)
  }

  /// The end of a header and the start of its message. Lines may end without a carriage return.
  private mutating func endOfHeader() -> (end: Int, next: Int)? {
    var place = max(searched, start)
    while place < bytes.count {
      if bytes[place] == Byte.lineFeed {
        var line = place
        if line > start, bytes[line - 1] == Byte.carriageReturn { line -= 1 }
        if line == start || bytes[line - 1] == Byte.lineFeed { return (line, place + 1) }
      }
      place += 1
    }
    // The last two bytes may belong to the end of the header.
    searched = max(start, place - 2)
    return nil
  }

  /// The length in a header.
  private static func length(_ header: String) throws(FrameProblem) -> Int {
    var length: Int?
    for line in header.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { throw .notAHeader(String(line)) }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let text = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard text.utf8.allSatisfy({ Byte.isDigit($0) }), let number = Int(text) else {
        throw .badLength(text)
      }
      length = number
    }
    guard let length else { throw .noLength }
    return length
  }

  /// A message with its header.
  package static func framed(_ message: OrderedJSON) -> [UInt8] {
    var content = ByteBuffer()
    message.write(to: &content)
    var frame = ByteBuffer(capacity: content.count + 32)
    frame.append("Content-Length: ")
    frame.append(content.count)
    frame.append("\r\n\r\n")
    frame.append(contentsOf: content.takeAll())
    return frame.takeAll()
  }
}
