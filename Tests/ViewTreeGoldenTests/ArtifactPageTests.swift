import Testing
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("Pages of artifacts")
struct ArtifactPageTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }
  private let maker = EchoMaker(picture: "<svg/>\n")

  /// Checks with a folder of artifacts; gives back the results and a page, by the name of its golden file
  /// without its ending.
  private func check(
    _ name: String, maker: EchoMaker? = nil
  ) -> (outcome: GoldenFolder.Outcome, page: String) {
    let found = place.check(maker: maker ?? self.maker) { $0.artifacts = folder.path + "/kept" }
    return (found, page(name) ?? "")
  }

  private func page(_ name: String) -> String? {
    folder.text("kept\(folder.path)/\(name).page.html")
  }
  private var index: String? { folder.text("kept/index.html") }

  @Test("The page of a report has what is different, the layout now and the changed lines")
  func report() {
    place.addDocument(checks: #"["order --set a=<b>"]"#)
    folder.write("a.order.txt", place.golden("order --set a=<b>", line: "old <line>"))
    let (found, page) = check("a.order")
    #expect(found.verdict == .different)
    #expect(page.contains("<h1>\(folder.path)/a.order.txt</h1>"))
    #expect(
      page.contains("<code>viewtree order --set &#39;a=&lt;b&gt;&#39; \(folder.path)/a.json</code>")
    )
    guard case .different(let difference) = found.report.results[0].outcome else {
      Issue.record("the golden file is not different")
      return
    }
    var headline = ByteBuffer()
    headline.append(markup: difference.behaviour[0])
    #expect(page.contains("<ul>\n<li>\(headline.text)</li>\n"))
    #expect(page.contains("<a href=\"a.order.picture.svg\"><img src=\"a.order.picture.svg\" alt="))
    #expect(page.contains("\n<del>-old &lt;line&gt;</del>\n"))
    #expect(page.contains("\n<ins>+same</ins></pre>"))
    // The first two lines of a patch name the files, and take nothing out.
    #expect(page.contains("<pre tabindex=\"0\">--- \(folder.path)/a.order.txt\n+++ "))
    #expect(page.contains("to accept: viewtree check --update"))
  }

  @Test("Many differences are folded, so that the pictures are near", arguments: [11, 12])
  func folded(count: Int) {
    let difference = GoldenDifference(behaviour: (1...count).map { "change \($0)" }, patch: "")
    let page = ArtifactPage(
      result: GoldenResult(path: "a.draw.svg", document: "a.json", outcome: .different(difference)),
      words: ["draw"], index: "index.html", nextSteps: [], files: [:])
    let text = String(decoding: page.bytes(), as: UTF8.self)
    for number in 1...count { #expect(text.contains("<li>change \(number)</li>")) }
    let fold = text.range(of: "<details><summary>4 more</summary>\n<ul>\n<li>change 9</li>")
    #expect((fold != nil) == (count == 12))
  }

  @Test("The page of a picture shows what was and what is side by side, by their names")
  func picture() {
    place.addDocument(checks: #"["draw", "@chars draw --format text"]"#)
    #expect(place.check([""], .update).verdict == .equal)
    let other = EchoMaker(line: "moved")
    let page = check("a.draw", maker: other).page
    #expect(page.contains("<figure><figcaption>Before: the accepted picture</figcaption>\n"))
    let pictures = ["a.draw.before.svg", "a.draw.svg"].map {
      "<a href=\"\($0)\"><img src=\"\($0)\""
    }
    for picture in pictures { #expect(page.contains(picture), "\(picture)") }
    #expect(!page.contains("<pre"))
    let characters = self.page("a@chars.draw") ?? ""
    #expect(characters.contains("<pre tabindex=\"0\">a.json\ndraw|--format|text\nsame</pre>"))
    #expect(characters.contains("<pre tabindex=\"0\">a.json\ndraw|--format|text\nmoved</pre>"))
    #expect(!characters.contains("<img"))
  }

  @Test("A missing golden file has only what would be accepted")
  func missing() {
    place.addDocument(checks: #"["draw", "inspect"]"#)
    let page = check("a.draw").page
    #expect(page.contains("<li>there is no such golden file</li>"))
    #expect(page.contains("After: the current picture") && !page.contains("Before: "))
    #expect(self.page("a.inspect")?.contains("<h2>Changed lines</h2>") == false)
  }

  @Test("Pages load nothing but the pictures beside them, and have one style, named by its hash")
  func policy() throws {
    place.addDocument(checks: #"["draw", "inspect"]"#)
    _ = check("a.draw")
    for text in [
      try #require(page("a.draw")), try #require(page("a.inspect")), try #require(index),
    ] {
      let style = try #require(
        text.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
      let policy =
        "default-src 'none'; img-src 'self' file:; style-src 'sha256-"
        + "\(SHA256.base64(Array(style.utf8)))'; base-uri 'none'; form-action 'none'"
      #expect(
        text.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"/>\n"))
      for mark in ["<script", " style=", " on", "http:", "https:", "<link"] {
        let rest = text.replacing(style, with: "")
        #expect(!rest.contains(mark), "\(mark)")
      }
      #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
      #expect(text.hasSuffix("</body>\n</html>\n"))
    }
  }

  @Test("Hostile names and texts stay texts, and addresses lead to the files")
  func hostile() throws {
    let name = "a\"><script> %&#'é"
    place.addDocument("\(name).json", checks: #"["inspect"]"#)
    folder.write(
      "\(name).inspect.txt",
      "viewtree-golden 3: inspect\n]]><script>alert(1)</script>\u{202e}\u{2028}\n")
    _ = check("")
    let names = folder.names(in: "kept" + folder.path)
    let file = try #require(names.first { $0.hasSuffix(".page.html") })
    let page = try #require(folder.text("kept\(folder.path)/\(file)"))
    #expect(!page.contains("<script") && page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{202e}" || $0 == "\u{2028}" })
    let picture = try #require(names.first { $0.hasSuffix(".picture.svg") })
    #expect(page.contains("src=\"\(PercentEncoding.path(picture))\""))
    #expect(
      index?.contains("href=\"\(PercentEncoding.path(folder.path.dropFirst() + "/" + file))\"")
        == true)
    #expect(index?.contains("<script") == false)
  }

  @Test(
    "The page of the folder lists all failures in the order of paths, also those without a page")
  func failures() throws {
    place.addDocument("b.json", checks: #"["inspect"]"#)
    place.addDocument("a.json", checks: #"["order"]"#)
    folder.write("c.inspect.txt", place.golden("inspect"))
    let found = check("a.order").outcome
    #expect(found.report.results.count == 3)
    let text = try #require(index)
    let places = ["a.order.txt</a>", "b.inspect.txt</a>", "c.inspect.txt</strong>"].map {
      text.range(of: $0)?.lowerBound
    }
    #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(text.contains("<p>2 missing, 1 stale</p>"))
    let link =
      "href=\"" + PercentEncoding.path(folder.path.dropFirst() + "/a.order.page.html") + "\""
    #expect(text.contains(link))
    // And back.
    let steps = folder.path.split(separator: "/").count
    #expect(
      page("a.order")?.contains(
        "<a href=\"\(String(repeating: "../", count: steps))index.html\">all failures</a>") == true)
  }

  @Test("Nothing is left where nothing differs, and a page of an earlier check says so")
  func nothing() {
    place.addDocument(checks: #"["inspect"]"#)
    #expect(place.check([""], .update).verdict == .equal)
    #expect(check("").outcome.verdict == .equal && !folder.names.contains("kept"))
    _ = check("", maker: EchoMaker(line: "other"))
    #expect(index?.contains("1 different") == true)
    #expect(check("").outcome.verdict == .equal)
    #expect(index?.contains("<p>1 equal</p>") == true)
    #expect(index?.contains("All reports match.") == true)
  }

  @Test("A later check takes nothing in the folder for golden files or documents")
  func laterCheck() throws {
    place.addDocument(checks: #"["inspect", "@j inspect --format json"]"#)
    #expect(place.check([""], .update).verdict == .equal)
    folder.write("a.inspect.txt", place.golden("inspect", line: "old"))
    folder.write(
      "a@j.inspect.json",
      "{\"viewtree-golden\": \"3: inspect --format json\",\n  \"viewtree\": 1\n}\n")
    #expect(check("").outcome.report.results.count == 2)
    let names = folder.names(in: "kept" + folder.path)
    #expect(names.contains("a@j.inspect.before.json") && names.contains("a.inspect.txt"))
    #expect(place.check(maker: maker).report.results.count == 2)
    #expect(
      try DocumentFinder([folder.path]).documents(in: folder.path) == [folder.path + "/a.json"])
    #expect(place.check([""], .update, maker: maker).verdict == .equal)
  }

  @Test("A copy of the page elsewhere hides nothing")
  func copiedPage() throws {
    folder.makeFolder("Screens")
    place.addDocument("Screens/a.json", checks: #"["inspect"]"#)
    _ = check("")
    folder.write("Screens/index.html", try #require(index))
    #expect(place.check(maker: maker).report.results.count == 1)
  }

  @Test("A folder that cannot be written is told")
  func unwritable() {
    place.addDocument(checks: #"["inspect"]"#)
    folder.write("kept", "a file")
    let found = place.check(maker: maker) { $0.artifacts = folder.path + "/kept" }
    #expect(found.verdict == .unusable)
    #expect(found.text.contains("it cannot be written"))
  }
}
