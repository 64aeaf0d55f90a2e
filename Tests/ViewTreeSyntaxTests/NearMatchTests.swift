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
}
