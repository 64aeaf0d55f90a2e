import Testing

@testable import ViewTreeListing

@Suite("Listings: long lines")
struct LongLineTests {
  @Test("An expression is broken before the operators that bind least")
  func operators() {
    #expect(LongExpression.lines("aaaa * bbbb + cccc", room: 14) == ["aaaa * bbbb", "  + cccc"])
    #expect(
      LongExpression.lines("isWide ? aaaa + 1 : bbbb", room: 12)
        == ["isWide", "  ? aaaa + 1", "  : bbbb"])
    #expect(LongExpression.lines("short", room: 14) == ["short"])
  }

  @Test("A call is broken inside of its parentheses, a list ends with a comma")
  func brackets() {
    #expect(
      LongExpression.lines("CGPoint(x: aaaaaa, y: bbbbbb)", room: 20)
        == ["CGPoint(", "  x: aaaaaa,", "  y: bbbbbb)"])
    #expect(
      LongExpression.lines("[aaaaaaaa, bbbbbbbb]", room: 16)
        == ["[", "  aaaaaaaa,", "  bbbbbbbb,", "]"])
  }

  @Test("A value that does not fit stands below its name")
  func assignment() {
    let long = String(repeating: "a", count: 60)
    #expect(SwiftPrinter.assignment("let x", "1", indent: 0) == ["let x = 1"])
    #expect(
      SwiftPrinter.assignment("let x", "\(long) + \(long)", indent: 0)
        == ["let x =", "  \(long)", "  + \(long)"])
  }

  @Test("A list of several elements counts one more, for the comma that would follow its last")
  func listsCountTheirComma() {
    #expect(LongExpression.length("f([a])") == 6)
    #expect(LongExpression.length("f([a, b])") == 10)
    #expect(LongExpression.length("[[a, b], [c, d]]") == 19)
    #expect(LongExpression.length(#"f("[a, b]")"#) == 11)
    let name = String(repeating: "x", count: 87)
    #expect(SwiftPrinter.assignment("let \(name)", "[a, b]", indent: 0).count == 3)
    #expect(SwiftPrinter.assignment("let \(name)", "[aaaa]", indent: 0).count == 1)
  }

  @Test("Functions are broken behind their parenthesis")
  func functions() {
    let parameter = String(repeating: "a", count: 90)
    #expect(
      FunctionHead.lines("  func f(\(parameter): Int) -> Int {")
        == ["  func f(", "    \(parameter): Int", "  ) -> Int {"])
  }
}
