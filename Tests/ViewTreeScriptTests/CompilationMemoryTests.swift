import Testing

@testable import ViewTreeScript

@Suite("What is compiled for one document is kept for the next")
struct CompilationMemoryTests {
  private let memory = CompilationMemory()

  /// Begins a document with types, and compiles an expression that sees one name.
  private func compile(
    _ text: String, with types: String,
    seeing name: ScopeName = ScopeName("count", type: ScriptType(.int)),
    reading: Bool = false
  ) -> ScriptCompilation {
    if reading { memory.beginReading() }
    memory.beginDocument()
    let declarations = memory.declarations(in: Array(types.utf8), origin: 1).declarations
    let types = memory.types(declarations, compilesOnDemand: true)
    return memory.compile(
      Array(text.utf8), as: .expression, in: ScriptScope().pushing([name]),
      number: memory.scope([name], in: 0), types: types, inside: nil, origin: 0, parameters: [],
      result: .unknown)
  }

  /// True if two scripts are the same one, not just equal ones.
  private func areSame(_ first: ScriptCompilation, _ second: ScriptCompilation) -> Bool {
    first.program != nil && first.program?.code === second.program?.code
  }

  private static let card = "struct Card { var size = 3 }"

  @Test("A script is compiled once for the same types and names")
  func once() {
    let first = compile("count + Card().size", with: Self.card)
    #expect(areSame(first, compile("count + Card().size", with: Self.card)))
    #expect(!areSame(first, compile("count - Card().size", with: Self.card)))
  }

  @Test("Other types or names have it compiled again, and the earlier ones are still known")
  func again() {
    let first = compile("count + Card().size", with: Self.card)
    let text = ScopeName("count", type: .string)
    #expect(compile("count + Card().size", with: Self.card, seeing: text).program == nil)
    #expect(compile("count + Card().size", with: "struct Card {}").program == nil)
    #expect(areSame(first, compile("count + Card().size", with: Self.card)))
  }

  @Test("Types that differ in bodies only share their scripts")
  func bodies() {
    func card(_ body: String, result: String = "Int") -> String {
      "struct Card { var size: Int { \(body) }; func next() -> \(result) { size + 1 } }"
    }
    let first = compile("Card().next() + count", with: card("3"))
    #expect(areSame(first, compile("Card().next() + count", with: card("4"))))
    #expect(compile("Card().next() + count", with: card("4", result: "String")).program == nil)
  }

  @Test("A property without a written type has that of its value")
  func values() {
    let first = compile("Card().size + count", with: "struct Card { var size = 3 }")
    let other = "struct Card { var size = 3; func unused() -> Int { 1 } }"
    #expect(!areSame(first, compile("Card().size + count", with: other)))
    #expect(compile("Card().size + count", with: "struct Card { var size = true }").program == nil)
  }

  @Test("A script that declares a type is compiled for each document")
  func localTypes() {
    let text = "{ struct Pair { var left = 1 }; return Pair().left + count }()"
    let first = compile(text, with: Self.card)
    #expect(first.program != nil)
    #expect(!areSame(first, compile(text, with: Self.card)))
  }

  @Test("What two readings don't need is dropped")
  func dropped() {
    let first = compile("count + 1", with: Self.card, reading: true)
    #expect(areSame(first, compile("count + 1", with: Self.card, reading: true)))
    _ = compile("count", with: Self.card, reading: true)
    _ = compile("count", with: Self.card, reading: true)
    #expect(!areSame(first, compile("count + 1", with: Self.card)))
  }

  @Test("Names that are added to a level are not those of an inner level")
  func levels() {
    let (one, two) = (ScopeName("a"), ScopeName("b"))
    let outer = memory.scope([one], in: 0)
    #expect(memory.scope([two], in: outer) != memory.scope([two], adding: true, in: outer))
    #expect(memory.scope([one], in: 0) == outer)
    #expect(memory.scope([one, two], in: 0) != outer)
  }

  @Test("A copy of types compiles its bodies by itself")
  func copies() throws {
    let types = ScriptTypes(
      ScriptTypes.declarations(
        in: Array("struct Card { func wrong() -> Int { nothing } }".utf8), origin: 1
      ).declarations, compilesOnDemand: true)
    let copy = types.copy()
    let wrong = TypeTable.MethodReference(type: 0, method: 0)
    #expect(throws: ScriptFailure.self) { try copy.table.program(of: wrong) }
    #expect(copy.problemsOnDemand.count == 1)
    #expect(types.problemsOnDemand.isEmpty)
  }
}
