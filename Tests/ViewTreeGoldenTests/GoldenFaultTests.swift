import Testing

@testable import ViewTreeGolden

@Suite("Golden files that are not what they should be")
struct GoldenFaultTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }

  /// What is said of a golden file `a.order.txt` with some content.
  private func said(of content: String) -> String {
    place.addDocument()
    folder.write("a.order.txt", content)
    let result = place.check(["a.order.txt"], .update)
    #expect(result.verdict == .unusable)
    #expect(folder.text("a.order.txt") == content)
    return result.lines[0]
  }

  @Test("A path with nothing to check is named")
  func nothing() {
    folder.makeFolder("empty")
    for name in ["none", "empty"] {
      let result = place.check([name])
      #expect(result.verdict == .unusable)
      #expect(result.lines[0].hasPrefix("./\(name): no documents and no golden files"))
    }
  }

  @Test(
    "What is wrong with a golden is said, and it is left as it is, even by an update",
    arguments: [
      ("", "the golden file is empty"),
      ("viewtree-golden 3: order\n\u{0}", "the golden file is not text"),
      ("hello\n", "the first line is not the first line of a golden file"),
      ("viewtree-golden 3: \n", "the first line is not the first line of a golden file"),
      ("viewtree-golden 3: order \"\n", "the first line is not the first line of a golden file"),
      ("viewtree-golden 3: inspect\n", "the first line specifies 'inspect'"),
      (
        "viewtree-golden 4: order\n",
        "a newer version of viewtree wrote it (format 4, known up to 3)"
      ),
      ("viewtree-gol", "the first line is not the first line of a golden file"),
      ("viewtree-golden 3: ord", "the first line specifies 'ord'"),
      (
        "viewtree-golden 9: order --with later\nx\n",
        "a newer version of viewtree wrote it (format 9"
      ),
      ("viewtree-golden 3: order\r\nx\r\n", "its lines end with carriage returns"),
      (
        "viewtree-golden 3: order\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n",
        "line 2 is a merge marker"
      ),
    ])
  func spoilt(content: String, words: String) {
    #expect(said(of: content).hasPrefix("./a.order.txt: \(words)"))
  }

  @Test("Zeros and marks of a merge are found wherever in the file they stand")
  func spoiltAnywhere() {
    for count in 0...16 {
      let start = "viewtree-golden 3: order\n" + String(repeating: "a", count: count)
      #expect(said(of: start + "\u{0}").contains("the golden file is not text"))
      #expect(said(of: start + "\u{0}bcdefgh\n").contains("the golden file is not text"))
      let merged = start + "\n<<<<<<< a\n=======\n>>>>>>> b"
      #expect(said(of: merged).contains("line 3 is a merge marker"))
    }
  }

  @Test(
    "The same holds for a golden in JSON, and for a report that waits",
    arguments: [
      (
        "{\"viewtree-golden\": \"9: order --format json\",\n}\n",
        "a newer version of viewtree wrote it"
      ),
      (
        "{\"viewtree-golden\": \"2: order --for", "the first line is not the first line of a golden"
      ),
      (
        "{\"viewtree-golden\": \"2: order --format json\",\n<<<<<<< a\n=======\n>>>>>>> b\n}\n",
        "line 2 is a merge marker"
      ),
    ])
  func spoiltJSON(content: String, words: String) throws {
    place.addDocument()
    folder.write("a.order.json", content)
    let result = place.check(["a.order.json"], .update)
    #expect(result.lines[0].hasPrefix("./a.order.json: \(words)"))
    #expect(result.verdict == .unusable && folder.text("a.order.json") == content)
    let good = "{\"viewtree-golden\": \"3: order --format json\",\n}\n"
    folder.write("a.order.json", good)
    folder.write("a.order.json.new", content)
    let pending = try #require(PendingGolden.find([folder.path]).pending.first)
    #expect(throws: GoldenProblem.self) { try pending.accept() }
    #expect(folder.text("a.order.json") == good && folder.text("a.order.json.new") == content)
  }

  @Test("A golden that is a folder is said to be one")
  func folderAsGolden() {
    place.addDocument()
    folder.makeFolder("a.order.txt")
    let result = place.check([""], .update)
    #expect(result.lines[0] == "./a.order.txt: it cannot be read: it is a folder")
    #expect(result.verdict == .unusable)
  }

  @Test("A golden that is a pipe is not read, for that would wait for a writer")
  func pipe() {
    place.addDocument()
    folder.makePipe("a.order.txt")
    folder.makePipe("b.json")
    folder.makePipe("gone.order.txt")
    let result = place.check()
    #expect(result.lines[0] == "./a.order.txt: it is a pipe or a device, not a file")
    #expect(result.report.results.count == 1)
  }

  @Test("What an interrupted update left is stale, and goes with the next one")
  func leftOver() {
    place.addDocument()
    _ = place.check([""], .update)
    folder.write("a.order.txt.0123456789abcdef.tmp", "viewtree-golden")
    folder.write("notes.0123456789abcdef.tmp", "mine")
    // It may still be written.
    #expect(place.check().lines.first == "2 equal")
    folder.age("a.order.txt.0123456789abcdef.tmp", byHours: 2)
    #expect(
      place.check().lines.prefix(2) == [
        "./a.order.txt.0123456789abcdef.tmp: left over from an interrupted update",
        "2 equal, 1 stale",
      ])
    #expect(place.check([""], .update).verdict == .equal)
    #expect(folder.names.count == 4 && folder.names.contains("notes.0123456789abcdef.tmp"))
  }

  @Test("A golden larger than any report is not read")
  func huge() {
    place.addDocument()
    folder.write("a.order.txt", place.golden("order"))
    let result = place.check { $0.byteLimit = 20 }
    #expect(
      result.lines[0]
        == "./a.order.txt: the golden file has 43 bytes, which is more than any report")
  }

  @Test("A link within what is checked is followed, and stays one; a link to elsewhere is not")
  func links() {
    let elsewhere = TemporaryFolder()
    elsewhere.write("secret", place.golden("order", line: "x"))
    place.addDocument()
    folder.makeFolder("goldens")
    folder.write("goldens/one.txt", place.golden("inspect", line: "x"))
    folder.link("a.inspect.txt", to: "goldens/one.txt")
    folder.link("a.order.txt", to: elsewhere.path + "/secret")
    let result = place.check([""], .update)
    #expect(
      result.lines == [
        "./a.inspect.txt: updated",
        "./a.order.txt: it is a link to a file outside the checked folders, so viewtree did not follow it",
        "1 unusable, 1 updated",
      ])
    #expect(
      folder.text("goldens/one.txt")
        == place.golden("inspect").replacing("3: inspect", with: "3: inspect --with order"))
    #expect(elsewhere.text("secret") == place.golden("order", line: "x"))
  }

  @Test("A document in a folder that is a link to elsewhere is not read")
  func documentLink() {
    let elsewhere = TemporaryFolder()
    elsewhere.write("a.json", "{ \"viewtree\": 1 }")
    folder.link("a.json", to: elsewhere.path + "/a.json")
    #expect(place.check().verdict == .unusable)
    #expect(place.check().text.contains("no documents and no golden files"))
  }

  @Test("A document that fails does not keep the others from being compared")
  func failing() {
    for name in ["a", "b", "c"] { place.addDocument("\(name).json") }
    _ = place.check([""], .update)
    folder.write("c.order.txt", place.golden("order", of: "c.json", line: "x"))
    let result = place.check(maker: EchoMaker(failing: ["b.json"]), style: .none)
    #expect(result.verdict == .unusable)
    #expect(
      result.lines.prefix(4) == [
        "./b.inspect.txt: viewtree could not create the report",
        "./b.order.txt: viewtree could not create the report",
        "./c.order.txt: new: same", "3 equal, 1 different, 2 unusable",
      ])
  }
}
