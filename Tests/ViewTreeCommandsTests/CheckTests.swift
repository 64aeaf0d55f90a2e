import Testing

@testable import ViewTreeCommands

@Suite("viewtree check, end to end")
struct CheckTests {
  @Test("Goldens are written on request, hold, show a change, and are accepted again")
  func life() {
    let folder = TemporaryFolder()
    _ = folder.file("two.json", Samples.two)
    let path = folder.path
    #expect(CommandRun(["check", "--update", path]).outputLines.last == "0 equal, 2 written")
    #expect(
      folder.text("two.inspect.txt")?.hasPrefix("viewtree-golden 1: inspect\ntwo.json  ") == true)
    let held = CommandRun(["check", path])
    #expect(held.output == "2 equal\n" && held.status == .fine)

    _ = folder.file("two.json", Samples.two.replacing("\"padding\": 5", with: "\"padding\": 6"))
    let changed = CommandRun(["check", path])
    #expect(changed.status == .no)
    #expect(changed.output.contains("-1  .bounds of a  5 5  50x40\n"))
    #expect(changed.output.contains("+1  .bounds of a  6 6  48x38\n"))
    #expect(changed.output.hasSuffix("to accept: viewtree check --update \(path)\n"))
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    #expect(CommandRun(["check", path]).status == .fine)
  }

  @Test("A variant is made with the options of its first line, quotes included")
  func variant() {
    let folder = TemporaryFolder()
    let document = folder.file("two.json", Samples.two)
    _ = folder.file(
      "two@wide.inspect.txt",
      "viewtree-golden 1: inspect --window 210x50 --set \"name=Jane Doe\"\n")
    #expect(CommandRun(["check", "--update", document]).outputLines.last == "0 equal, 1 written")
    let text = folder.text("two@wide.inspect.txt") ?? ""
    #expect(text.contains("--set \"name=Jane Doe\"\ntwo.json  210x50 @2x"))
    #expect(text.contains("Text \"Jane Doe\""))
  }

  @Test("JSON with comments is found by its ending and by its golden's name")
  func comments() {
    let folder = TemporaryFolder()
    _ = folder.file("a.jsonc", "// one\n{ \"viewtree\": 1, \"root\": \"Color\", }")
    let path = folder.path
    #expect(CommandRun(["check", "--update", path]).outputLines.last == "0 equal, 2 written")
    #expect(folder.names == ["a.inspect.txt", "a.jsonc", "a.order.txt"])
    #expect(CommandRun(["check", path + "/a.inspect.txt"]).output == "1 equal\n")
    #expect(CommandRun(["check", path]).output == "2 equal\n")
  }

  @Test("A first line may not name files or write any, and a wrong document makes check unusable")
  func unusable() {
    for words in ["inspect other.json", "inspect --output x", "inspect --format xml", "parse"] {
      let folder = TemporaryFolder()
      _ = folder.file("two.json", Samples.two)
      _ = folder.file("two.inspect.txt", "viewtree-golden 1: \(words)\n")
      let run = CommandRun(["check", folder.path])
      #expect(run.status == .unusable && run.output.contains("0 equal, 1 unusable"), "\(words)")
    }
    let folder = TemporaryFolder()
    _ = folder.file("two.json", "{ \"viewtree\": 1 }")
    let run = CommandRun(["check", "--update", folder.path])
    #expect(run.status == .unusable && folder.names == ["two.json"])
    #expect(run.error.contains("[missing-"))
  }
}
