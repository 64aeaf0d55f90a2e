import Testing
import ViewTreeDocument
import ViewTreeRandom

@testable import ViewTreeGolden

@Suite("Pictures as golden files")
struct GoldenPictureTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }

  /// A picture with a report of some lines in it, and what draws it.
  private func picture(_ views: [String], _ drawn: [String]) -> [UInt8] {
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\">", "<title id=\"t\">a.json: layout</title>",
        "<metadata data-report=\"inspect\" data-first=\"0\">",
        "a.json  20x10 @2x  stable after 1 pass", "", "Views",
      ] + views + ["</metadata>"] + drawn + ["</svg>"]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func lines(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    BehaviourComparison(old: old, new: new, command: "draw", comparesName: true).lines()
  }

  @Test("Names say the command, the form and the variant, as for reports")
  func names() throws {
    let cases: [(String, String)] = [
      ("draw --picture order", "a.draw.svg"), ("@order draw --picture order", "a@order.draw.svg"),
      ("draw --format text", "a.draw.txt"), ("draw --format=text", "a.draw.txt"),
      ("draw --format svg", "a.draw.svg"), ("inspect --format json", "a.inspect.json"),
      ("inspect", "a.inspect.txt"), ("keys --format dot", "a.keys.txt"),
    ]
    for (text, path) in cases {
      let check = try #require(CheckTemplate(text))
      let name = GoldenName(check, ofStem: "a")
      #expect(name.path == path, "\(text)")
      #expect(GoldenName(path) == name, "\(path)")
    }
    for path in ["a.inspect.svg", "a.draw.json", "a.draw.html", "a.svg"] {
      #expect(GoldenName(path) == nil, "\(path)")
    }
    #expect(CheckTemplate("draw --format html") == nil)
  }

  @Test("The first line is an instruction that no words can end, and is read back")
  func firstLine() throws {
    #expect(
      GoldenForm.svg.firstLine(["draw", "--picture", "order"])
        == "<?viewtree-golden 3: draw --picture order?>")
    for word in ["?>", "a?", "?", "\"?>\"", "a ?> b", "\\?>", "-->", "é?>\n"] {
      for words in [["draw", "--set", "x=" + word], ["draw", word]] {
        let line = GoldenForm.svg.firstLine(words)
        #expect(!line.dropLast(2).contains("?>") && !line.contains("\n"), "\(line)")
        let file = try GoldenFile(GoldenForm.svg.content(words, Array("<svg/>\n".utf8)), .svg)
        #expect(file.words == words, "\(line)")
        #expect(file.report == Array("<svg/>\n".utf8))
      }
    }
  }

  @Test("They are added, compared, updated and removed like other golden files")
  func life() {
    place.addDocument(checks: #"["draw", "@order draw --picture order"]"#)
    #expect(
      place.check().lines.prefix(2) == [
        "./a.draw.svg: there is no such golden file",
        "./a@order.draw.svg: there is no such golden file",
      ])
    #expect(place.check([""], .update).lines.last == "2 added")
    #expect(place.check().text == "2 equal\n")
    #expect(
      folder.text("a@order.draw.svg")?.hasPrefix(
        "<?viewtree-golden 3: draw --picture order?>\na.json\n") == true)
    let other = EchoMaker(line: "other")
    #expect(place.check(maker: other).verdict == .different)
    _ = place.check([""], .pending, maker: other)
    #expect(folder.names.contains("a.draw.svg.new"))
    let pending = PendingGolden.find([folder.path]).pending
    let text = pending.map { $0.text(.none) }.joined().replacing(folder.path, with: ".")
    #expect(text.contains("\n  before: ./a.draw.svg\n  after: ./a.draw.svg.new\n"))
    #expect(place.check([""], .update, maker: other).lines.last == "2 updated")
    place.addDocument(checks: #"["draw"]"#)
    #expect(
      place.check(maker: other).lines[0].hasPrefix(
        "./a@order.draw.svg: its document no longer lists")
    )
    #expect(place.check([""], .update, maker: other).lines.contains("1 equal, 1 removed"))
    #expect(PendingGolden.namePatterns == ["*.txt.new", "*.json.new", "*.svg.new"])
  }

  @Test("One that is missing is added by its own name, in the format of its ending")
  func byName() {
    place.addDocument()
    #expect(place.check(["a.draw.svg"], .update).text == "./a.draw.svg: added\n1 added\n")
    #expect(place.check(["a.draw.txt"], .update).text == "./a.draw.txt: added\n1 added\n")
    #expect(folder.text("a.draw.svg")?.contains("\ndraw\n") == true)
    #expect(folder.text("a.draw.txt")?.contains("\ndraw|--format|text\n") == true)
  }

  @Test("A difference is told by views, as the report in the picture knows them")
  func behaviour() {
    let drawn = ["<rect data-v=\"0\"/>"]
    let old = picture(["VStack #form  0 0  20x10"], drawn)
    #expect(
      lines(old, picture(["VStack #form  0 0  20x8"], drawn)) == [
        "VStack #form  resized from 20x10 to 20x8"
      ])
    #expect(lines(old, old).isEmpty)
  }

  @Test("What only looks otherwise is told with the view that is drawn so")
  func looks() {
    let views = ["VStack #form  0 0  20x10", "  Text &quot;a &lt;b&gt;&quot;  0 0  20x10"]
    let old = picture(views, ["<rect data-v=\"0\"/>", "<text data-v=\"1\" fill=\"#000\"/>"])
    let new = picture(views, ["<rect data-v=\"0\"/>", "<text data-v=\"1\" fill=\"#fff\"/>"])
    #expect(
      lines(old, new) == [
        "Text \"a <b>\" (form/Text) is drawn differently: \"<text data-v=\"1\" fill=\"#000\"/>\" -> "
          + "\"<text data-v=\"1\" fill=\"#fff\"/>\""
      ])
    let more = picture(views, ["<path/>"])
    #expect(lines(old, more).first?.hasPrefix("VStack #form is drawn differently: ") == true)
    let fewer = picture(
      views, ["<rect data-v=\"0\"/>", "<text data-v=\"1\" fill=\"#000\"/>", "<g/>"])
    #expect(lines(old, fewer).first?.hasPrefix("the picture is drawn differently: ") == true)
  }

  @Test("In a picture of characters the nearest name above is that of the view")
  func characters() {
    func text(_ size: String, _ row: String) -> [UInt8] {
      let head = "a.json  \(size) @2x  stable after 1 pass  one character is 1 by 2 points"
      return Array("\(head)\n┌VStack #form (11)┐\n\(row)\n└────────┴────────┘\n".utf8)
    }
    let old = text("19x6", "│        │Hello   │")
    #expect(
      lines(old, text("19x6", "│        │Hullo   │")).first?.hasPrefix(
        "VStack #form (11) is drawn differently: \"│        │Hello   │\" -> ") == true)
    #expect(
      lines(old, text("19x8", "│        │Hello   │")).first?.hasPrefix(
        "the picture is drawn differently: \"a.json  19x6") == true)
  }

  @Test("What is no picture is compared line by line, and nothing traps")
  func broken() {
    let whole = String(
      decoding: picture(["VStack  0 0  20x10"], ["<rect data-v=\"0\"/>"]), as: UTF8.self)
    for count in stride(from: 0, to: whole.count, by: Rounds.every(1)) {
      let part = Array(whole.prefix(count).utf8)
      #expect(!lines(part, Array((whole + "x").utf8)).isEmpty)
      _ = RecordedReport(part)
    }
    for text in ["<svg data-v=\"99999999999999999999\"/>", "<metadata data-report=\"\n", "&&amp;&"]
    {
      _ = lines(Array(text.utf8), Array("\(text) ".utf8))
    }
  }

  @Test("A picture that was printed is known as a report, by the words that draw one like it")
  func recorded() throws {
    let bytes = picture(["VStack  0 0  20x10"], [])
    let printed = try #require(RecordedReport(bytes))
    #expect(printed.words == ["draw"] && printed.name == "a.json" && !printed.isGolden)
    let golden = try #require(
      RecordedReport(GoldenForm.svg.content(["draw", "--theme", "dark"], bytes)))
    #expect(golden.words == ["draw", "--theme", "dark"] && golden.isGolden)
    #expect(golden.name == "a.json" && golden.kind == .draw)
    let text = Array("b.json  1x1 @2x  stable after 1 pass  one character is 1 by 2 points\n".utf8)
    let boxes = try #require(RecordedReport(text))
    #expect(boxes.words == ["draw", "--format", "text"] && boxes.name == "b.json")
  }

  // MARK: - Artifacts

  @Test("Each failure leaves what was, what is and a picture, which are listed in every format")
  func artifacts() {
    place.addDocument(checks: #"["order", "inspect"]"#)
    folder.write("a.order.txt", place.golden("order", line: "x"))
    let kept = folder.path + "/kept"
    let maker = EchoMaker(picture: "<svg/>\n")
    let found = place.check(maker: maker, style: .behaviour) { $0.artifacts = kept }
    #expect(
      found.text.replacing(folder.path, with: ".").hasPrefix(
        """
        ./a.inspect.txt: there is no such golden file
          page: ./kept\(place.folder.path)/a.inspect.page.html
          after: ./kept\(place.folder.path)/a.inspect.txt
        """.replacing(folder.path, with: ".")))
    let order = found.report.results[1]
    #expect(order.artifacts.map(\.kind) == [.page, .before, .after, .picture])
    #expect(
      order.artifacts.map { $0.path.replacing(folder.path + "/kept", with: "kept") }
        == [
          "a.order.page.html", "a.order.before.txt", "a.order.txt", "a.order.picture.svg",
        ].map { "kept" + folder.path + "/" + $0 })
    #expect(
      folder.text("kept" + folder.path + "/a.order.before.txt") == place.golden("order", line: "x"))
    #expect(folder.text("kept" + folder.path + "/a.order.picture.svg") == "<svg/>\n")
    for format in GoldenReportFormat.all {
      let bytes = format.write(found.report, GoldenPresentation(version: "0"))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("a.order.page.html"), "\(format.name)")
      // A note in a log has room for the page, which leads to the others.
      #expect(text.contains("a.order.picture.svg") == (format.name != "github"), "\(format.name)")
    }
    // They are nobody's golden files, though they lie among the documents.
    #expect(place.check(maker: maker) { $0.artifacts = kept }.report.results.count == 2)
    #expect(
      place.check([""], .update, maker: maker) { $0.artifacts = kept }.report.verdict == .equal)
  }

  @Test("No artifact leaves the folder, and no two golden files have one")
  func safeNames() {
    func path(_ golden: String) -> String { GoldenArtifact.path(.after, of: golden, in: "out") }
    let cases = [
      ("./a.order.txt", "out/a.order.txt"), ("../a.order.txt", "out/%2E%2E/a.order.txt"),
      ("/x/a.order.txt", "out/x/a.order.txt"), ("b:c|d?.order.txt", "out/b%3Ac%7Cd%3F.order.txt"),
      ("b%3Ac.order.txt", "out/b%253Ac.order.txt"), ("é/\n.order.txt", "out/é/%0A.order.txt"),
    ]
    for (golden, artifact) in cases { #expect(path(golden) == artifact) }
    #expect(
      GoldenArtifact.path(.before, of: "d.x/a@b.draw.svg", in: "out")
        == "out/d.x/a@b.draw.before.svg")
    #expect(
      GoldenArtifact.path(.picture, of: "a.inspect.json", in: "out")
        == "out/a.inspect.picture.svg")
  }
}
