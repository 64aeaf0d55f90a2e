import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript

/// Cards of 120 points with a padding of 4, that flow into rows.
extension ArticleTests {
  private static let cards = ["Lorem", "ipsum", "is", "placeholder", "text", "!!!"]

  @Test(
    "As many cards of 128 points stand in a row as fit",
    arguments: [(390.0, 3), (300, 2), (384, 3), (383, 2), (200, 1), (800, 6)])
  func gridRows(width: Double, columns: Int) throws {
    let grid = try Evaluated(article: "flow-grid", .window(width, 844))
    for (index, card) in Self.cards.enumerated() {
      let expected = Rect(
        x: Double(index % columns) * 128, y: Double(index / columns) * 128, width: 128,
        height: 128)
      #expect(try grid.frame(card) == expected, "\(card)")
    }
  }

  @Test("In the second pass the cards that moved write the same sizes again, and all ends there")
  func gridOrder() throws {
    let grid = try Evaluated(article: "flow-grid")
    #expect(grid.inspection.passes == 2)
    #expect(grid.closures.count { $0 == "onPreferenceChange" } == 1)
    #expect(grid.closures.firstIndex(of: "onPreferenceChange") == 6)
    #expect(grid.inspection.preferences.map(\.reduces) == [5, 0])
    // Six cards and the action; then all cards but the first, which has not moved.
    #expect(grid.closures.count == 7 + 5)
    let again = grid.inspection.order.filter { $0.pass == 2 }.map(\.cause)
    #expect(again.allSatisfy { $0 == .geometry(moved: true, resized: false) })
    #expect(grid.skips.map { $0.split(separator: " ").last } == ["clean", "equal"])
  }

  @Test("The value of the grid is a dictionary of sizes")
  func gridValue() throws {
    let grid = try Evaluated(article: "flow-grid")
    guard case .dictionary(let sizes)? = grid.inspection.preferences.first?.value else {
      throw ArticleFixture.Missing(name: "a dictionary")
    }
    #expect(sizes.keys == Self.cards.map { .string($0) })
    #expect(sizes.values.allSatisfy { $0 == .size(SizeValue(width: 128, height: 128)) })
  }
}
