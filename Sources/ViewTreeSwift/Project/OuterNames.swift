import ViewTreeScript
import ViewTreeSyntax

/// The names that a Swift file declares for other files, and the words in it.
package struct OuterNames: Sendable {
  /// The names of declarations at the top level, and of members of extensions.
  package private(set) var declared: Set<String> = []
  /// All words of the code.
  package private(set) var mentioned: Set<String> = []

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Finds the names by tokens, also in a file that can't be parsed.
  package init(in bytes: [UInt8]) {
    var depth = 0
    var isInExtension = false
    var keyword = ""
    for token in SwiftTokens.all(in: bytes[...]) {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      guard token.kind == .name else {
        if token.kind != .comment { keyword = "" }
        continue
      }
      let word = String(decoding: bytes[token.range], as: UTF8.self)
      mentioned.insert(word)
      if depth == 0, word == "extension" { isInExtension = true }
      if depth == 0, Self.keywords.contains(word) { isInExtension = false }
      if Self.keywords.contains(keyword), depth == 0 || depth == 1 && isInExtension {
        declared.insert(word)
      }
      keyword = word
    }
  }
}
