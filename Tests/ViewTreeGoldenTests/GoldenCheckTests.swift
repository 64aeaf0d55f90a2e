import Testing

@testable import ViewTreeGolden

@Suite("Checking golden files")
struct GoldenCheckTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }

  @Test("A document without goldens lacks one of each first report; an update adds them")
  func missing() {
    place.addDocument()
    let found = place.check()
    #expect(found.verdict == .different)
    #expect(
      found.text == """
        ./a.inspect.txt: there is no such golden file
        ./a.order.txt: there is no such golden file
        2 missing
        to accept: viewtree check --update ./a.json

        """)
    let updated = place.check([""], .update)
    #expect(updated.text == "./a.inspect.txt: added\n./a.order.txt: added\n2 added\n")
    #expect(updated.verdict == .equal)
    #expect(folder.names == ["a.inspect.txt", "a.json", "a.order.txt"])
    #expect(
      folder.text("a.order.txt") == "viewtree-golden 3: order --with inspect\na.json\norder\nsame\n"
    )
    #expect(place.check().text == "2 equal\n")
  }

  @Test("A golden that is missing is added when its own name is given")
  func missingByName() {
    place.addDocument()
    #expect(place.check(["a.order.txt"], .update).text == "./a.order.txt: added\n1 added\n")
    #expect(folder.names == ["a.json", "a.order.txt"])
    #expect(place.check().text == "1 equal\n")
  }

  @Test("A report that differs is shown as a patch of the file, with the command that accepts it")
  func different() {
    place.addDocument()
    folder.write("a.inspect.txt", place.golden("inspect", line: "other"))
    let result = place.check(style: .unified)
    #expect(result.verdict == .different)
    #expect(result.lines[0] == "./a.inspect.txt: the report differs")
    #expect(result.text.contains("\n--- ./a.inspect.txt\n+++ ./a.inspect.txt\n@@ -1,4 +1,4 @@"))
    #expect(result.text.contains("\n inspect\n-other\n+same\n"))
    #expect(
      result.lines.suffix(2) == [
        "1 different", "to accept: viewtree check --update ./a.inspect.txt",
      ])
    #expect(place.check([""], .update).text == "./a.inspect.txt: updated\n1 updated\n")
    #expect(place.check().verdict == .equal)
  }

  @Test("More than three that differ are accepted by the paths and the filter that were given")
  func manyDifferent() {
    for name in ["a", "b", "c", "d"] {
      place.addDocument("\(name).json")
      folder.write("\(name).order.txt", "viewtree-golden 3: order\n")
    }
    let text = place.check(style: .none) { $0.filter = GlobPattern("*.order.txt") }.text
    #expect(
      text.hasSuffix(
        "4 different\nto accept: viewtree check --update --filter '*.order.txt' .\n"))
  }

  @Test("A variant keeps the options of its first line; it belongs to the document before the @")
  func variants() {
    place.addDocument()
    folder.write("a@wide.inspect.txt", "viewtree-golden 3: inspect --set \"s=a \\\"b\" --scale 3\n")
    #expect(place.check([""], .update).verdict == .equal)
    #expect(
      folder.text("a@wide.inspect.txt")
        == "viewtree-golden 3: inspect --set \"s=a \\\"b\" --scale 3\n"
        + "a.json\ninspect|--set|s=a \"b|--scale|3\nsame\n")
  }

  @Test("A golden whose document is gone is stale; an update removes it, other files stay")
  func stale() {
    folder.write("gone.order.txt", "viewtree-golden 3: order\n")
    folder.write("purchase.order.txt", "12 apples\n")
    let result = place.check()
    #expect(result.verdict == .different)
    #expect(result.text.hasPrefix("./gone.order.txt: its document is gone\n1 stale\n"))
    #expect(place.check([""], .update).text == "./gone.order.txt: removed\n1 removed\n")
    #expect(folder.names == ["purchase.order.txt"])
  }

  @Test("A document's checks say what there is: others are stale, those not there are missing")
  func checks() {
    place.addDocument(checks: #"["order --reduces", "@j inspect --format json"]"#)
    folder.write("a.inspect.txt", place.golden("inspect"))
    folder.write("a.order.txt", place.golden("order"))
    let found = place.check(style: .none)
    #expect(
      found.lines.prefix(4) == [
        "./a.inspect.txt: its document no longer lists it (section 'checks')",
        "./a.order.txt: the document specifies 'order --reduces', but the first line specifies 'order'",
        "./a@j.inspect.json: there is no such golden file",
        "1 different, 1 missing, 1 stale",
      ])
    #expect(place.check([""], .update).verdict == .equal)
    #expect(folder.names == ["a.json", "a.order.txt", "a@j.inspect.json"])
    #expect(folder.text("a.order.txt")?.hasPrefix("viewtree-golden 3: order --reduces\n") == true)
    #expect(
      folder.text("a@j.inspect.json")
        == "{\"viewtree-golden\": \"3: inspect --format json\",\n  \"words\": 1\n}\n")
    #expect(place.check().text == "2 equal\n")
  }

  @Test(
    "A mistake in the checks makes nothing stale and removes nothing",
    arguments: [
      #"["inspct"]"#, #"[""]"#, "[1]", #"["@a/b inspect"]"#, #"["inspect", "inspect"]"#, "{}",
    ])
  func wrongChecks(checks: String) {
    place.addDocument()
    _ = place.check([""], .update)
    place.addDocument(checks: checks)
    let result = place.check([""], .update, maker: EchoMaker(failing: ["a.json"]))
    #expect(result.verdict == .unusable)
    #expect(folder.names == ["a.inspect.txt", "a.json", "a.order.txt"])
    place.addDocument("b.json", checks: checks)
    #expect(place.check(["b.json"], maker: EchoMaker(failing: ["b.json"])).verdict == .unusable)
  }

  @Test("What a command wrote as JSON is no document, though it begins like one")
  func reports() {
    place.addDocument()
    _ = place.check([""], .update)
    for key in ["source", "files", "check", "old"] {
      folder.write("\(key).json", "{\n  \"viewtree\": 1,\n  \"\(key)\": 1\n}\n")
    }
    #expect(place.check().text == "2 equal\n")
  }

  @Test("A document whose goldens would be another's, or a variant's, is told so")
  func names() {
    place.addDocument("a.json")
    folder.write("a.yaml", "viewtree: 1")
    place.addDocument("b@w.json")
    let named = place.check(["a.yaml"])
    #expect(
      named.lines[0]
        == "./a.yaml: golden files with this name belong to './a.json' in the same folder; rename one of the two"
    )
    #expect(named.verdict == .unusable)
    let all = place.check([""], .update)
    #expect(all.lines[2].hasPrefix("./b@w.json: a document's name cannot contain '@'"))
    #expect(folder.names == ["a.inspect.txt", "a.json", "a.order.txt", "a.yaml", "b@w.json"])
  }

  @Test("A folder is one path with a slash behind it and without")
  func slashes() {
    place.addDocument("in/a.json")
    folder.makeFolder("in")
    place.addDocument("in/a.json")
    _ = place.check(["in"], .update)
    for names in [["in", "in/"], ["in/", "in"], ["in//"], ["in", "in/a.json", "in/a.json"]] {
      #expect(place.check(names).text == "2 equal\n", "\(names)")
    }
  }

  @Test("A document with no checks at all needs no goldens")
  func noChecks() {
    place.addDocument(checks: "[]")
    #expect(place.check().text == "nothing to check\n")
  }

  @Test("A filter chooses by the golden's path or its document's, and finds nothing stale")
  func filter() {
    place.addDocument("a.json")
    place.addDocument("b.json")
    _ = place.check([""], .update)
    folder.write("gone.order.txt", "viewtree-golden 3: order\n")
    func count(_ pattern: String) -> String {
      place.check { $0.filter = GlobPattern(pattern) }.text
    }
    #expect(count("*.order.txt") == "2 equal\n")
    #expect(count("a.*") == "2 equal\n")
    #expect(count("b.inspect.txt") == "1 equal\n")
    #expect(count("c*") == "nothing to check\n")
    #expect(place.check { $0.filter = GlobPattern("c*") }.verdict == .unusable)
  }

  @Test("Who stops at the first failure is told what comes before it and how many come behind")
  func failFast() {
    for name in ["a", "b", "c"] { place.addDocument("\(name).json") }
    _ = place.check([""], .update)
    folder.write("b.inspect.txt", place.golden("inspect", of: "b.json", line: "x"))
    folder.write("c.inspect.txt", place.golden("inspect", of: "c.json", line: "x"))
    let result = place.check(style: .none) { $0.failsFast = true }
    #expect(
      result.lines.prefix(2) == [
        "./b.inspect.txt: new: same", "2 equal, 1 different, 3 not checked",
      ])
  }

  @Test("Reports that are not the golden ones are kept in a folder, under the same path")
  func artifacts() {
    place.addDocument()
    folder.write("a.order.txt", place.golden("order", line: "x"))
    let kept = folder.path + "/kept"
    _ = place.check(["a.order.txt"]) { $0.artifacts = kept }
    #expect(folder.text("kept" + folder.path + "/a.order.txt") == place.golden("order"))
    #expect(folder.text("a.order.txt") == place.golden("order", line: "x"))
  }

  @Test("What is pending waits beside the golden, and goes when the golden is equal again")
  func pending() {
    place.addDocument()
    folder.write("a.order.txt", place.golden("order", line: "x"))
    let found = place.check([""], .pending, style: .none)
    #expect(found.verdict == .different)
    #expect(found.lines.last == "to accept: viewtree review ./a.order.txt")
    #expect(folder.text("a.order.txt.new") == place.golden("order"))
    #expect(folder.text("a.order.txt") == place.golden("order", line: "x"))
    #expect(place.check(maker: EchoMaker(line: "x")).text == "1 equal\n")
    #expect(folder.names.contains("a.order.txt.new"))
    _ = place.check([""], .pending, maker: EchoMaker(line: "x"))
    #expect(folder.names == ["a.json", "a.order.txt"])
  }

  @Test("A file is checked once though named twice, and links to folders are not followed")
  func repeated() {
    place.addDocument()
    _ = place.check([""], .update)
    folder.link("loop", to: ".")
    #expect(place.check(["", "a.json", "a.order.txt"]).text == "2 equal\n")
    #expect(place.check(["a.order.txt"]).text == "1 equal\n")
  }

  @Test("Two names that differ in how a letter is composed are two files")
  func composed() {
    place.addDocument("\u{E9}.json")
    place.addDocument("e\u{301}.json")
    #expect(place.check([""], .update).lines.last == "4 added")
    #expect(place.check().text == "4 equal\n")
  }

  @Test("Only JSON files that say what they are count as documents in a folder")
  func otherFiles() {
    folder.write("package.json", "{}")
    folder.write("viewtree.schema.json", "{ \"viewtree\": 1 }")
    #expect(place.check().verdict == .unusable)
    #expect(place.check(["package.json"]).report.counts.map(\.count) == [2])
  }

  @Test("The command that accepts quotes paths for the shell")
  func quoting() {
    folder.makeFolder("it's here")
    folder.write("it's here/a.json", "{ \"viewtree\": 1 }")
    folder.write("it's here/a.order.txt", "viewtree-golden 3: order\n")
    let text = place.check(["it's here"]).text
    #expect(text.hasSuffix("to accept: viewtree check --update './it'\\''s here/a.order.txt'\n"))
  }

  @Test("All are listed with the words that make them, and nothing is evaluated")
  func list() {
    place.addDocument(checks: #"["order --reduces"]"#)
    place.addDocument("b.json")
    folder.write("b@wide.inspect.txt", "viewtree-golden 3: inspect --scale 3\n")
    let list = GoldenCheck(GoldenCheckOptions(), maker: EchoMaker(line: nil)).list([folder.path])
    #expect(
      list.map { $0.path.replacing(folder.path + "/", with: "") } == [
        "a.order.txt", "b@wide.inspect.txt",
      ])
    #expect(
      list.map { try? $0.words.get() } == [["order", "--reduces"], ["inspect", "--scale", "3"]])
  }
}
