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
      ("###[error] ####[x]", "##\\u{23}[error] ###\\u{23}[x]"),
      ("\u{A0}\u{3000}::error", "\u{A0}\u{3000}\\u{3a}:error"),
      ("a\r\n::error", "a\r\n\\u{3a}:error"),
      (":::error", "\\u{3a}::error"),
    ]
    for (text, safe) in cases { #expect(TerminalText.withoutCommands(text) == safe) }
  }

  @Test("A text is plain where each of its bytes is printable ASCII, wherever in it they stand")
  func plain() {
    for count in 0...17 {
      let text = [UInt8](repeating: UInt8(ascii: "a"), count: count)
      #expect(text.withUnsafeBufferPointer { TerminalText.isPlain($0) })
      for place in 0..<count {
        for byte in UInt8.min...UInt8.max {
          var text = text
          text[place] = byte
          #expect(
            text.withUnsafeBufferPointer { TerminalText.isPlain($0) } == (0x20..<0x7F ~= byte),
            "\(byte) at \(place) of \(count)")
        }
      }
    }
  }
}
