import ViewTreeDocument
import ViewTreeSyntax

/// How often each word stands in a Swift file.
///
/// A document has of such a file what could be read: a name that stands in what was left out is used all the same.
struct SwiftWords {
  private var counts: [String: Int] = [:]

  /// Counts the words of a source; those of a document that is no Swift are none.
  init(_ source: SourceFile) {
    guard SourceSyntax(of: source) == .swift else { return }
    var word: [UInt8] = []
    for byte in source.bytes + [0] {
      if MentionedWords.isPart(byte) {
        word.append(byte)
      } else if !word.isEmpty {
        counts[String(decoding: word, as: UTF8.self), default: 0] += 1
        word.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Whether a name stands in more places than those that are known.
  func has(_ name: String, besides known: Int) -> Bool { counts[name, default: 0] > known }
}
