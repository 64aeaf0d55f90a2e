import Testing

@testable import ViewTreeCommands

@Suite("viewtree check --coverage")
struct CoverageTests {
  private static let document = """
    { "viewtree": 1, "state": { "n": 0 },
      "root": { "view": "VStack", "children": [
        { "view": "Text", "text": { "$": "n < 3 ? \\"few\\" : \\"many\\"" } },
        { "if": "n == 0", "then": ["Spacer"], "else": ["Divider"] }] }STEPS }
    """

  private func lines(_ steps: String) -> [String] {
    let folder = TemporaryFolder()
    let file = folder.file("a.json", Self.document.replacing("STEPS", with: steps))
    _ = CommandRun(["check", "--update", file])
    let run = CommandRun(["check", "--coverage", file])
    #expect(run.status == .fine && run.error.isEmpty)
    return run.outputLines.dropFirst().map { $0.replacing(file, with: "a.json") }
  }

  @Test("It lists the branches that no report takes, with their text")
  func missed() {
    #expect(
      lines("") == [
        #"a.json:3:57: '\"many\"' is never chosen"#, "a.json:4:52: 'Divider' is never shown",
        "coverage: 2 of 4 branches and actions never run",
      ])
  }

  @Test("It is the same with one job and with four")
  func jobs() {
    let folder = TemporaryFolder()
    for name in ["a", "b", "c", "d", "e"] {
      _ = folder.file("\(name).json", Self.document.replacing("STEPS", with: ""))
    }
    _ = CommandRun(["check", "--update", folder.path])
    let lines = ["1", "4"].map { jobs in
      CommandRun(["check", "--coverage", "--jobs", jobs, folder.path]).outputLines.dropFirst()
    }
    #expect(lines[0] == lines[1] && lines[0].count == 11)
    #expect(
      lines[0].last == "coverage: 10 of 20 branches and actions never run")
  }

  @Test("A step that takes a branch covers it, and an assignment of a step is an action")
  func covered() {
    #expect(
      lines(#", "steps": [{ "set": { "n": 3 } }]"#) == [
        "coverage: all 5 branches and actions run"
      ])
  }

  @Test("An action that no step starts is listed, and one that runs is not")
  func actions() {
    func lines(_ steps: String) -> [String] {
      let folder = TemporaryFolder()
      let file = folder.file(
        "a.json",
        """
        { "viewtree": 1, "state": { "n": 0 },
          "root": { "view": "Button", "title": "More", "action": "{ n += 1 }" }\(steps) }
        """)
      _ = CommandRun(["check", "--update", file])
      let run = CommandRun(["check", "--coverage", file])
      return run.outputLines.dropFirst().map { $0.replacing(file, with: "a.json") }
    }
    #expect(
      lines("") == [
        "a.json:2:58: this action never runs", "coverage: 1 of 1 branches and actions never runs",
      ])
    #expect(
      lines(#", "steps": [{ "tap": "More" }]"#) == ["coverage: all 1 branches and actions run"])
  }

  @Test("Options that mean nothing with it are refused")
  func refusals() {
    for (word, value) in [("--format", "json"), ("--list", "")] {
      let run = CommandRun(["check", "--coverage", word] + (value.isEmpty ? [] : [value]))
      #expect(run.status == .unusable && run.error.contains("'--coverage' and '--"))
    }
  }
}
