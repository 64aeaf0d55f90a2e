import ViewTreeDocument
import ViewTreeSyntax

/// The frequency of each word in a Swift file.
///
/// A document contains only the supported part of such a file. A name in a skipped part is used all
/// the same.
struct SwiftWords {
  private var counts: [String: Int] = [:]

  /// Counts the words of a source. If it isn't Swift, there are none.
  init(_ source: SourceFile) {
    guard SourceSyntax(of: source) == .swift else { return }
    var word: [UInt8] = []
    for byte in source.bytes + [0] {
      if Byte.isNamePart(byte) {
        word.append(byte)
      } else if !word.isEmpty {
        counts[String(decoding: word, as: UTF8.self), default: 0] += 1
        word.removeAll(keepingCapacity: true)
      }
    }
  }

  /// True if a name occurs more often than the known number of times.
  func has(_ name: String, besides known: Int) -> Bool { counts[name, default: 0] > known }
}
