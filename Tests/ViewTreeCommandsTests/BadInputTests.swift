import Testing

@testable import ViewTreeCommands

@Suite("Input that is wrong")
struct BadInputTests {
  @Test("A file that cannot be read is named with the reason")
  func files() {
    let folder = TemporaryFolder()
    let binary = folder.file("ls.json", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2])
    let cases = [
      (folder.path + "/none.json", "viewtree: there is no file '\(folder.path)/none.json'\n"),
      (
        folder.path,
        "viewtree: the folder '\(folder.path)' has no Swift files; name a document in it\n"
      ),
      (binary, "viewtree: '\(binary)' is binary data, but a document is text\n"),
    ]
    for (path, message) in cases {
      let run = CommandRun(["inspect", path])
      #expect(run.error == message && run.output.isEmpty && run.status == .unusable)
    }
  }

  @Test("A missing file suggests the nearest document of its folder, with or without its ending")
  func nearestFiles() {
    let folder = TemporaryFolder()
    let card = folder.file("card.swift", "")
    _ = folder.file("notes.txt", "")
    for name in ["card.swft", "card", "Cards.swift"] {
      let run = CommandRun(["inspect", folder.path + "/" + name])
      #expect(
        run.error
          == "viewtree: there is no file '\(folder.path)/\(name)'; did you mean '\(card)'?\n")
    }
    #expect(
      CommandRun(["inspect", folder.path + "/notes"]).error
        == "viewtree: there is no file '\(folder.path)/notes'\n")
  }

  @Test("An empty file is told from a wrong one")
  func empty() {
    let run = CommandRun(["inspect", "-"], input: "")
    #expect(run.error.hasPrefix("<stdin>:1:1: error: the input is empty [empty-input]\n"))
    #expect(run.output.isEmpty && run.status == .unusable)
  }

  @Test("All ten mistakes of a document are told, in the order of their places, and counted")
  func tenMistakes() {
    let modifiers = """
      { "paddin": 1 }, { "padding": "1 +" }, { "frame": { "widht": 1 } },
      { "preference": { "key": "K", "value": 1 } }
      """
    let document = Samples.document(
      """
      { "view": "VStack", "spacin": 3, "alignment": "lefft",
        "children": ["Spacr", { "view": "Text" }, \(Samples.color(modifiers))] }
      """, "\"rot\": 1, \"state\": { \"1x\": 2 }, ")
    let run = CommandRun(["inspect", "-"], input: document)
    let ids = run.error.split(separator: "\n").compactMap { line -> Substring? in
      guard line.contains(": error: "), line.hasSuffix("]") else { return nil }
      return line.dropLast().split(separator: "[").last
    }
    #expect(
      ids == [
        "unknown-argument", "not-an-identifier", "unknown-argument", "unknown-option",
        "unknown-view", "missing-argument", "unknown-modifier", "unexpected-script-word",
        "unknown-argument", "unknown-preference-key",
      ])
    #expect(run.error.hasSuffix("\n10 errors\n"))
    #expect(run.output.isEmpty && run.status == .unusable)
  }

  static let failures: [(String, String)] = [
    (Samples.document(Samples.color("{ \"padding\": \"Int(1) / Int(0)\" }")), "division-by-zero"),
    (Samples.document(Samples.color("{ \"padding\": \"[1][3]\" }")), "index-out-of-range"),
    (
      Samples.document(Samples.color("{ \"padding\": \"a!\" }"), "\"state\": { \"a\": null }, "),
      "unwrapped-nil"
    ),
    (
      Samples.document(
        Samples.color("{ \"onAppear\": \"while true { a = 1 }\" }"), "\"state\": { \"a\": 0 }, "),
      "script-out-of-steps"
    ),
    (
      Samples.document(
        "\"Again\"", "\"components\": { \"Again\": { \"body\": { \"view\": \"Again\" } } }, "),
      "endless-component"
    ),
    (
      Samples.document(
        "\"Again\"",
        "\"components\": { \"Again\": { \"body\": { \"if\": \"1 > 0\", \"then\": \"Again\" } } }, "),
      "component-recursion"
    ),
  ]

  @Test("A closure that fails and a component without end are errors with a place")
  func failures() {
    for (document, id) in Self.failures {
      let run = CommandRun(["inspect", "-"], input: document)
      #expect(run.error.hasPrefix("<stdin>:1:") && run.error.contains(" [\(id)]\n"), "\(run.error)")
      #expect(run.output.isEmpty && run.status == .unusable)
    }
  }

  @Test("A state that never settles is a verdict of the report, in words below its first line")
  func verdicts() {
    let cases = [
      ("n = 1 - n", "oscillating with period 2 after 3 passes", "oscillating"),
      ("n = n + 1", "diverging after 3 passes", "diverging"),
    ]
    for (action, verdict, status) in cases {
      let run = CommandRun(["inspect", "-"], input: Samples.loop(action))
      #expect(run.status == .fine)
      #expect(run.outputLines[0].hasPrefix("<stdin>  100x50 @2x  \(verdict)"))
      #expect(
        run.outputLines[1].hasPrefix("warning: the state never settles: "))
      let json = CommandRun(["inspect", "--format=json", "-"], input: Samples.loop(action))
      #expect(json.output.contains("\"status\": \"\(status)\""))
      #expect(json.output.contains("{ \"severity\": \"warning\", \"id\": \"not-stable\", "))
    }
  }

  @Test("Colour is written when asked for, or on a terminal without NO_COLOR")
  func color() {
    func isColored(_ words: [String], _ variables: [String: String], _ isTerminal: Bool) -> Bool {
      let run = CommandRun(
        ["inspect", "-"] + words, input: "", variables: variables, isTerminal: isTerminal)
      return run.error.contains("\u{1b}[1;31merror:\u{1b}[0m")
    }
    #expect(isColored(["--color", "always"], ["NO_COLOR": "1"], false))
    #expect(isColored([], [:], true) && isColored([], ["NO_COLOR": ""], true))
    #expect(!isColored([], [:], false) && !isColored([], ["NO_COLOR": "1"], true))
    #expect(!isColored(["--color=never"], [:], true))
  }
}
