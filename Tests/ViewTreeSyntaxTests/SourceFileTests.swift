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

  @Test("A small edit of one of several files moves no other file")
  func slots() {
    func starts(_ lengths: [Int]) -> [Int] {
      let files = lengths.map { SourceFile(name: "a", text: String(repeating: "a", count: $0)) }
      return SourceFile(name: "all", files: files).parts.map(\.range.lowerBound)
    }
    #expect(starts([0, 1, 1_023, 1_024, 5]) == [0, 1_024, 2_048, 3_072, 5_120])
    #expect(starts([100, 3]) == starts([900, 3]))
  }
}
