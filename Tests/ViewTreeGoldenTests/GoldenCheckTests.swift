import Testing

@testable import ViewTreeGolden

@Suite("Golden files")
struct GoldenCheckTests {
  let folder = TemporaryFolder()

  /// Checks with reports that hold the document's name, the words and one more line.
  private func check(
    _ names: [String] = [""], updates: Bool = false, line: String? = "same"
  ) -> GoldenCheck.Result {
    let check = GoldenCheck(updates: updates) { _, name, words in
      line.map { Array("\(name)\n\(words.joined(separator: "|"))\n\($0)\n".utf8) }
    }
    let result = check.run(names.map { $0.isEmpty ? folder.path : folder.path + "/" + $0 })
    return GoldenCheck.Result(
      verdict: result.verdict, text: result.text.replacing(folder.path, with: "."))
  }

  private func addDocument() {
    folder.write("a.json", "{ \"viewtree\": 1 }")
  }

  @Test("A document without goldens is a note; with --update it gets one for each report")
  func missing() {
    addDocument()
    #expect(check().text == "./a.json has no golden file\n0 equal\n")
    let updated = check(updates: true)
    #expect(
      updated.text == "wrote ./a.inspect.txt\nwrote ./a.order.txt\n0 equal, 2 written\n")
    #expect(updated.verdict == .equal)
    #expect(folder.names == ["a.inspect.txt", "a.json", "a.order.txt"])
    #expect(folder.text("a.order.txt") == "viewtree-golden 1: order\na.json\norder\nsame\n")
    #expect(check().text == "2 equal\n")
  }

  @Test("A report that differs is shown as a patch with the command that accepts it")
  func different() {
    addDocument()
    folder.write("a.inspect.txt", "viewtree-golden 1: inspect\na.json\ninspect\nother\n")
    let result = check()
    #expect(result.verdict == .different)
    #expect(
      result.text == """
        --- ./a.inspect.txt
        +++ now
        @@ -1,3 +1,3 @@
         a.json
         inspect
        -other
        +same
        0 equal, 1 different
        to accept: viewtree check --update .

        """)
    #expect(check(updates: true).text == "wrote ./a.inspect.txt\n0 equal, 1 written\n")
    #expect(check().verdict == .equal)
  }

  @Test("A variant keeps the options of its first line; it belongs to the document before the @")
  func variants() {
    addDocument()
    folder.write("a@wide.inspect.txt", "viewtree-golden 1: inspect --set \"s=a \\\"b\" --scale 3\n")
    #expect(check(updates: true).verdict == .equal)
    #expect(
      folder.text("a@wide.inspect.txt")
        == "viewtree-golden 1: inspect --set \"s=a \\\"b\" --scale 3\n"
        + "a.json\ninspect|--set|s=a \"b|--scale|3\nsame\n")
  }

  @Test("A golden whose document is gone is stale; --update removes it, other files stay")
  func stale() {
    folder.write("gone.order.txt", "viewtree-golden 1: order\n")
    folder.write("purchase.order.txt", "12 apples\n")
    let result = check()
    #expect(result.verdict == .different)
    #expect(result.text.hasPrefix("./gone.order.txt: its document is gone\n0 equal, 1 different\n"))
    #expect(check(updates: true).text == "removed ./gone.order.txt\n0 equal, 1 removed\n")
    #expect(folder.names == ["purchase.order.txt"])
  }

  @Test("A path with nothing to check, a spoilt first line, a report that fails: unusable")
  func unusable() {
    folder.makeFolder("empty")
    for name in ["none", "empty"] {
      let result = check([name])
      #expect(result.verdict == .unusable)
      #expect(
        result.text == "'./\(name)': there is no document and no golden file\n"
          + "0 equal, 1 unusable\n")
    }
    addDocument()
    folder.write("a.inspect.txt", "viewtree-golden 1: order\n")
    #expect(
      check().text.hasPrefix("./a.inspect.txt: the first line is not 'viewtree-golden 1: inspect'"))
    folder.write("a.inspect.txt", "viewtree-golden 1: inspect\n")
    #expect(check(line: nil).text.hasPrefix("./a.json: no report could be made\n"))
  }

  @Test("A file is checked once though named twice, and links to folders are not followed")
  func repeated() {
    addDocument()
    _ = check(updates: true)
    folder.link("loop", to: ".")
    #expect(check(["", "a.json", "a.order.txt"]).text == "2 equal\n")
    #expect(check(["a.order.txt"]).text == "1 equal\n")
  }

  @Test("Only JSON files that say what they are count as documents in a folder")
  func otherFiles() {
    folder.write("package.json", "{}")
    #expect(check().verdict == .unusable)
    #expect(check(["package.json"]).text == "./package.json has no golden file\n0 equal\n")
  }

  @Test("The command that accepts quotes paths for the shell")
  func quoting() {
    folder.makeFolder("it's here")
    folder.write("it's here/a.json", "{ \"viewtree\": 1 }")
    folder.write("it's here/a.order.txt", "viewtree-golden 1: order\n")
    #expect(
      check(["it's here"]).text.hasSuffix("to accept: viewtree check --update './it'\\''s here'\n"))
  }
}
