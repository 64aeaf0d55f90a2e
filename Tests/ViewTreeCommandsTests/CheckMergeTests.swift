import Testing

@testable import ViewTreeCommands

@Suite("viewtree check --merge, end to end")
struct CheckMergeTests {
  let folder = TemporaryFolder()

  init() {
    for name in ["a", "b", "c", "d"] { _ = folder.file("\(name).json", Samples.two) }
    _ = CommandRun(["check", "--update", folder.path])
  }

  private func run(_ words: [String], variables: [String: String] = [:]) -> CommandRun {
    CommandRun(["check"] + words, variables: variables)
  }

  /// Writes the reports of three shards; gives their files.
  private func shards(_ options: [String] = []) -> [String] {
    (1...3).map { number in
      let file = folder.path + "/\(number).report"
      _ = run(
        options + ["--shard", "\(number)/3", "--format", "json", "--output", file, folder.path])
      return file
    }
  }

  @Test("Shards 1/3, 2/3 and 3/3, merged, are the whole run: the same bytes and exit code")
  func whole() {
    let states: [(String, ViewTreeCommands.ExitStatus)] = [
      (Samples.two, .fine),
      (Samples.two.replacing("\"padding\": 5", with: "\"padding\": 6"), .no),
      ("{ \"viewtree\": 1, \"root\": \"Colr\" }", .unusable),
    ]
    for (text, status) in states {
      _ = folder.file("c.json", text)
      for format in ["json", "junit", "tap", "github", "sarif"] {
        let merged = run(["--merge", "--format", format] + shards())
        let whole = run(["--format", format, folder.path])
        #expect(merged.output == whole.output && merged.status == whole.status, "\(format)")
        #expect(merged.status == status)
      }
      let merged = run(["--merge"] + shards())
      let whole = run([folder.path]).output.replacing(#/ in [0-9]+\.[0-9]+ s\n/#, with: "\n")
      #expect(merged.output == whole)
      #expect(merged.error.contains("[unknown-view]") == (status == .unusable))
    }
  }

  @Test("Merging goes by the files alone, whatever the environment says of shards and goldens")
  func environment() {
    let files = shards()
    let variables = [
      "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "9", "CI_NODE_TOTAL": "x",
      "CI_NODE_INDEX": "1", "VIEWTREE_GOLDENS": "update",
    ]
    let merged = run(["--merge"] + files, variables: variables)
    #expect(merged.output == "8 equal\n" && merged.error.isEmpty)
    #expect(run(["--merge", files[0], files[1], "-"], variables: variables).status == .unusable)
  }

  @Test("What is wrong with the files is said, and the exit code is 2")
  func refused() {
    let files = shards()
    let other = folder.path + "/other"
    _ = run(["--shard", "2/3", "--filter", "b.*", "--format=json", "--output", other, folder.path])
    let cases: [([String], String)] = [
      ([files[0], files[2]], "there is no report from shard 2/3; use the reports of all shards"),
      ([files[0], files[0], files[1]], "'F/1.report' and 'F/1.report' are both from shard 1/3"),
      ([files[0], other, files[2]], "'F/1.report' and 'F/other' have different paths or options"),
      ([files[0], folder.path + "/none"], "there is no file 'F/none'"),
    ]
    for (words, text) in cases {
      let run = run(["--merge"] + words)
      let error = run.error.replacing(folder.path, with: "F")
      #expect(error.hasPrefix("viewtree: \(text)"), "\(error)")
      #expect(run.status == .unusable && run.output.isEmpty)
    }
    let wrong = run(["--merge", folder.path + "/a.json", folder.path + "/a.order.txt"])
    let error = wrong.error.replacing(folder.path, with: "F")
    #expect(error.hasPrefix("F/a.json:1:1: error: this object has no 'check' [check-report]\n"))
    #expect(error.contains("F/a.order.txt:1:"))
    #expect(error.contains("= help: use a file that 'viewtree check --format json' wrote"))
  }

  @Test("Options that say what is checked make no sense with it")
  func options() {
    for option in [
      "--update", "--pending", "--list", "--fail-fast", "--filter=x", "--shard=1/2",
      "--jobs=2", "--artifacts=x",
    ] {
      let run = run(["--merge", option, "x"])
      let name = option.split(separator: "=")[0]
      #expect(
        run.error
          == "viewtree: '--merge' and '\(name)' exclude each other; use only one of them\n")
      #expect(run.status == .unusable)
    }
    #expect(
      run(["--merge", "--watch", "x"]).error
        == "viewtree: '--watch' and '--merge' exclude each other; use only one of them\n")
  }

  @Test("A report is made into another format later, and goes where it is asked to")
  func convert() {
    let file = folder.path + "/whole"
    _ = run(["--format", "json", "--output", file, folder.path])
    let out = folder.path + "/out"
    let converted = run(["--merge", "--format", "junit", "--output", out, file])
    #expect(converted.status == .fine && converted.output.isEmpty)
    #expect(folder.text("out") == run(["--format", "junit", folder.path]).output)
  }

  @Test("The messages of a merged report are kept in one array, if they are asked for as JSON")
  func diagnostics() {
    _ = folder.file("a.json", "{ \"viewtree\": 1 }")
    let merged = run(["--merge", "--diagnostics", "json"] + shards())
    let messages = JSONValue(merged.error).elements
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0["message"]?.string?.contains("[missing-") == true })
  }
}
