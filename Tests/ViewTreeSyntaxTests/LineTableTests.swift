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

  @Test("A line that begins with a wide character has its columns from there")
  func wideStart() {
    let table = LineTable(SourceFile(name: "x", text: "aé\néa\nüb"))
    #expect([4, 6, 7, 8, 10].map { table.position(at: $0).column } == [1, 2, 3, 1, 2])
    #expect([4, 6, 7, 8, 10].map { table.codePointColumn(at: $0) } == [1, 2, 3, 1, 2])
  }
}
