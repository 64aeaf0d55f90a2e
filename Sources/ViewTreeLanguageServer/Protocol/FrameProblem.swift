/// The reason why bytes aren't a message of the protocol.
package enum FrameProblem: Error, Equatable, Sendable {
  /// A line of a header has no colon.
  case notAHeader(String)
  /// A header without an end within a number of bytes.
  case endlessHeader(limit: Int)
  /// The header has no length.
  case noLength
  /// The length in a header isn't a number of bytes.
  case badLength(String)
  /// A message has more bytes than the limit. It's skipped.
  case tooLarge(bytes: Int, limit: Int)
  /// The stream ends in the middle of a message.
  case half(read: Int, of: Int?)

  /// True if the start of the next message is unknown.
  package var isFinal: Bool {
    if case .tooLarge = self { return false }
    return true
  }
}
