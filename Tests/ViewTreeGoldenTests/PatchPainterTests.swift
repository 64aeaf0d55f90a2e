import Testing

@testable import ViewTreeGolden

@Suite("Patches in colour")
struct PatchPainterTests {
  @Test("Names are bold, places cyan, what is gone red and what is new green")
  func colors() {
    let lines = ["--- a", "+++ a", "@@ -1,2 +1,2 @@", " kept", "--- gone", "+++ new", ""]
    #expect(
      PatchPainter.painted(lines) == [
        "\u{1b}[1m--- a\u{1b}[0m", "\u{1b}[1m+++ a\u{1b}[0m",
        "\u{1b}[36m@@ -1,2 +1,2 @@\u{1b}[0m", " kept", "\u{1b}[31m--- gone\u{1b}[0m",
        "\u{1b}[32m+++ new\u{1b}[0m", "",
      ])
  }

  @Test("Only changed lines have colour, and what they quote cannot give itself any")
  func report() {
    let place = GoldenFolder()
    place.addDocument()
    place.folder.write("a.order.txt", place.golden("order", line: "\u{1b}[31mx"))
    let report = place.check(["a.order.txt"]).report
    let plain = String(decoding: report.text(.both), as: UTF8.self)
    #expect(!plain.contains("\u{1b}") && plain.contains("\n-\\u{1b}[31mx\n"), "\(plain)")
    let colored = String(decoding: report.text(.both, color: true), as: UTF8.self)
    #expect(
      colored.contains("\n\u{1b}[31m-\\u{1b}[31mx\u{1b}[0m\n\u{1b}[32m+same\u{1b}[0m\n"),
      "\(colored)")
    let none = report.text(.none, color: true)
    #expect(!none.contains(0x1B))
  }
}
