import Testing

@testable import ViewTreeCommands

@Suite("viewtree parse")
struct ParseTests {
  private func parse(_ text: String) -> CommandRun {
    CommandRun(["parse", "-"], input: text)
  }

  @Test("Any JSON comes out in one canonical form, keys in their order")
  func canonical() {
    let cases = [
      (" { \"b\" : [ 1 , 2.50 , -0 ] , \"a\" : null } ", "{\"b\":[1,2.5,-0],\"a\":null}\n"),
      ("\"\\u0041\\/\\n\"", "\"A/\\n\"\n"),
      ("1e2", "100\n"),
      ("1e-7", "1e-7\n"),
    ]
    for (text, canonical) in cases {
      let run = parse(text)
      #expect(run.output == canonical && run.error.isEmpty && run.status == .fine)
    }
  }

  @Test("A key that stands twice is a warning here, for JSON allows it")
  func duplicates() {
    let run = parse("{\"a\":1,\"a\":2}")
    #expect(run.output == "{\"a\":1,\"a\":2}\n" && run.status == .fine)
    #expect(run.error.hasPrefix("<stdin>:1:8: warning: "))
    #expect(CommandRun(["inspect", "-"], input: "{\"a\":1,\"a\":2}").status == .unusable)
  }

  @Test("A terminal gets characters that it could obey as escapes, anything else as they are")
  func terminal() {
    let text = "[\"\u{7f}\u{9b}31m\u{202e}é\"]"
    for words in [["parse", "-"], ["format", "-"], ["format", "--output", "-", "-"]] {
      let shown = CommandRun(words, input: text, outputIsTerminal: true)
      #expect(shown.output.contains("\"\\u007f\\u009b31m\\u202eé\""), "\(words)")
      #expect(
        CommandRun(words, input: text).output.contains(text.dropFirst().dropLast()), "\(words)")
    }
    let yaml = CommandRun(["format", "--to", "yaml", "-"], input: text, outputIsTerminal: true)
    #expect(yaml.output == CommandRun(["format", "--to", "yaml", "-"], input: text).output)
  }

  @Test("In comments of YAML, which are kept, a terminal gets them as escapes, too, but tabs")
  func comments() {
    let text = "# one\ttwo \u{2028}\u{202e}é\na: 1\n"
    let words = ["format", "--input", "yaml", "-"]
    #expect(CommandRun(words, input: text).output == text)
    #expect(
      CommandRun(words, input: text, outputIsTerminal: true).output
        == "# one\ttwo \\u2028\\u202eé\na: 1\n")
  }

  @Test("What is no JSON has a position, and nothing is printed")
  func wrong() {
    for (text, position) in [("[1,]", "1:3"), ("{\"a\"}", "1:5"), ("\n nul", "2:2")] {
      let run = parse(text)
      #expect(run.error.hasPrefix("<stdin>:\(position): error: "), "\(run.error)")
      #expect(run.output.isEmpty && run.status == .unusable)
    }
  }
}
