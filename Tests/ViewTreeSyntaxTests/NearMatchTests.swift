import Testing

@testable import ViewTreeSyntax

@Suite("Finding the name that was meant")
struct NearMatchTests {
  static let names = ["padding", "position", "HStack", "VStack", "frame", "id", "if"]

  @Test(
    "The nearest name is found, and none is better than a far one",
    arguments: [
      ("paddin", "padding"), ("Padding", "padding"), ("pading", "padding"), ("hstack", "HStack"),
      ("XStack", "HStack"), ("fraem", "frame"), ("pos", "position"), ("ie", "id"), ("zz", nil),
      ("banana", nil), ("", nil),
    ])
  func nearest(written: String, meant: String?) {
    #expect(NearMatch.nearestName(to: written, in: Self.names) == meant)
  }

  @Test("Of long names fewer are looked at")
  func longNames() {
    let start = String(repeating: "a", count: 150)
    let names = (100..<200).map { start + "\($0)" }
    let far = (0..<100).map { _ in String(repeating: "b", count: 150) }
    #expect(NearMatch.nearestName(to: start + "10x", in: names) == start + "100")
    #expect(NearMatch.nearestName(to: start + "10x", in: far + names) == nil)
  }
}
