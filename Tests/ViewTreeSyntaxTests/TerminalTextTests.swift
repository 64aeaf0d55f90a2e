import Testing

@testable import ViewTreeSyntax

@Suite("Texts that no build server takes for a command")
struct TerminalTextTests {
  @Test("Only what would be a command is written in another way")
  func commands() {
    let cases = [
      ("a # b : c", "a # b : c"),
      ("a:b:c #1#", "a:b:c #1#"),
      ("Array<Int>::x", "Array<Int>::x"),
      ("::error::x", "\\u{3a}:error::x"),
      ("a\n  ::set-output", "a\n  \\u{3a}:set-output"),
      ("a ##[group] b", "a #\\u{23}[group] b"),
      ("##vso[task]", "#\\u{23}vso[task]"),
      ("## title", "## title"),
    ]
    for (text, safe) in cases { #expect(TerminalText.withoutCommands(text) == safe) }
  }
}
