import Testing

@testable import ViewTreeGolden

@Suite("Older formats of golden files")
struct GoldenFormatVersionTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }

  private func addOld(_ version: Int = 2, line: String = "same") {
    place.addDocument()
    folder.write(
      "a.order.txt",
      place.golden("order", line: line).replacing("golden 3", with: "golden \(version)"))
  }

  private let problem =
    "an older version of viewtree wrote it (format 2, now 3); rewrite it with 'viewtree check --update' and review the "
    + "changed lines"

  @Test("A golden of an older format is an error that names the command that rewrites it")
  func refused() throws {
    addOld()
    let before = folder.text("a.order.txt")
    for mode in [GoldenMode.compare, .pending] {
      let result = place.check([""], mode)
      #expect(result.verdict == .unusable)
      #expect(
        result.lines == [
          "./a.order.txt: \(problem)", "1 unusable",
          "to rewrite: viewtree check --update ./a.order.txt",
        ])
    }
    #expect(folder.text("a.order.txt") == before && !folder.names.contains("a.order.txt.new"))
  }

  @Test(
    "An update rewrites it with the words of its first line, whatever its report said",
    arguments: [1, 2])
  func updated(version: Int) {
    for line in ["same", "7 reduces"] {
      addOld(version, line: line)
      #expect(place.check([""], .update).text == "./a.order.txt: updated\n1 updated\n")
      #expect(folder.text("a.order.txt") == place.golden("order"))
      #expect(place.check().verdict == .equal)
    }
  }

  @Test(
    "A waiting report of an older format can't be accepted, and one for a golden of an older format can"
  )
  func waiting() throws {
    let (old, new) = (
      place.golden("order").replacing("golden 3", with: "golden 2"), place.golden("order")
    )
    place.addDocument()
    folder.write("a.order.txt", new)
    folder.write("a.order.txt.new", old)
    var pending = try #require(PendingGolden.find([folder.path]).pending.first)
    #expect(throws: GoldenProblem.older(version: 2)) { try pending.accept() }
    folder.write("a.order.txt", old)
    folder.write("a.order.txt.new", new)
    pending = try #require(PendingGolden.find([folder.path]).pending.first)
    #expect(try pending.difference().behaviour == [])
    try pending.accept()
    #expect(folder.text("a.order.txt") == new)
  }

  @Test("What is written is read back, as text and as JSON")
  func roundTrip() throws {
    let words = ["inspect", "--perform", "a = \"x\"\nb = 1", "--format", "json"]
    for (form, report) in [(GoldenForm.text, "a\nb\n"), (.json, "{\n  \"a\": 1\n}\n")] {
      let file = try GoldenFile(form.content(words, Array(report.utf8)), form)
      #expect(file.words == words && file.version == 3)
      #expect(file.report == Array(report.utf8))
    }
  }
}
