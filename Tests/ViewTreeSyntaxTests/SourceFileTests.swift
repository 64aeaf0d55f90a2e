import Testing

@testable import ViewTreeSyntax

@Suite("Bytes of a source")
struct SourceFileTests {
  @Test("A zero byte is found wherever it stands, and nothing else is taken for one")
  func zeroBytes() {
    let letters = (0..<21).map { UInt8(ascii: "a") + $0 }
    #expect(!SourceFile(name: "", bytes: letters).holdsZero)
    for place in letters.indices {
      var bytes = letters
      bytes[place] = 0
      #expect(SourceFile(name: "", bytes: bytes).holdsZero, "at \(place)")
    }
    let others = (1...255).map { UInt8($0) } + [0x80, 1, 0x80, 1, 1, 1, 0xFF, 1]
    #expect(!SourceFile(name: "", bytes: others).holdsZero)
    #expect(!SourceFile(name: "", bytes: []).holdsZero)
  }
}
