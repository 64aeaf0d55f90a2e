import Testing
import ViewTreeRandom

@testable import ViewTreeSyntax

@Suite("Showing diagnostics")
struct DiagnosticRendererTests {
  private func render(_ text: String, _ start: Int, _ end: Int) -> String {
    let diagnostic = Diagnostic(id: "x", message: "m", range: SourceRange(start, end))
    return DiagnosticRenderer(source: SourceFile(name: "a.json", text: text)).render([diagnostic])
  }

  @Test("Place, message, line, caret, help, note and count")
  func wholeShape() {
    let tree = JSONReader.read(
      SourceFile(name: "a.json", text: "{\n  \"id\": 1,\n  \"a\": [1 2],\n  \"id\": 3\n}\n"))
    #expect(
      DiagnosticRenderer(source: tree.source).render(tree.diagnostics) == """
        a.json:3:10: error: expected ',' before the next value [missing-comma]
        3 |   "a": [1 2],
          |          ^
        a.json:4:3: error: the object has the key 'id' twice [duplicate-key]
        4 |   "id": 3
          |   ^~~~
          = help: remove one of the two, or rename it
        a.json:2:3: note: first written here
        2 |   "id": 1,
          |   ^~~~
        2 errors

        """)
  }

  @Test("A tab is as wide as it is shown")
  func tabs() {
    #expect(
      render("\t\"a\"", 1, 4)
        == "a.json:1:2: error: m [x]\n1 |     \"a\"\n  |     ^~~\n1 error\n")
  }

  @Test("Wide characters take two cells, combining marks none")
  func widths() {
    #expect(
      render("日本e\u{301}😀x!", 6, 14)
        == "a.json:1:3: error: m [x]\n1 | 日本e\u{301}😀x!\n  |     ^~~~\n1 error\n")
  }

  @Test("A range over several lines is underlined to the end of the first")
  func severalLines() {
    #expect(
      render("ab\r\ncdef\r\ngh", 5, 11)
        == "a.json:2:2: error: m [x]\n2 | cdef\n  |  ^~~\n1 error\n")
  }

  @Test("A caret may stand after the end of a line or of the file")
  func ends() {
    #expect(render("ab\ncd", 2, 3) == "a.json:1:3: error: m [x]\n1 | ab\n  |   ^\n1 error\n")
    #expect(render("ab\n", 3, 3) == "a.json:2:1: error: m [x]\n2 |\n  | ^\n1 error\n")
    #expect(render("ab", 90, 99) == "a.json:1:3: error: m [x]\n1 | ab\n  |   ^\n1 error\n")
  }

  @Test("A long line is cut on both sides of the caret")
  func longLine() {
    let line = String(repeating: "a", count: 5000) + "XYZ" + String(repeating: "b", count: 5000)
    let shown =
      "…" + String(repeating: "a", count: 39) + "XYZ" + String(repeating: "b", count: 76) + "…"
    let carets = String(repeating: " ", count: 40) + "^~~"
    #expect(
      render(line, 5000, 5003)
        == "a.json:1:5001: error: m [x]\n1 | \(shown)\n  | \(carets)\n1 error\n")
  }

  @Test("A tab inside of a range, or after a wide character, is underlined as wide as it is shown")
  func tabsInside() {
    #expect(render("a\tb", 0, 3) == "a.json:1:1: error: m [x]\n1 | a   b\n  | ^~~~~\n1 error\n")
    #expect(render("日\tb", 4, 5) == "a.json:1:3: error: m [x]\n1 | 日  b\n  |     ^\n1 error\n")
  }

  @Test("Joined emoji, flags and keycaps are one character of two cells")
  func emoji() {
    for emoji in ["👩‍👩‍👧‍👦", "🇩🇪", "1\u{FE0F}\u{20E3}", "👍🏽", "❤️"] {
      let end = emoji.utf8.count
      #expect(
        render(emoji + "x", end, end + 1)
          == "a.json:1:2: error: m [x]\n1 | \(emoji)x\n  |   ^\n1 error\n")
      #expect(
        render(emoji + "x", 0, end)
          == "a.json:1:1: error: m [x]\n1 | \(emoji)x\n  | ^~\n1 error\n")
    }
  }

  @Test("A carriage return is no part of its line, and a caret may stand on it")
  func carriageReturn() {
    for offset in [2, 3] {
      #expect(
        render("ab\r\ncd", offset, offset + 1)
          == "a.json:1:3: error: m [x]\n1 | ab\n  |   ^\n1 error\n")
    }
    #expect(render("ab\r\n", 4, 4) == "a.json:2:1: error: m [x]\n2 |\n  | ^\n1 error\n")
  }

  @Test("A range that is longer than what is shown is underlined as far as it is shown")
  func longRange() {
    let line = String(repeating: "a", count: 500)
    let text = "…" + String(repeating: "a", count: 118) + "…"
    // A third of the room stands before the mark.
    let carets = String(repeating: " ", count: 40) + "^" + String(repeating: "~", count: 78)
    #expect(
      render(line, 100, 400)
        == "a.json:1:101: error: m [x]\n1 | \(text)\n  | \(carets)\n1 error\n")
  }

  @Test(
    "Whatever the text and the range, the caret is in the line or right behind it, and no control character is written"
  )
  func anyRange() {
    let pieces = [
      "a", "\t", "日", "😀", "e\u{301}", "\u{301}", "\r\n", "\n", "\r", "\u{1b}", "\u{FEFF}",
      "\u{61C}",
      "👩‍👩‍👧‍👦", "\"", String(repeating: "w", count: 200), String(repeating: "本", count: 70),
    ]
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let text = (0..<6).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let bytes = Array(text.utf8)
      for _ in 0..<20 {
        let start = Int(random.next() % UInt64(bytes.count + 2))
        let end = start + Int(random.next() % UInt64(bytes.count + 2))
        let lines = render(text, start, end).split(
          separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 5 else {
          Issue.record("\(text.debugDescription) \(start) \(end)")
          continue
        }
        let shown = lines[1].dropFirst(4).map(CellWidth.of).reduce(0, +)
        let carets = lines[2].dropFirst(4)
        #expect(
          carets.count <= shown + 1 && shown <= 120, "\(text.debugDescription) \(start) \(end)")
        #expect(carets.contains("^"))
        #expect(!lines.joined().unicodeScalars.contains(where: TerminalText.isUnsafe))
      }
    }
  }

  /// The line of an excerpt and the one below it, by going through all characters of a line.
  private func excerpt(of line: [Character], marking mark: Range<Int>) -> String {
    func width(_ part: Range<Int>) -> Int { line[part].map(CellWidth.of).reduce(0, +) }
    var shown = line.indices
    if width(shown) > 120 {
      let leading = max(39, 118 - width(mark.lowerBound..<line.count))
      var start = mark.lowerBound
      while start > 0, width(start - 1..<mark.lowerBound) <= leading { start -= 1 }
      var end = mark.lowerBound
      while end < line.count, width(start..<end + 1) <= 118 { end += 1 }
      shown = start..<end
    }
    let before = shown.lowerBound > 0 ? "…" : ""
    let after = shown.upperBound < line.count ? "…" : ""
    let indent = before.count + width(shown.lowerBound..<mark.lowerBound)
    let marked = max(1, width(mark.clamped(to: mark.lowerBound..<shown.upperBound)))
    return "1 | \(before)\(String(line[shown]))\(after)\n  | "
      + String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: marked - 1)
  }

  @Test(
    "A long line is cut at the same characters wherever in it those stand that are not ASCII",
    arguments: ["é", "日", "e\u{301}", "\u{600}1", "🇩🇪"])
  func wideCharacters(wide: String) {
    var random = SplitMix64(seed: 7)
    for distance in stride(from: 0, through: 130, by: Rounds.every(1)) {
      for _ in 0..<4 {
        // Before the mark, and behind it.
        let plain = { String(repeating: "a", count: Int(random.next() % 300)) }
        let gap = String(repeating: "b", count: distance)
        let (start, end) = (plain() + wide + gap, gap + wide + plain())
        for (start, end) in [(start, plain()), (plain(), end), (start, end)] {
          let line = Array(start + "XYZ" + end)
          let mark = Array(start).count..<Array(start + "XYZ").count
          let offset = start.utf8.count
          #expect(
            render(start + "XYZ" + end, offset, offset + 3)
              == "a.json:1:\(mark.lowerBound + 1): error: m [x]\n"
              + excerpt(of: line, marking: mark) + "\n1 error\n")
        }
      }
    }
  }

  @Test("Control characters of the input are never written")
  func controlCharacters() {
    let diagnostic = Diagnostic(
      id: "x", severity: .warning, message: "m\u{1b}", range: SourceRange(1, 2))
    let source = SourceFile(name: "a\u{7}", text: "a\u{1b}[31m")
    #expect(
      DiagnosticRenderer(source: source).render([diagnostic])
        == "a\\u{7}:1:2: warning: m\\u{1b} [x]\n1 | a\u{FFFD}[31m\n  |  ^\n1 warning\n")
  }

  @Test("A diagnostic without a place comes first and shows the name of the file only")
  func withoutPlace() {
    let diagnostics = [
      Diagnostic(id: "y", message: "n", range: SourceRange(0, 1)),
      Diagnostic(id: "x", message: "m", range: nil),
    ]
    let source = SourceFile(name: "a", text: "b")
    #expect(
      DiagnosticRenderer(source: source).render(diagnostics)
        == "a: error: m [x]\na:1:1: error: n [y]\n1 | b\n  | ^\n2 errors\n")
  }

  @Test("Colours are written only when asked for")
  func colours() {
    let diagnostic = Diagnostic(id: "x", message: "m", range: nil)
    let renderer = DiagnosticRenderer(source: SourceFile(name: "a", text: "b"), color: true)
    #expect(
      renderer.render([diagnostic])
        == "\u{1b}[1ma:\u{1b}[0m \u{1b}[1;31merror:\u{1b}[0m m [x]\n1 error\n")
  }

  @Test("Lines end with a line feed, a carriage return or both; columns count characters")
  func positions() {
    let source = SourceFile(name: "a", text: "a\nb\r\ncé😀d\re")
    let offsets: [UInt32] = [0, 1, 2, 5, 6, 8, 12, 13, 14, 99]
    #expect(
      offsets.map { source.position(at: $0) }
        == [
          (1, 1), (1, 2), (2, 1), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (4, 1), (4, 2),
        ].map { SourcePosition(line: $0.0, column: $0.1) })
    #expect(source.line(at: 6) == "cé😀d")
  }
}
