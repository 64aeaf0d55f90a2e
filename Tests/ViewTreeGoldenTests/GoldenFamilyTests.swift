import Testing

@testable import ViewTreeGolden

@Suite("Golden files that are missed when they are deleted")
struct GoldenFamilyTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }

  private func firstLine(_ name: String) -> String? {
    folder.text(name)?.split(separator: "\n").first.map(String.init)
  }

  @Test("One that was deleted is missing as long as another one of its document names it")
  func deleted() {
    place.addDocument()
    _ = place.check([""], .update)
    #expect(firstLine("a.inspect.txt") == "viewtree-golden 3: inspect --with order")
    folder.remove("a.order.txt")
    let found = place.check()
    #expect(found.verdict == .different)
    #expect(
      found.lines.prefix(2) == [
        "./a.order.txt: there is no such golden file", "1 equal, 1 missing",
      ])
    #expect(place.check(["a.json"]).lines[1] == "1 equal, 1 missing")
    #expect(place.check(["a.inspect.txt"]).text == "1 equal\n")
    _ = place.check([""], .update)
    #expect(place.check().text == "2 equal\n")
  }

  @Test("A variant is made again with its options, for the others know them")
  func variant() {
    place.addDocument()
    _ = place.check([""], .update)
    let line = "viewtree-golden 3: inspect --set \"s=a \\\"b\""
    folder.write("a@wide.inspect.txt", line + "\n")
    // The new one and those that name it.
    #expect(place.check([""], .update).lines.last == "3 updated")
    #expect(
      firstLine("a.order.txt")
        == #"viewtree-golden 3: order --with inspect --with "@wide inspect --set \"s=a \\\"b\"""#)
    folder.remove("a@wide.inspect.txt")
    #expect(place.check().lines[1] == "2 equal, 1 missing")
    _ = place.check(["a@wide.inspect.txt"], .update)
    #expect(firstLine("a@wide.inspect.txt") == line + " --with inspect --with order")
    #expect(place.check([""], .update).text == "3 equal\n")
  }

  @Test("Golden files that name no others are equal, and an update lets them do it")
  func older() {
    place.addDocument()
    folder.write("a.inspect.txt", place.golden("inspect"))
    folder.write("a.order.txt", place.golden("order"))
    #expect(place.check().text == "2 equal\n")
    #expect(place.check([""], .pending).text == "2 equal\n")
    #expect(folder.text("a.order.txt") == place.golden("order"))
    #expect(place.check([""], .update).lines.last == "2 updated")
    #expect(place.check([""], .update).text == "2 equal\n")
  }

  @Test("A patch does not tell of the others, and gives a golden file that is equal")
  func patch() throws {
    place.addDocument()
    folder.write("a.inspect.txt", place.golden("inspect"))
    folder.write("a.order.txt", place.golden("order", line: "x"))
    let patch = try #require(
      place.check(["a.order.txt"]).report.results.compactMap { result in
        if case .different(let difference) = result.outcome { difference.patch } else { nil }
      }.first)
    #expect(!patch.contains("--with"))
    let old = Array(place.golden("order", line: "x").utf8)
    folder.write(
      "a.order.txt", String(decoding: try PatchApplier.apply(patch, to: old), as: UTF8.self))
    #expect(place.check(["a.order.txt"]).text == "1 equal\n")
  }

  @Test("What checks ask for needs no other record, and says what there no longer is")
  func checks() {
    place.addDocument()
    _ = place.check([""], .update)
    folder.remove("a.order.txt")
    place.addDocument(checks: #"["inspect"]"#)
    #expect(place.check().text == "1 equal\n")
    #expect(place.check([""], .update).lines.last == "1 updated")
    #expect(firstLine("a.inspect.txt") == "viewtree-golden 3: inspect")
    folder.remove("a.inspect.txt")
    #expect(place.check().lines[1] == "1 missing")
  }

  @Test("A report that waits is accepted with the others that it names")
  func review() throws {
    place.addDocument()
    _ = place.check([""], .update)
    folder.remove("a.order.txt")
    _ = place.check([""], .pending)
    for pending in PendingGolden.find([folder.path]).pending { try pending.accept() }
    #expect(firstLine("a.order.txt") == "viewtree-golden 3: order --with inspect")
    #expect(place.check().text == "2 equal\n")
  }

  @Test("A first line that names what no golden file can be is not a golden file's's options")
  func wrongNames() {
    let line = GoldenHeader(words: ["inspect", "--with", "parse", "--with", "order"])
    #expect(line.words == ["inspect", "--with", "parse"])
    #expect(line.companions.map(\.text) == ["order"])
    #expect(GoldenHeader(words: ["--with", "order"]).words == ["--with", "order"])
  }
}
