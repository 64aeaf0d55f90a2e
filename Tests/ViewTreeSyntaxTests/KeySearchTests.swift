import Testing

@testable import ViewTreeSyntax

@Suite("Looking for a key without reading a text")
struct KeySearchTests {
  /// The answer for a text in pieces of a size.
  private func answer(
    _ text: String, _ language: SourceSyntax, pieces size: Int = 1 << 16
  ) -> KeySearch.Answer {
    let bytes = Array(text.utf8)
    var search = KeySearch(for: "viewtree", in: language)
    for start in stride(from: 0, to: bytes.count, by: size) where search.answer == .open {
      search.take(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return search.answer
  }

  static let found: [(String, SourceSyntax)] = [
    ("{ \"viewtree\": 1 }", .json), ("\u{FEFF}{\"viewtree\":1}", .json),
    ("{ \"a\": { \"b\": [1, \"]\", \"}\"] }, \"viewtree\" : 1 }", .json),
    ("{ \"a\": \"\\\"{\", \"viewtree\"\n\n:1", .json),
    ("{ \"a\": , \"viewtree\": 1", .json), ("{ \"a\": \"open\n, \"viewtree\": 1 }", .json),
    ("// { }\n{ /* \"a\": * / } */ \"viewtree\" /**/ : 1, }", .jsonc),
    ("viewtree: 1", .yaml), ("# a\n%YAML 1.2\n---\n\"viewtree\": 1\n", .yaml),
    ("  a:\n    b: 1\n  'viewtree' :\n    1\n", .yaml),
    ("a: |\n  viewtree\n  - b\nviewtree: 1\n", .yaml),
    ("url: http://a:1/\r\nviewtree: 1\r\n", .yaml),
    ("--- {a: 'it''s', viewtree: 1}", .yaml), ("{a: [b, {c: d}], # e\n \"viewtree\": 1}", .yaml),
  ]

  static let absent: [(String, SourceSyntax)] = [
    ("", .json), ("1", .json), ("\"viewtree\": 1", .json), ("[{ \"viewtree\": 1 }]", .json),
    ("{ \"a\": { \"viewtree\": 1 } }", .json), ("{ \"a\": [\"viewtree\", 1] }", .json),
    ("{ \"a\": \"viewtree\", \"b\": 1 }", .json), ("{ \"viewtrees\": 1, \"viewtre\": 1 }", .json),
    ("{ \"a\": 1 }\n{ \"viewtree\": 1 }", .json), ("{ \"\\viewtree\": 1 }", .json),
    ("{ // \"viewtree\": 1\n }", .jsonc), ("- viewtree: 1\n", .yaml), ("- a\nviewtree: 1", .yaml),
    ("a:\n  viewtree: 1\n", .yaml), ("a: |\n  viewtree: 1\n", .yaml), ("# viewtree: 1\n", .yaml),
    ("a: 1\n---\nviewtree: 1\n", .yaml), ("{a: {viewtree: 1}}", .yaml), ("a: viewtree\n", .yaml),
  ]

  @Test("A key of the outermost object is found wherever it stands", arguments: found)
  func finds(text: String, language: SourceSyntax) {
    #expect(answer(text, language) == .found)
  }

  @Test(
    "A word elsewhere is no key, and a key elsewhere is none of the document", arguments: absent)
  func leaves(text: String, language: SourceSyntax) {
    #expect(answer(text, language) != .found)
  }

  @Test("The answer does not depend on how a text is cut in pieces")
  func pieces() {
    for (text, language) in Self.found + Self.absent {
      let whole = answer(text, language)
      for size in 1...5 { #expect(answer(text, language, pieces: size) == whole, "\(text)") }
    }
  }

  @Test("A text without mistakes has the key if its reader finds it there")
  func agrees() {
    for (text, language) in Self.found + Self.absent {
      let tree = language.read(SourceFile(name: "a", text: text))
      guard !tree.hasErrors, tree.kind(0) == .object else { continue }
      let hasKey = tree.members(0).contains { tree.text($0.key, equals: "viewtree") }
      #expect((answer(text, language) == .found) == hasKey, "\(text)")
    }
  }

  @Test("What begins as no object, or has ended, is looked at no farther")
  func ends() {
    for text in ["[", "{}", "1"] { #expect(answer(text, .json) == .absent, "\(text)") }
    #expect(answer("- a\n", .yaml) == .absent && answer("a: 1\n...\n", .yaml) == .absent)
  }
}
