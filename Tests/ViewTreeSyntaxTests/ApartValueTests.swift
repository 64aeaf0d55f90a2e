import Testing

@testable import ViewTreeSyntax

@Suite("Values that have no node")
struct ApartValueTests {
  /// An object at 5, a string at 8, a number at 20.
  private let tree = SyntaxTree(
    decoding: SourceFile(name: "a.json", text: #"     {  "padding": -1.5 } "#))

  private var object: SyntaxNode.Index { SyntaxNode.index(ofValueAt: 5) }
  private var string: SyntaxNode.Index { SyntaxNode.index(ofValueAt: 8) }
  private var number: SyntaxNode.Index { SyntaxNode.index(ofValueAt: 19) }

  @Test("The place of the first byte tells what a value is and where it ends")
  func ranges() {
    #expect([object, string, number].map { tree.kind($0) } == [.object, .string, .number])
    #expect([object, string, number].map { tree.start($0) } == [5, 8, 19])
    #expect(
      [object, string, number].map { tree.range($0) }
        == [SourceRange(5, 25), SourceRange(8, 17), SourceRange(19, 23)])
  }

  @Test("Texts and numbers are those of the source")
  func contents() {
    #expect(tree.text(string) == "padding")
    #expect(tree.text(string, equals: "padding"))
    #expect(!tree.text(string, equals: "paddings"))
    #expect(tree.sourceRange(ofTextRange: 3..<7, in: string) == SourceRange(12, 16))
    #expect(tree.number(number) == -1.5)
    #expect(tree.text(object) == "")
  }

  @Test("An object has no members until it is read by itself")
  func members() {
    #expect(tree.isApart(object))
    #expect(!tree.isApart(string))
    #expect(tree.count(object) == 0)
    #expect(Array(tree.members(object)).isEmpty)
    #expect(tree.firstMember(of: object)?.key == SourceRange(8, 17))
    let (whole, root) = tree.whole(object)
    #expect(whole.members(root).map { whole.text($0.key) } == ["padding"])
  }

  @Test("Of values inside one another the ends are found in one sweep, brackets in texts left out")
  func nested() {
    let nested = SyntaxTree(
      decoding: SourceFile(name: "a.json", text: #"[{"a": {"b": "}"}}, {"c": [1]}]"#))
    let places = [1, 7, 20].map { SyntaxNode.index(ofValueAt: $0) }
    #expect(nested.ranges(places) == [SourceRange(1, 18), SourceRange(7, 17), SourceRange(20, 30)])
    #expect(nested.ranges(places) == places.map { nested.range($0) })
  }

  @Test("Members of objects inside one another are found in one sweep, by their keys alone")
  func membersInside() {
    let source = SourceFile(
      name: "a.json",
      text: #"[{"view": "id", "content": [{"id": {"x": 1}, "id": 2}], "id": "a"}, {"view": "id"}]"#)
    let direct = SyntaxTree(decoding: source)
    let places = [1, 28, 68]
    let found = direct.ranges(
      ofMembers: "id", in: places.map { SyntaxNode.index(ofValueAt: $0) })
    #expect(found == [SourceRange(62, 65), SourceRange(35, 43), nil])
    let whole = JSONReader.read(source)
    let objects = places.map { place in
      SyntaxNode.Index(whole.nodes.firstIndex { $0.kind == .object && Int($0.start) == place } ?? 0)
    }
    #expect(whole.ranges(ofMembers: "id", in: objects) == found)
  }
}
