import Testing
import ViewTreeDocument

@Suite("Markdown within lines")
struct InlineMarkdownTests {
  /// The parts of a text, each with the letters of its emphasis: `b`, `i`, `c`, `s`, `l`.
  private func parts(_ text: String) -> [String] {
    InlineMarkdown.runs(text).map { run in
      let marks: [(TextEmphasis, String)] = [
        (.strong, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"), (.link, "l"),
      ]
      let letters = marks.filter { run.emphasis.contains($0.0) }.map(\.1).joined()
      return letters.isEmpty ? run.text : "\(letters):\(run.text)"
    }
  }

  @Test(
    "Marks are no characters, and say how what is between them is shown",
    arguments: [
      ("plain", ["plain"]), ("**a** b", ["b:a", " b"]), ("__a__", ["b:a"]),
      ("*a* _b_", ["i:a", " ", "i:b"]),
      ("***a***", ["bi:a"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
      ("~~a~~ ~b~", ["s:a", " ", "s:b"]),
      ("`a*b*`", ["c:a*b*"]), ("`` a`b ``", ["c:a`b"]), ("**`a`**", ["bc:a"]),
      ("[a **b**](https://x.y) c", ["l:a ", "bl:b", " c"]), ("<https://x.y>", ["l:https://x.y"]),
      ("![star](s.png)", ["star"]), ("`a [`b](c) `d`", ["c:a [", "b](c) ", "c:d"]),
      ("``a `b`", ["``a ", "c:b"]),
    ] as [(String, [String])])
  func marked(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(
    "What marks nothing is text",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a*", "**a", "`a", "[a]", "[a] (b)", "a < b > c", "~~~a~~~",
      "* a *",
      "# a", "[a](b c)", "**", "_", "a**\"b\"**c",
    ])
  func unmarked(_ text: String) {
    #expect(parts(text) == [text])
  }

  @Test("A backslash makes a mark a character")
  func escapes() {
    #expect(parts(#"\*a\* \[b] \\ \d"#) == [#"*a* [b] \ \d"#])
    #expect(parts("") == [])
  }

  @Test("Thousands of marks that begin nothing take no longer than others")
  func many() {
    for mark in ["*", "_", "`", "[", "**a", "<", "[a](", "~a", "`a``"] {
      let text = String(repeating: mark, count: 20_000)
      #expect(!InlineMarkdown.runs(text).isEmpty)
    }
  }
}
