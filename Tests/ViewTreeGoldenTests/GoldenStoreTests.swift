import Testing

@testable import ViewTreeGolden

@Suite("Golden files in a folder of their own")
struct GoldenStoreTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }

  init() {
    for name in ["Screens", "Screens/deep"] { folder.makeFolder(name) }
  }

  /// A check with golden files in the folder `Kept`, or in another one.
  private func check(
    _ names: [String] = ["Screens"], _ mode: GoldenMode = .compare, in store: String = "Kept"
  ) -> GoldenFolder.Outcome {
    place.check(names, mode) { $0.goldens = folder.path + "/" + store }
  }

  @Test("They have the paths of their documents, and nothing is written beside these")
  func mirror() {
    place.addDocument("Screens/a.json")
    place.addDocument("Screens/deep/b.json", checks: #"["@w order --reduces"]"#)
    #expect(
      check().lines.prefix(3).map { $0.prefix { $0 != ":" } } == [
        "./Kept/Screens/a.inspect.txt", "./Kept/Screens/a.order.txt",
        "./Kept/Screens/deep/b@w.order.txt",
      ])
    #expect(
      check().lines.last == "to accept: viewtree check --update --goldens ./Kept "
        + "./Kept/Screens/a.inspect.txt ./Kept/Screens/a.order.txt "
        + "./Kept/Screens/deep/b@w.order.txt")
    #expect(check(["Screens"], .update).lines.last == "3 added")
    #expect(folder.names(in: "Screens") == ["a.json", "deep", "deep/b.json"])
    for names in [["Screens"], [""], ["Kept"], ["", "Screens", "Kept"]] {
      #expect(check(names).text == "3 equal\n", "\(names)")
    }
    #expect(check(["Screens/deep"]).text == "1 equal\n")
    #expect(check(["Screens/a.json"]).text == "2 equal\n")
    #expect(check(["Kept/Screens/deep/b@w.order.txt"]).text == "1 equal\n")
  }

  @Test("There, too, what is deleted is missing and what has no document is stale")
  func faults() {
    place.addDocument("Screens/a.json")
    place.addDocument("Screens/deep/b.json")
    _ = check(["Screens"], .update)
    folder.remove("Kept/Screens/a.order.txt")
    folder.remove("Screens/deep/b.json")
    let found = check()
    #expect(found.lines[0] == "./Kept/Screens/a.order.txt: there is no such golden file")
    #expect(found.lines[1] == "./Kept/Screens/deep/b.inspect.txt: its document is gone")
    #expect(found.lines[3] == "1 equal, 1 missing, 2 stale")
    #expect(found.report.results[2].document.hasSuffix("/Screens/deep/b.json"))
    _ = check(["Screens"], .update)
    #expect(
      folder.names(in: "Kept").filter { $0.hasSuffix(".txt") } == [
        "Screens/a.inspect.txt", "Screens/a.order.txt",
      ])
  }

  @Test("Reports wait there and are found by the documents' paths")
  func pending() throws {
    place.addDocument("Screens/a.json")
    _ = check(["Screens"], .pending)
    let store = folder.path + "/Kept"
    for name in ["", "/Screens", "/Screens/a.json", "/Kept/Screens/a.order.txt.new"] {
      let pending = PendingGolden.find([folder.path + name], goldens: store).pending
      #expect(pending.count == (name.hasSuffix("new") ? 1 : 2), "\(name)")
    }
    for pending in PendingGolden.find([folder.path], goldens: store).pending {
      try pending.accept()
    }
    #expect(check().text == "2 equal\n")
  }

  @Test("Who forgets the folder is told, and loses nothing by an update")
  func forgotten() {
    place.addDocument("Screens/a.json")
    _ = check(["Screens"], .update)
    _ = place.check([""], .update)
    let found = place.check()
    #expect(found.verdict == .unusable)
    #expect(
      found.lines[0]
        == "./Kept/Screens/a.inspect.txt: no document is next to it, but "
        + "'./Kept' may hold its golden files; use --goldens ./Kept, or remove the file")
    #expect(check().text == "2 equal\n")
  }

  @Test("Golden files of other folders are left alone: each system may have its own")
  func others() {
    place.addDocument("Screens/a.json")
    _ = check(["Screens"], .update, in: "ios17")
    _ = check([""], .update, in: "ios18")
    #expect(check([""], .update, in: "ios17").text == "2 equal\n")
    #expect(check([""], .update, in: "ios18").text == "2 equal\n")
  }

  @Test("A document that is not in the folder around has no place there, and nothing is written")
  func outside() {
    place.addDocument("a.json")
    let found = check(["a.json"], .update, in: "Screens/Kept")
    #expect(found.verdict == .unusable)
    #expect(
      found.lines[0]
        == "./a.json: golden files are in './Screens/Kept', for documents in its enclosing "
        + "folder; this document is not in that folder")
    let golden = check(["a.order.txt"], in: "Screens/Kept")
    #expect(
      golden.verdict == .unusable && golden.lines[0].contains("this document is not in that folder")
    )
    #expect(folder.names == ["Screens", "a.json"])
  }

  @Test("A document says the folder itself, from its own, with reports or without")
  func declared() {
    place.addDocument("Screens/deep/a.json", checks: #"{ "goldens": "../../Kept" }"#)
    place.addDocument(
      "Screens/b.json", checks: #"{ "reports": ["@w keys"], "goldens": "Own" }"#)
    #expect(place.check([""], .update).lines.last == "3 added")
    #expect(
      folder.names(in: "Kept").suffix(2) == [
        "Screens/deep/a.inspect.txt", "Screens/deep/a.order.txt",
      ])
    #expect(folder.names(in: "Screens/Own") == ["b@w.keys.txt"])
    for (names, count) in [
      ([""], 3), (["Screens"], 3), (["Kept"], 2), (["Screens/deep/a.json"], 2),
      (["Kept/Screens/deep/a.order.txt"], 1), (["Kept", "Screens"], 3),
    ] {
      #expect(place.check(names).text == "\(count) equal\n", "\(names)")
    }
    folder.remove("Kept/Screens/deep/a.order.txt")
    #expect(place.check(["Screens"]).lines[1] == "2 equal, 1 missing")
    #expect(check(["Screens"], in: "All").lines.contains("3 missing"))
  }

  @Test("A golden file beside a document that has them elsewhere is stale")
  func moved() {
    place.addDocument("Screens/a.json")
    _ = place.check([""], .update)
    place.addDocument("Screens/a.json", checks: #"{ "goldens": "../Kept" }"#)
    _ = place.check([""], .update)
    #expect(folder.names(in: "Screens") == ["a.json", "deep"])
    #expect(place.check().text == "2 equal\n")
  }

  @Test(
    "A mistake about the folder removes nothing",
    arguments: [
      #"{ "goldens": "" }"#, #"{ "goldens": "/Kept" }"#, #"{ "goldens": 1 }"#,
      #"{ "golden": "a" }"#,
    ])
  func mistakes(checks: String) {
    place.addDocument()
    _ = place.check([""], .update)
    place.addDocument(checks: checks)
    let result = place.check([""], .update, maker: EchoMaker(failing: ["a.json"]))
    #expect(result.verdict == .unusable)
    #expect(
      folder.names.filter { $0.hasPrefix("a") } == ["a.inspect.txt", "a.json", "a.order.txt"])
  }

  @Test("The folder is one however it is written, and where links lead to it")
  func spelling() throws {
    let store = try GoldenStore(folder.path + "/Kept//")
    let stem = folder.path + "/Screens/a"
    #expect(try store.stem(of: stem) == folder.path + "/Kept/Screens/a")
    #expect(try store.stem(of: folder.path + "/Screens/./deep/../a") == store.stem(of: stem))
    #expect(try store.documentStem(of: folder.path + "/Kept/Screens/a") == stem)
    #expect(try store.documentStem(of: stem) == nil)
    folder.link("alias", to: "Screens")
    #expect(try store.stem(of: folder.path + "/alias/a") == folder.path + "/Kept/Screens/a")
    #expect(try store.part(of: folder.path + "/Screens") == folder.path + "/Kept/Screens")
    #expect(try store.part(of: "/") == store.path && store.part(of: "/nowhere") == nil)
  }
}
