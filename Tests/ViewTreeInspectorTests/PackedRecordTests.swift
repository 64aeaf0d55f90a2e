import Testing
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

@testable import ViewTreeInspector

@Suite("What records keep in four bytes")
struct PackedRecordTests {
  @Test("Texts of the document, those that were made, and none are told apart")
  func texts() {
    let texts: [InspectedText] = [
      .none, .literal(0), .literal(1 << 30 - 1), .made(ID(0)), .made(ID(1 << 30 - 1)),
    ]
    #expect(texts.map { "\(PackedText($0).text)" } == texts.map { "\($0)" })
    #expect(MemoryLayout<PackedText>.size == 4)
  }

  @Test("Nodes and numbers that are missing stay missing")
  func missing() {
    let node = NodeID(rawValue: 0)
    #expect(PackedNode(node).node == node)
    #expect(PackedNode(nil).node == nil)
    #expect(PackedNumber(0).value == 0)
    #expect(PackedNumber(nil).value == nil)
  }

  @Test("The records of which a document has most are as small as they are meant to be")
  func sizes() {
    #expect(MemoryLayout<ViewRecord>.stride == 56)
    #expect(MemoryLayout<ModifierRecord>.stride == 24)
    #expect(MemoryLayout<ClosureSite>.stride == 64)
  }
}
