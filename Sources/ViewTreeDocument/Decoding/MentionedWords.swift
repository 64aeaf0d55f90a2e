import ViewTreeNumbers
import ViewTreeSyntax

/// The words of a source that could name a member: all words without a dot before them.
///
/// A value gets its members from labels, keys and declarations, and none of these follows a dot. So
/// a member that isn't among these words doesn't exist.
package struct MentionedWords {
  /// The members of values that the evaluation passes to scripts, of tuples that the language
  /// makes, and of fonts, colors and animations.
  private static let hostMembers: Set<String> = [
    "applying", "bold", "delay", "dimensions", "frame", "gradient", "horizontal", "italic", "key",
    "lowercaseSmallCaps", "monospaced", "monospacedDigit", "offset", "place", "priority",
    "repeatCount", "repeatForever", "replacingUnspecifiedDimensions", "safeAreaInsets", "self",
    "shadow", "sizeThatFits", "smallCaps", "spacing", "speed", "uppercaseSmallCaps", "vertical",
    "weight",
  ]

  /// The words, or `nil` if escapes could spell any word.
  private var words: Set<String>? = hostMembers

  /// Collects the words of the whole source in one pass.
  init(_ source: SourceFile) {
    let bytes = source.bytes
    var index = 0
    var previous: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if "uUx\r\n".utf8.contains(next) {
          words = nil
          return
        }
        index += 2
        previous = 0
      } else if Byte.isNamePart(byte) {
        let start = index
        while index < bytes.count, Byte.isNamePart(bytes[index]) { index += 1 }
        if previous != UInt8(ascii: ".") {
          words?.insert(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        previous = 0
      } else {
        previous = byte
        index += 1
      }
    }
  }

  /// Calls a closure with the range of each word in the text, in order.
  package static func forEachWord(in text: ArraySlice<UInt8>, _ body: (Range<Int>) -> Void) {
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard Byte.isNamePart(bytes[index]) else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, Byte.isNamePart(bytes[index]) { index += 1 }
        body(text.startIndex + start..<text.startIndex + index)
      }
    }
  }

  /// True if the word occurs or may occur.
  func contains(_ name: String) -> Bool {
    words?.contains(name) ?? true
  }
}
