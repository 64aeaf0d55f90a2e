import Testing

@testable import ViewTreeSyntax

@Suite("Looking at a tree")
struct SyntaxTreeTests {
  private func read(_ text: String) -> SyntaxTree {
    JSONReader.read(SourceFile(name: "a.json", text: text))
  }

  @Test("Members and elements come in source order, subtrees skipped")
  func children() {
    let tree = read("{\"a\": [1, [2, 3], 4], \"b\": {\"c\": null}}")
    #expect(tree.members(0).map { tree.text($0.key) } == ["a", "b"])
    #expect(tree.members(0).map { tree.kind($0.value) } == [.array, .object])
    #expect(tree.elements(2).map { tree.integer($0) } == [1, nil, 4])
    #expect([0, 1, 2].map { tree.count($0) } == [2, 0, 3])
  }

  @Test("Escapes are resolved in texts, and an offset in the text leads back to the source")
  func escapes() {
    let tree = read(#"["a\né\u00e9\ud83d\ude00b"]"#)
    #expect(tree.text(1) == "a\néé😀b")
    // Text offsets: a 0, line feed 1, é 2-3, é 4-5, 😀 6-9, b 10, end 11.
    let expected: [UInt32] = [2, 3, 5, 6, 7, 7, 13, 13, 13, 13, 25, 26, 26]
    #expect((0..<13).map { tree.sourceOffset(ofTextOffset: $0, in: 1) } == expected)
    #expect(tree.sourceRange(ofTextRange: 6..<10, in: 1) == SourceRange(13, 25))
  }

  @Test("A text is compared byte by byte, escapes resolved")
  func equality() {
    let tree = read(#"["view", "v\u0069ew", "views", ""]"#)
    #expect((1...4).map { tree.text(UInt32($0), equals: "view") } == [true, true, false, false])
  }

  @Test("Numbers are the nearest doubles; whole ones are integers if they fit")
  func numbers() {
    let texts = [
      "0", "-0", "12", "-2.5", "0.1", "123456.789", "1e3", "5e-324", "1e-400",
      "9007199254740993", "0.30000000000000004", "9223372036854775808", "-9223372036854775808",
    ]
    let tree = read("[" + texts.joined(separator: ",") + "]")
    #expect(tree.elements(0).map { tree.number($0) } == texts.map { Double($0) ?? .nan })
    #expect(tree.number(2).sign == .minus)
    #expect(
      tree.elements(0).map { tree.integer($0) } == [
        0, 0, 12, nil, nil, nil, nil, nil, nil, 9_007_199_254_740_993, nil, nil, .min,
      ])
  }
}
