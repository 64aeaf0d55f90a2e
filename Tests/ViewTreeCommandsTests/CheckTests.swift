import Testing

@testable import ViewTreeCommands

@Suite("viewtree check, end to end")
struct CheckTests {
  let folder = TemporaryFolder()

  /// A check, without the time that it took, and with the folder as a dot.
  private struct Check {
    let status: ViewTreeCommands.ExitStatus
    let output: String
    let error: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  private func check(_ words: [String], variables: [String: String] = [:]) -> Check {
    let run = CommandRun(["check"] + words, variables: variables)
    return Check(
      status: run.status,
      output: run.output.replacing(folder.path, with: ".")
        .replacing(#/ in [0-9]+\.[0-9]+ s\n/#, with: "\n"),
      error: run.error)
  }

  @Test("Goldens are written on request, hold, show a change, and are accepted again")
  func life() {
    _ = folder.file("two.json", Samples.two)
    let path = folder.path
    #expect(check(["--update", path]).lines.last == "2 added")
    #expect(
      folder.text("two.inspect.txt")?.hasPrefix(
        "viewtree-golden 3: inspect --with order\ntwo.json  ") == true)
    let held = check([path])
    #expect(held.output == "2 equal\n" && held.status == .fine)

    _ = folder.file("two.json", Samples.two.replacing("\"padding\": 5", with: "\"padding\": 6"))
    let lines = Samples.two.split(separator: "\n", omittingEmptySubsequences: false)
    let line = 1 + (lines.firstIndex { $0.contains("\"padding\": 5") } ?? 0)
    let changed = check(["--patch", path])
    #expect(changed.status == .no)
    #expect(
      Array(changed.lines.prefix(2)) == [
        "./two.inspect.txt: two.json:\(line) padding 5 -> 6  Color #a",
        "  Color #a  resized from 50x40 to 48x38, moved by 1 1",
      ])
    #expect(changed.output.contains("-1  .bounds of a  5 5  50x40\n"))
    #expect(changed.output.contains("+1  .bounds of a  6 6  48x38\n"))
    #expect(changed.lines.last == "to accept: viewtree check --update ./two.inspect.txt")
    #expect(
      check([path]).lines == [
        "./two.inspect.txt: two.json:\(line) padding 5 -> 6  Color #a",
        "  Color #a  resized from 50x40 to 48x38, moved by 1 1",
        "  Rectangle (HStack/overlay/GeometryReader/Rectangle)  resized from 50x10 to 48x10",
        "1 equal, 1 different", "to accept: viewtree check --update ./two.inspect.txt",
      ])
    let annotations = check(["--format", "github", path]).output
    #expect(annotations.hasPrefix("::error file=./two.json,line=\(line),endLine=\(line),"))
    #expect(check(["--update", path]).status == .fine)
    #expect(check([path]).status == .fine)
  }

  @Test("The one line of success says how long it took")
  func time() {
    _ = folder.file("two.json", Samples.two)
    _ = check(["--update", folder.path])
    let output = CommandRun(["check", folder.path]).output
    #expect(output.wholeMatch(of: #/2 equal in [0-9]+\.[0-9]+ s\n/#) != nil, "\(output)")
  }

  @Test("A variant is made with the options of its first line, quotes included")
  func variant() {
    let document = folder.file("two.json", Samples.two)
    _ = folder.file(
      "two@wide.inspect.txt",
      "viewtree-golden 3: inspect --window 210x50 --set \"name=Jane Doe\"\n")
    #expect(check(["--update", document]).lines.last == "1 updated")
    let text = folder.text("two@wide.inspect.txt") ?? ""
    #expect(text.contains("--set \"name=Jane Doe\"\ntwo.json  210x50 @2x"))
    #expect(text.contains("Text \"Jane Doe\""))
  }

  @Test("A golden in JSON is JSON itself, whose first line says how it was made")
  func json() throws {
    let document = folder.file(
      "two.json",
      Samples.two.replacing(
        "\"viewtree\": 1", with: "\"viewtree\": 1, \"checks\": [\"inspect --format json\"]"))
    #expect(check(["--update", document]).lines == ["./two.inspect.json: added", "1 added"])
    let text = try #require(folder.text("two.inspect.json"))
    #expect(
      text.hasPrefix("{\"viewtree-golden\": \"3: inspect --format json\",\n  \"viewtree\": 1,"))
    #expect(CommandRun(["parse", folder.path + "/two.inspect.json"]).status == .fine)
    #expect(check([folder.path]).output == "1 equal\n")
  }

  @Test("JSON with comments is found by its ending and by its golden's name")
  func comments() {
    _ = folder.file("a.jsonc", "// one\n{ \"viewtree\": 1, \"root\": \"Color\", }")
    let path = folder.path
    #expect(check(["--update", path]).lines.last == "2 added")
    #expect(folder.names == ["a.inspect.txt", "a.jsonc", "a.order.txt"])
    #expect(check([path + "/a.inspect.txt"]).output == "1 equal\n")
    #expect(check([path]).output == "2 equal\n")
  }

  @Test("A first line may not name files or write any, and a wrong document makes check unusable")
  func unusable() {
    for words in ["inspect other.json", "inspect --output x", "inspect --format xml", "parse"] {
      let folder = TemporaryFolder()
      _ = folder.file("two.json", Samples.two)
      _ = folder.file("two.inspect.txt", "viewtree-golden 3: \(words)\n")
      let run = check([folder.path])
      #expect(run.status == .unusable && run.lines.last == "1 unusable", "\(words)")
    }
    _ = folder.file("two.json", "{ \"viewtree\": 1 }")
    let run = check(["--update", folder.path])
    #expect(run.status == .unusable && folder.names == ["two.json"])
    #expect(run.error.contains("[missing-"))
    let json = CommandRun(["check", "--diagnostics", "json", folder.path])
    #expect(json.error.contains("\"id\": \"missing-argument\""))
  }

  @Test("What a document was told for several golden files is said once")
  func messages() {
    _ = folder.file("two.json", Samples.two)
    _ = check(["--update", folder.path])
    _ = folder.file("two.json", "{ \"viewtree\": 1 }")
    let run = check([folder.path])
    #expect(run.lines.last == "2 unusable")
    #expect(run.error.components(separatedBy: "[missing-argument]").count == 2)
  }

  @Test("A report where a document is expected is called one, and nothing is written")
  func reports() {
    let document = folder.file("two.json", Samples.two)
    _ = check(["--update", document])
    let json = folder.file("kept.json", CommandRun(["order", "--format", "json", document]).output)
    let names = folder.names
    for (path, command) in [
      (folder.path + "/two.inspect.txt", "inspect"), (folder.path + "/two.order.txt", "order"),
      (json, "order"),
    ] {
      for words in [["inspect"], ["lint"], ["explain"], ["check", "--update"]] {
        // A golden file has a document of its own to check.
        if words[0] == "check", path != json { continue }
        let run = CommandRun(words + [path] + (words[0] == "explain" ? ["a"] : []))
        #expect(
          run.error.hasPrefix(
            "viewtree: '\(path)' is a report of '\(command)', not a document; use"),
          "\(words) \(run.error)")
        #expect(run.status == .unusable, "\(words)")
      }
    }
    #expect(folder.names == names && check([folder.path]).output == "2 equal\n")
  }

  @Test("An empty word is an error, for as a folder it would be the root")
  func emptyWord() {
    for words in [[""], ["--artifacts", "", folder.path]] {
      let run = check(words)
      #expect(run.status == .unusable && run.error.contains("check the shell variables"))
    }
    #expect(CommandRun(["init", ""]).status == .unusable)
  }

  @Test("The golden files are listed with what they hold")
  func list() {
    _ = folder.file("two.json", Samples.two)
    let run = check(["--list", "--filter", "*.order.*", folder.path])
    #expect(run.output == "./two.order.txt  order\n" && run.status == .fine)
  }

  @Test("A list with a golden file that cannot be used says why, and ends with exit code 2")
  func unusableList() {
    _ = folder.file("two.json", Samples.two)
    _ = folder.file("two.order.txt", "no first line\n")
    let run = check(["--list", folder.path, folder.path + "/none.json"])
    #expect(run.status == .unusable)
    #expect(run.output.contains("./two.order.txt  -\n"))
    #expect(
      run.error.contains("two.order.txt': the first line is not the first line of a golden file"))
    #expect(run.error.contains("none.json': no documents and no golden files"))
  }

  @Test("VIEWTREE_GOLDENS writes as the options do, but not on a build server")
  func environment() {
    _ = folder.file("two.json", Samples.two)
    let variables = ["VIEWTREE_GOLDENS": "update"]
    let server = check(
      [folder.path], variables: variables.merging(["CI": "true"]) { $1 })
    #expect(server.status == .no && folder.names == ["two.json"])
    #expect(
      server.error == "viewtree: VIEWTREE_GOLDENS has no effect if CI is set; use --update\n")
    let wrong = check([folder.path], variables: ["VIEWTREE_GOLDENS": "x"])
    #expect(wrong.status == .unusable && wrong.error.contains("VIEWTREE_GOLDENS"))
    #expect(check([folder.path], variables: variables).lines.last == "2 added")
    let flag = check(["--update", folder.path], variables: ["CI": "true"])
    #expect(flag.output == "2 equal\n")
  }

  @Test(
    "The shards of Bazel, of GitLab and of the command line are the same parts",
    arguments: [
      (["--shard", "2/3"], [:]),
      ([], ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"]),
      ([], ["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "2"]),
      (["--shard", "2/3"], ["TEST_TOTAL_SHARDS": "5", "TEST_SHARD_INDEX": "1"]),
    ])
  func shards(words: [String], variables: [String: String]) {
    for name in ["a", "b", "c"] { _ = folder.file("\(name).json", Samples.two) }
    let run = check(words + [folder.path], variables: variables)
    #expect(run.lines.contains("shard 2/3: 2 missing"), "\(run.output)")
  }

  @Test(
    "Variables that name no shard are refused, and nothing is checked",
    arguments: [
      ("TEST_SHARD_INDEX", "3", "TEST_TOTAL_SHARDS", "3", "TEST_SHARD_INDEX", "0 to 2"),
      ("TEST_SHARD_INDEX", "-1", "TEST_TOTAL_SHARDS", "3", "TEST_SHARD_INDEX", "0 to 2"),
      (
        "TEST_SHARD_INDEX", "9223372036854775807", "TEST_TOTAL_SHARDS", "1", "TEST_SHARD_INDEX",
        "0 to 0"
      ),
      ("TEST_SHARD_INDEX", "one", "TEST_TOTAL_SHARDS", "2", "TEST_SHARD_INDEX", "0 to 1"),
      ("TEST_SHARD_INDEX", "0", "TEST_TOTAL_SHARDS", "0", "TEST_TOTAL_SHARDS", "1 to 10000"),
      ("TEST_SHARD_INDEX", "0", "TEST_TOTAL_SHARDS", "10001", "TEST_TOTAL_SHARDS", "1 to 10000"),
      ("CI_NODE_INDEX", "0", "CI_NODE_TOTAL", "3", "CI_NODE_INDEX", "1 to 3"),
      ("CI_NODE_INDEX", "4", "CI_NODE_TOTAL", "3", "CI_NODE_INDEX", "1 to 3"),
      ("CI_NODE_INDEX", "1", "CI_NODE_TOTAL", "x", "CI_NODE_TOTAL", "1 to 10000"),
    ])
  func wrongShards(
    index: String, number: String, count: String, total: String, wrong: String, range: String
  ) {
    let variables = [index: number, count: total]
    let run = check(["--update", folder.path], variables: variables)
    let value = variables[wrong] ?? ""
    #expect(
      run.error == "viewtree: the variable \(wrong) cannot be '\(value)'; it can be: \(range)\n")
    #expect(run.status == .unusable && run.output.isEmpty && folder.names.isEmpty)
  }

  @Test("More shards than anybody has are refused before room is made for them")
  func manyShards() {
    let run = check(["--shard", "1/9000000000000000000", folder.path])
    #expect(run.status == .unusable)
    #expect(
      run.error
        == "viewtree: '--shard' cannot be '1/9000000000000000000'; write it like 2/3\n")
  }

  @Test("Bazel gets JUnit's XML whatever is printed, and is told that shards are known")
  func bazel() {
    _ = folder.file("two.json", Samples.two)
    let results = folder.path + "/test.xml"
    let status = folder.path + "/shards"
    let variables = [
      "XML_OUTPUT_FILE": results, "TEST_SHARD_STATUS_FILE": status, "TEST_TOTAL_SHARDS": "2",
      "TEST_SHARD_INDEX": "0",
    ]
    let run = check([folder.path], variables: variables)
    #expect(run.lines.first?.hasSuffix("there is no such golden file") == true)
    #expect(folder.text("shards") == "")
    let file = folder.text("test.xml") ?? ""
    #expect(file.contains("<testsuites name=\"viewtree check (shard 1/2)\" tests=\"1\""))
    let junit = check(["--format", "junit", folder.path], variables: variables).output
    #expect(junit == file.replacing(folder.path, with: "."))
  }

  @Test("Bazel is not told of shards that are not its own; what cannot be written is said")
  func bazelFiles() {
    _ = folder.file("two.json", Samples.two)
    let status = folder.path + "/shards"
    var variables = ["TEST_SHARD_STATUS_FILE": status]
    _ = check([folder.path], variables: variables)
    variables.merge(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0"]) { $1 }
    _ = check(["--shard", "1/2", folder.path], variables: variables)
    #expect(folder.names == ["two.json"])
    for name in ["XML_OUTPUT_FILE", "TEST_SHARD_STATUS_FILE"] {
      variables[name] = folder.path + "/none/x"
      let run = check(["--update", folder.path], variables: variables)
      #expect(run.status == .unusable)
      #expect(run.error == "viewtree: the folder of '\(folder.path)/none/x' does not exist\n")
    }
  }

  @Test("A single node of GitLab checks all, and options that make no sense are refused")
  func options() {
    _ = folder.file("two.json", Samples.two)
    let single = check([folder.path], variables: ["CI_NODE_TOTAL": "1", "CI_NODE_INDEX": "1"])
    #expect(single.lines.contains("2 missing"))
    #expect(check(["--merge"]).error.contains("'check --merge' needs a FILE"))
    for words in [
      ["--shard", "4/3"], ["--jobs", "0"], ["--update", "--pending"], ["--diff", "x"],
      ["--format", "xml"],
    ] {
      #expect(check(words + [folder.path]).status == .unusable, "\(words)")
    }
  }
}
