import Testing
import ViewTreeSyntax

struct LineTableTests {
  @Test("Columns count characters, or code points, wherever a line leaves ASCII")
  func columns() {
    // é is e and an accent: one character, two code points, three bytes.
    let table = LineTable(SourceFile(name: "x", text: "ab\ne\u{301}c\r\nxü\u{1F600}z\n"))
    let places: [(offset: UInt32, line: Int, column: Int, codePoint: Int)] = [
      (0, 1, 1, 1), (1, 1, 2, 2), (2, 1, 3, 3), (3, 2, 1, 1), (6, 2, 2, 3), (7, 2, 3, 4),
      (9, 3, 1, 1), (10, 3, 2, 2), (12, 3, 3, 3), (16, 3, 4, 4), (17, 3, 5, 5), (18, 4, 1, 1),
    ]
    for place in places {
      let position = table.position(at: place.offset)
      #expect(position == SourcePosition(line: place.line, column: place.column), "\(place)")
      #expect(table.codePointColumn(at: place.offset) == place.codePoint, "\(place)")
    }
    #expect(table.codePointColumn(at: 99) == 1)
  }

  @Test("Lines are numbered wherever they end, in a text that is looked at 32 bytes at once")
  func lineEnds() {
    for end in ["\n", "\r", "\r\n"] {
      for length in 0..<70 {
        let lines = LineStarts(
          SourceFile(
            name: "x",
            text: String(repeating: "a", count: length) + end + String(repeating: "b", count: 40)))
        let second = UInt32(length + end.utf8.count)
        let numbers = [0, second - 1, second, second + 40].map { lines.lineNumber(at: $0) }
        #expect(numbers == [1, 1, 2, 2], "\(length)")
      }
    }
  }

  @Test("A line that begins with a wide character has its columns from there")
  func wideStart() {
    let table = LineTable(SourceFile(name: "x", text: "aé\néa\nüb"))
    #expect([4, 6, 7, 8, 10].map { table.position(at: $0).column } == [1, 2, 3, 1, 2])
    #expect([4, 6, 7, 8, 10].map { table.codePointColumn(at: $0) } == [1, 2, 3, 1, 2])
  }

  @Test("Columns of long lines count on from marks: 100,000 letters after a wide one")
  func longLine() {
    let table = LineTable(
      SourceFile(name: "x", text: "ab\né" + String(repeating: "a", count: 100_000) + "\nü1"))
    for count: UInt32 in [0, 1, 16_382, 16_383, 16_384, 16_385, 50_000, 99_999, 100_000] {
      let position = table.position(at: 3 + 2 + count)
      #expect(position == SourcePosition(line: 2, column: 2 + Int(count)))
    }
    let last = UInt32(3 + 2 + 100_000 + 1 + 2)
    #expect(table.position(at: last) == SourcePosition(line: 3, column: 2))
  }

  @Test("A mark is never inside of a character: 20,000 accents, of three bytes with their letters")
  func longLineOfAccents() {
    let text = String(repeating: "e\u{301}", count: 20_000) + "xyz" + "\u{301}"
    let table = LineTable(
      SourceFile(name: "x", text: text + String(repeating: "e\u{301}", count: 20_000)))
    #expect(table.position(at: 30_000).column == 10_001)
    #expect(table.position(at: 60_000).column == 20_001)
    #expect(table.position(at: 60_005).column == 20_004)
    #expect(table.position(at: 90_005).column == 30_004)
    #expect(table.position(at: 120_005).column == 40_004)
  }

  @Test("Columns of mixed text are those that counting from the line's start gives")
  func mixed() {
    // Accents join the letter before them, U+0600 the one behind it; flags are pairs of two.
    let parts = [
      String(repeating: "a", count: 45), "e\u{301}", "\u{600}1", "xy", "\u{1F1E9}\u{1F1EA}", "日本",
      " ",
      "\u{1F469}\u{200D}\u{1F467}", String(repeating: "b", count: 31),
    ]
    // Squares and numbers in turn bring each part beside others.
    var line = ""
    for number in 0..<400 {
      line += parts[number * number * 5 % 9]
      line += parts[number % 9]
    }
    let table = LineTable(SourceFile(name: "x", text: "ü\n" + line + "\né"))
    var offset: UInt32 = 3
    for (place, character) in line.enumerated() {
      #expect(table.position(at: offset) == SourcePosition(line: 2, column: place + 1))
      offset += UInt32(character.utf8.count)
    }
  }
}
