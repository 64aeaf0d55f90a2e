import Testing
import ViewTreeSyntax

@Suite("A command line on one line")
struct CommandLineTextTests {
  @Test("Words come back as they were, line ends and tabs included")
  func words() {
    let lists = [
      ["inspect"], ["a b", "", "\"", "\\", "x=\"y z\""], ["--set", "s=é 日"],
      ["--perform", "a = 1\nb = 2\r\n\tc = 3"], ["\\n"],
      // An accent is no part of the quote or the space before it.
      ["\u{301} a", "b", "\u{301}"],
    ]
    for words in lists {
      let text = CommandLineText.text(words)
      #expect(CommandLineText.words(text[...]) == words)
      #expect(!text.contains { $0.isNewline })
    }
    #expect(CommandLineText.text(["a\nb"]) == #""a\nb""#)
  }

  @Test("A quote without an end is no line of words; spaces around words do not count")
  func mistakes() {
    #expect(CommandLineText.words("a \"b") == nil)
    #expect(CommandLineText.words("  a   b ") == ["a", "b"])
  }
}
