/// Pieces of a source in messages.
enum SourceWords {
  /// A text for messages, truncated after 60 characters.
  static func quoted(_ text: [UInt8]) -> String {
    let longest = 60
    let decoded = String(decoding: text.prefix(longest * 4), as: UTF8.self)
    guard decoded.count > longest || text.count > longest * 4 else { return decoded }
    return decoded.prefix(longest) + "…"
  }
}
