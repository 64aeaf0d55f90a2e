import Testing

@testable import ViewTreeCommands

@Suite("Mistakes on the command line")
struct CommandLineTests {
  static let mistakes: [([String], String)] = [
    (["inpect", "x"], "unknown command 'inpect'; did you mean 'inspect'?"),
    (["zzz"], "unknown command 'zzz'; run 'viewtree help'"),
    (["help", "ordr"], "unknown command 'ordr'; did you mean 'order'?"),
    (["--hlep"], "unknown option '--hlep'; did you mean '--help'?"),
    (["--device"], "unknown option '--device'; did you mean 'viewtree inspect --device … FILE'?"),
    (["inspect", "--fomat", "json"], "unknown option '--fomat'; did you mean '--format'?"),
    (["inspect", "--zzz"], "unknown option '--zzz'; run 'viewtree help inspect'"),
    (["inspect", "-x"], "unknown option '-x'; run 'viewtree help inspect'"),
    (["inspect", "--format"], "the option needs a value: --format compact|text|summary|json"),
    (
      ["inspect", "--format=xml"],
      "'--format' cannot be 'xml'; it can be: compact, text, summary, json"
    ),
    (["inspect", "--modifiers=yes"], "the option '--modifiers' takes no value"),
    (
      ["inspect", "--window", "10", "-"],
      "'--window' cannot be '10'; write it like 390x844 or iPhone16"
    ),
    (
      ["inspect", "--window", "1e3x1", "-"],
      "'--window' cannot be '1e3x1'; write it like 390x844 or iPhone16"
    ),
    (
      ["inspect", "--window", "-1x1", "-"],
      "'--window' cannot be '-1x1'; write it like 390x844 or iPhone16"
    ),
    (
      ["inspect", "--proposal", "nil", "-"],
      "'--proposal' cannot be 'nil'; write it like nilx100 or infx0"
    ),
    (
      ["inspect", "--proposal", "1x1", "--window", "1x1", "-"],
      "'--window' and '--proposal' exclude each other; use only one of them"
    ),
    (["inspect", "--scale", "4", "-"], "'--scale' cannot be '4'; it can be: 1, 2, 3"),
    (["inspect", "--set", "count", "-"], "'--set' cannot be 'count'; write it like activeIdx=3"),
    (["inspect", "--set", "=1", "-"], "'--set' cannot be '=1'; write it like activeIdx=3"),
    (
      ["inspect"],
      "'inspect' needs a FILE, or - for standard input; run 'viewtree help inspect'"
    ),
    (["inspect", "--widht", "320", "-"], "unknown option '--widht'; did you mean '--window'?"),
    (
      ["inspect", "--window", "all", "-"],
      "there is no device 'all'; use iPhone SE 3, iPhone 17, iPhone 17 Pro Max, iPad A16, iPad Pro 13 "
        + "or another device (docs/reference/format/steps.md lists them), or a size such as 390x844"
    ),
    (["order", "a", "b"], "'b' is one file too many; run 'viewtree help order'"),
    (["inspect", "--", "--window"], "there is no file '--window'"),
    (
      ["inspect", "--key", "Item", "-"], "there is no preference key 'Item'; did you mean 'Items'?"
    ),
    (
      ["inspect", "--key", "zzzz", "-"],
      "there is no preference key 'zzzz'; see \"preferenceKeys\" in the document"
    ),
    (
      ["inspect", "--view", "HStack/Color[1]", "-"],
      "there is no view 'HStack/Color[1]'; did you mean 'HStack/Color[0]'?"
    ),
    (
      ["inspect", "--view", "zzzz", "-"],
      "there is no view 'zzzz'; 'viewtree inspect' lists the views"
    ),
  ]

  @Test("Each mistake gets one line on standard error, a way out, and exit code 2")
  func mistakes() {
    for (words, message) in Self.mistakes {
      let run = CommandRun(words, input: Samples.two)
      #expect(run.error == "viewtree: \(message)\n")
      #expect(run.status == .unusable && run.output.isEmpty, "\(words)")
    }
  }

  @Test("An option takes its value from the next word or after an equals sign, the last one counts")
  func values() {
    let plain = CommandRun(["inspect", "--format", "json", "-"], input: Samples.two)
    let joined = CommandRun(["inspect", "-", "--format=text", "--format=json"], input: Samples.two)
    #expect(plain.output == joined.output && plain.status == .fine)
  }

  @Test("Control characters of a name do not reach the terminal")
  func controlCharacters() {
    let run = CommandRun(["inspect", "a\u{1b}[31m"])
    #expect(run.error == "viewtree: there is no file 'a\\u{1b}[31m'\n")
  }
}
