import Foundation

/// The documents in Fixtures/articles.
enum ArticleFixture {
  static let names = [
    "easy-months", "months-preference", "months-anchor-bounds", "months-anchor-points",
    "months-anchor-array", "form", "form-twitter", "anchor-overlay", "flow-grid",
    "nested-override", "nested-transform", "unread", "lazy-reduce", "custom-anchors",
    "generic-grid", "feedback-loop-zstack", "feedback-loop-overlay", "feedback-loop-background",
    "feedback-loop-effect", "months-anchor-overlay", "optional-anchors", "named-anchors",
    "form-named-spaces", "form-hidden-fields", "form-transformed-fields", "form-not-reversed",
    "form-plain-preference", "form-unread", "landscape",
  ]

  /// The text of a document, of another folder of fixtures if that is said.
  static func text(_ name: String, in folder: String = "articles") throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/\(folder)/\(name).json")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The text of a document with one part of it written differently.
  static func text(_ name: String, replacing old: String, with new: String) throws -> String {
    let text = try text(name)
    guard text.contains(old) else { throw Missing(name: old) }
    return text.replacingOccurrences(of: old, with: new)
  }

  /// The text of a document without its only preference reader.
  static func textWithoutReader(_ name: String) throws -> String {
    let text = try text(name)
    for reader in ["overlayPreferenceValue", "backgroundPreferenceValue"] {
      guard let start = text.range(of: "\"\(reader)\"") else { continue }
      // The reader stands alone in its object: cut from that object's brace to the one closing it.
      guard let brace = text[..<start.lowerBound].lastIndex(of: "{") else { continue }
      var depth = 0
      for index in text[brace...].indices {
        if text[index] == "{" { depth += 1 }
        if text[index] == "}" { depth -= 1 }
        if depth == 0 {
          return text[..<brace] + "\"clipped\"" + text[text.index(after: index)...]
        }
      }
    }
    throw Missing(name: "a reader")
  }

  /// What a test looked for in a document or an evaluation and did not find.
  struct Missing: Error {
    let name: String
  }
}
