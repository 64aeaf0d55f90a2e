import Testing

@testable import ViewTreeCommands

/// What a person would see change, every report tells (docs/reference/report-text.md, Views).
@Suite("What a person would see")
struct VisibleChangeTests {
  let folder = TemporaryFolder()

  private func inspect(_ path: String, _ words: String...) -> String {
    let run = CommandRun(["inspect", "--format", "text", path] + words)
    #expect(run.status == .fine, "\(run.error)")
    // The document's name is not compared.
    return run.outputLines.dropFirst(3).filter { !$0.contains(": run viewtree lint") }
      .joined(separator: "\n")
  }

  @Test("It changes reports as text and as JSON", arguments: VisibleChange.all)
  func reports(_ change: VisibleChange) {
    let old = folder.file("old.json", VisibleChange.document(change.old))
    let new = folder.file("new.json", VisibleChange.document(change.new))
    #expect(inspect(old) != inspect(new))
    #expect(inspect(old, "--format", "json") != inspect(new, "--format", "json"))
    // Nothing else is told twice: a document is equal to itself.
    #expect(inspect(old) == inspect(folder.file("same.json", VisibleChange.document(change.old))))
  }

  @Test("diff tells it by the view that changed", arguments: VisibleChange.all)
  func differences(_ change: VisibleChange) {
    let old = folder.file("old.json", VisibleChange.document(change.old))
    let new = folder.file("new.json", VisibleChange.document(change.new))
    for words in [["--diff", "behaviour"], ["--diff", "behaviour", "--format", "json"]] {
      let run = CommandRun(["diff", old, new] + words)
      #expect(run.status == .no && run.error.isEmpty, "\(run.error)")
      #expect(!run.output.contains("no difference"))
    }
    // A fact, not a mere difference of lines.
    let lines = CommandRun(["diff", old, new, "--diff", "behaviour"]).outputLines
    #expect(!(lines.first ?? "only").hasPrefix("only"), "\(lines)")
  }

  @Test("Golden files of both forms fail, and say what changed", arguments: VisibleChange.all)
  func goldens(_ change: VisibleChange) {
    let checks = #"["inspect", "inspect --format json"]"#
    let path = folder.file("a.json", VisibleChange.document(change.old, checks: checks))
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    #expect(CommandRun(["check", path]).status == .fine)
    _ = folder.file("a.json", VisibleChange.document(change.new, checks: checks))
    let run = CommandRun(["check", path, "--diff", "behaviour"])
    #expect(run.status == .no)
    let line = run.outputLines.first ?? ""
    #expect(line.contains("a.json: ") && !line.contains(": only"), "\(line)")
    #expect(!run.output.contains("no fact"), "\(run.output)")
    #expect(run.output.contains("\n  in a.inspect.json and a.inspect.txt\n"), "\(run.output)")
  }

  @Test(
    "A step whose only effect it is has it in its Changed section",
    arguments: VisibleChange.all.filter { $0.switching != nil })
  func steps(_ change: VisibleChange) throws {
    let view = try #require(change.switching)
    let path = folder.file(
      "a.json", VisibleChange.document(view, steps: #"[{ "set": { "on": true } }]"#))
    let report = inspect(path)
    let changed = report.components(separatedBy: "\nStep 1: ").last ?? ""
    #expect(changed.contains("\nChanged\n"), "\(report)")
    #expect(inspect(path, "--format", "json").contains(#""changed": [\#n"#))
    // A step that changes nothing has nothing to tell.
    let idle = folder.file(
      "b.json", VisibleChange.document(view, steps: #"[{ "set": { "on": false } }]"#))
    #expect(!inspect(idle).contains("Changed"))
  }
}
