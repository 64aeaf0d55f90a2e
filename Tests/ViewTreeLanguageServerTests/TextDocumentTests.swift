import Testing
import ViewTreeSyntax

@testable import ViewTreeLanguageServer

@Suite("Positions in a text")
struct TextDocumentTests {
  private func document(_ text: String, _ encoding: PositionEncoding = .utf16) -> TextDocument {
    TextDocument(SourceFile(name: "a", text: text), encoding)
  }

  @Test("Characters are code units of UTF-16, two for an emoji")
  func utf16() {
    let text = document("aö😀b\nx")
    // a is 1 byte, ö is 2, the emoji is 4.
    for (character, offset) in [(0, 0), (1, 1), (2, 3), (4, 7), (5, 8)] {
      #expect(text.offset(at: TextPosition(line: 0, character: character)) == offset)
      #expect(text.position(at: offset) == TextPosition(line: 0, character: character))
    }
    #expect(text.position(at: 9) == TextPosition(line: 1, character: 0))
  }

  @Test("They are bytes where the editor says so")
  func utf8() {
    let text = document("aö😀b", .utf8)
    for offset in [0, 1, 3, 7, 8] {
      #expect(text.offset(at: TextPosition(line: 0, character: offset)) == offset)
      #expect(text.position(at: offset) == TextPosition(line: 0, character: offset))
    }
  }

  @Test("A place far into a line of many thousand characters is counted like one at its beginning")
  func longLine() {
    // Each time 3 units of UTF-16 in 6 bytes, on the second line.
    let text = document("first\n" + String(repeating: "ö😀", count: 2_000))
    for count in [0, 1, 170, 171, 1_000, 2_000] {
      let position = TextPosition(line: 1, character: 3 * count)
      #expect(text.position(at: 6 + 6 * count) == position)
      #expect(text.offset(at: position) == 6 + 6 * count)
    }
  }

  @Test("Several ranges are replaced at once, none that begins inside another")
  func several() {
    let text = document("let a = a + a")
    #expect(
      text.replacing([4..<5, 8..<9, 12..<13], with: "bc").bytes == Array("let bc = bc + bc".utf8))
    #expect(text.replacing([4..<9, 8..<9], with: "b").bytes == Array("let b + a".utf8))
    #expect(text.replacing([], with: "b").bytes == text.bytes)
  }

  @Test("A position inside of a character is its beginning")
  func inside() {
    #expect(document("😀b").offset(at: TextPosition(line: 0, character: 1)) == 0)
    #expect(document("öb", .utf8).offset(at: TextPosition(line: 0, character: 1)) == 0)
  }

  @Test("Behind the end of a line or of the text is that end")
  func behind() {
    let text = document("ab\r\ncd\re\n")
    #expect(text.offset(at: TextPosition(line: 0, character: 9)) == 2)
    #expect(text.offset(at: TextPosition(line: 1, character: 9)) == 6)
    #expect(text.offset(at: TextPosition(line: 2, character: 0)) == 7)
    #expect(text.offset(at: TextPosition(line: 3, character: 0)) == 9)
    #expect(text.offset(at: TextPosition(line: 99, character: 3)) == 9)
    #expect(text.position(at: 1_000) == TextPosition(line: 3, character: 0))
    #expect(document("").offset(at: TextPosition(line: 0, character: 5)) == 0)
  }

  @Test("A range may have its ends in either order")
  func turned() throws {
    let node = JSONNode(
      tree: JSONReader.read(
        SourceFile(
          name: "m",
          text:
            "{\"start\": {\"line\": 0, \"character\": 3}, \"end\": {\"line\": 0, \"character\": 1}}"
        )),
      index: 0)
    #expect(document("abcd").range(node) == 1..<3)
  }
}
