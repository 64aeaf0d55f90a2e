import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree review")
struct ReviewTests {
  let folder = TemporaryFolder()

  /// Three documents whose `order` golden files are of the first of two versions.
  init() {
    for name in ["a", "b", "c"] {
      let text = Samples.two.replacing(
        "\"viewtree\": 1", with: "\"viewtree\": 1, \"checks\": [\"inspect\"]")
      _ = folder.file("\(name).json", text)
    }
    _ = CommandRun(["check", "--update", folder.path])
    for name in ["a", "b", "c"] {
      let text = folder.text("\(name).json") ?? ""
      _ = folder.file(
        "\(name).json", text.replacing("\"padding\": 5", with: "\"padding\": 6"))
    }
    _ = CommandRun(["check", "--pending", folder.path])
  }

  private var waiting: [String] { folder.names.filter { $0.hasSuffix(".new") } }

  private func isAccepted(_ name: String) -> Bool {
    folder.text("\(name).inspect.txt")?.contains("6 6  48x38") == true
  }

  @Test("Without a terminal all that wait are listed, with what to type")
  func list() {
    let run = CommandRun(["review", "--diff", "behaviour", folder.path])
    #expect(run.status == .no)
    let lines = run.output.replacing(folder.path, with: ".").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("./") }.count == 3)
    #expect(
      lines.suffix(3) == [
        "3 pending", "to accept: viewtree review --accept .",
        "to reject: viewtree review --reject .",
      ])
    #expect(waiting.count == 3)
  }

  @Test("A pending report starts with the line that causes it, unless the document changed since")
  func cause() {
    func line(_ words: String...) -> String {
      let run = CommandRun(["review"] + words)
      return run.output.split(separator: "\n").first.map(String.init) ?? ""
    }
    let golden = folder.path + "/a.inspect.txt"
    #expect(line(golden).contains(": a.json:"))
    #expect(line(golden).contains("padding 5 -> 6"))
    let text = folder.text("a.json") ?? ""
    _ = folder.file("a.json", text.replacing("\"padding\": 6", with: "\"padding\": 7"))
    #expect(!line(golden).contains("a.json:"))
  }

  @Test("Those under the paths are accepted or rejected, and the others go on waiting")
  func paths() {
    let path = folder.path
    let accepted = CommandRun(["review", "--accept", "\(path)/a.json"])
    #expect(accepted.output == "\(path)/a.inspect.txt: accepted\n" && accepted.status == .fine)
    let rejected = CommandRun(["review", "--reject", "\(path)/b.inspect.txt"])
    #expect(rejected.output == "\(path)/b.inspect.txt: rejected\n")
    #expect(waiting == ["c.inspect.txt.new"])
    #expect(isAccepted("a") && !isAccepted("b") && !isAccepted("c"))
    #expect(CommandRun(["review", "--accept", "\(path)/c.inspect.txt.new"]).status == .fine)
    #expect(CommandRun(["review", path]).output == "no report is pending\n")
    #expect(CommandRun(["review", path]).status == .fine)
    let nothing = CommandRun(["review", "--accept", path])
    #expect(nothing.status == .unusable && nothing.error.contains("no report is pending"))
    #expect(CommandRun(["check", "\(path)/a.json", "\(path)/c.json"]).status == .fine)
  }

  @Test(
    "On a terminal each is asked about, and what was not decided goes on waiting",
    arguments: [
      (["a", "r", "s"], ["a"], ["c"]), (["A"], ["a", "b", "c"], []),
      (["s", "A"], ["b", "c"], ["a"]), (["q"], [], ["a", "b", "c"]),
      ([], [], ["a", "b", "c"]), (["x", "", "accept", "quit"], ["a"], ["b", "c"]),
    ])
  func walk(answers: [String], accepted: [String], left: [String]) {
    let run = CommandRun(["review", folder.path], answers: answers)
    #expect(run.status == (left.isEmpty ? .fine : .no))
    #expect(["a", "b", "c"].filter(isAccepted) == accepted)
    #expect(waiting == left.map { "\($0).inspect.txt.new" })
    #expect(run.output.contains("1 of 3: accept, reject, skip, all, quit?"))
  }

  @Test("As JSON each has its golden file, what changed and the patch")
  func json() throws {
    let run = CommandRun(["review", "--format", "json", folder.path])
    #expect(run.status == .no && run.output.hasPrefix("[\n  {\n    \"path\": "))
    #expect(run.output.contains("\"pending\": \"\(folder.path)/c.inspect.txt.new\""))
    #expect(run.output.contains("\"patch\": \"--- \(folder.path)/a.inspect.txt\\n"))
  }

  @Test("What waits and is no golden file is not accepted")
  func spoilt() {
    _ = folder.file("a.inspect.txt.new", "hello\n")
    let run = CommandRun(["review", "--accept", folder.path + "/a.json"])
    #expect(run.status == .unusable && run.error.contains("not the first line of a golden file"))
    #expect(folder.text("a.inspect.txt")?.hasPrefix("viewtree-golden 3: inspect\n") == true)
    #expect(waiting.count == 3)
  }

  @Test("Links that lead out of the folder are neither shown nor followed, pipes are not read")
  func links() throws {
    let elsewhere = TemporaryFolder()
    let golden = try #require(folder.text("a.inspect.txt"))
    let real = elsewhere.file("real.txt", golden)
    let secret = elsewhere.file("secret.txt", golden.replacing("5 5", with: "secret"))
    try FileManager.default.removeItem(atPath: folder.path + "/a.inspect.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.inspect.txt", withDestinationPath: real)
    try FileManager.default.removeItem(atPath: folder.path + "/b.inspect.txt.new")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.inspect.txt.new", withDestinationPath: secret)
    try FileManager.default.removeItem(atPath: folder.path + "/c.inspect.txt.new")
    mkfifo(folder.path + "/c.inspect.txt.new", 0o600)
    let list = CommandRun(["review", folder.path]).output
    #expect(list.contains("3 pending") && !list.contains("secret"), "\(list)")
    #expect(CommandRun(["review", "--accept", folder.path]).status == .unusable)
    #expect(elsewhere.text("real.txt") == golden)
    #expect(!isAccepted("b") && !isAccepted("c"))
  }

  @Test("A path that is not there is no folder in which nothing waits")
  func noPath() {
    #expect(CommandRun(["review", folder.path + "/none"]).status == .unusable)
  }

  @Test("A report that waits without a golden file becomes one")
  func new() {
    let folder = TemporaryFolder()
    _ = folder.file("two.json", Samples.two)
    _ = CommandRun(["check", "--pending", folder.path])
    #expect(folder.names == ["two.inspect.txt.new", "two.json", "two.order.txt.new"])
    let list = CommandRun(["review", folder.path]).output
    #expect(list.contains("two.order.txt: a new golden file\n"))
    #expect(CommandRun(["review", "--accept", folder.path]).status == .fine)
    #expect(CommandRun(["check", folder.path]).status == .fine)
  }
}
