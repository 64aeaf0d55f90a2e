import Testing

@testable import ViewTreeGolden

@Suite("Older formats of golden files")
struct GoldenFormatVersionTests {
  let place = GoldenFolder()
  var folder: TemporaryFolder { place.folder }

  private func addOld(line: String = "same") {
    place.addDocument()
    folder.write(
      "a.order.txt",
      place.golden("order", line: line).replacing("golden 3", with: "golden 1"))
  }

  @Test("A golden of format 1 is compared, with a word about migration")
  func compared() {
    addOld()
    let result = place.check()
    #expect(result.verdict == .equal)
    #expect(
      result.text
        == "1 equal\n1 in an older format; to migrate: viewtree check --migrate .\n")
  }

  @Test("Migration writes an equal golden anew, and leaves one that differs alone")
  func migrated() {
    addOld()
    #expect(place.check([""], .migrate).text == "./a.order.txt: migrated\n1 migrated\n")
    #expect(folder.text("a.order.txt") == place.golden("order"))
    addOld(line: "7 reduces")
    #expect(place.check([""], .migrate).verdict == .different)
    #expect(folder.text("a.order.txt")?.hasPrefix("viewtree-golden 1: order\n") == true)
  }

  @Test("In format 1 a backslash took each character as it is")
  func escapes() throws {
    let text = "viewtree-golden 1: order --set \"a=\\n\"\n"
    #expect(try GoldenFile(Array(text.utf8), .text).words == ["order", "--set", "a=n"])
    let new = text.replacing("golden 1", with: "golden 3")
    #expect(try GoldenFile(Array(new.utf8), .text).words == ["order", "--set", "a=\n"])
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
