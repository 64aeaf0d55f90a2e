import Testing
import ViewTreeLayout

/// The distances that stacks leave around texts, for every style and scale.
struct TextSpacingTests {
  /// Below a text, above a text, between texts; each at 1, 2 and 3 pixels a point.
  static let table: [(FontStyle, [Double], [Double], [Double])] = [
    (.largeTitle, [21.618, 21.118, 20.951], [13.201, 12.701, 12.535], [1, 0.5, 0.667]),
    (.title, [17.686, 17.186, 17.352], [10.754, 10.254, 10.421], [1, 1, 0.667]),
    (.title2, [13.753, 13.753, 13.420], [8.307, 8.307, 7.973], [2, 2, 2]),
    (.title3, [12.775, 12.275, 12.442], [7.824, 7.324, 7.491], [2, 1.5, 1.333]),
    (.headline, [11.309, 10.809, 10.642], [7.101, 6.601, 6.434], [2, 2, 2]),
    (.body, [11.309, 10.809, 10.642], [7.101, 6.601, 6.434], [2, 2, 2]),
    (.callout, [9.820, 9.820, 9.820], [5.859, 5.859, 5.859], [2, 2, 2]),
    (.subheadline, [9.332, 9.332, 9.332], [5.618, 5.618, 5.618], [3, 2.5, 2.333]),
    (.footnote, [8.354, 8.354, 8.021], [5.136, 5.136, 4.802], [3, 2.5, 2.667]),
    (.caption, [7.865, 7.365, 7.532], [4.895, 4.395, 4.561], [2, 2, 2]),
    (.caption2, [7.376, 6.876, 6.710], [4.653, 4.153, 3.987], [0, 0, 0]),
  ]

  /// The gaps of text, box, text, text, from the top.
  private func gaps(_ font: Font, scale: Double) -> [Double] {
    let text = TextLayoutTests.text("A", font)
    let layout = TestLayout(
      vstack(
        nil, .center,
        [text.named("1"), box(40, 10).named("2"), text.named("3"), text.named("4")]),
      proposing: nil, nil, scale: scale)
    let frames = ["1", "2", "3", "4"].map { layout.frame($0) }
    return zip(frames, frames.dropFirst()).map { upper, lower in lower[1] - upper[1] - upper[3] }
  }

  /// Frames are rounded to 1/1000 before they are subtracted.
  private func agree(_ found: [Double], _ expected: [Double]) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) < 0.0025 }
  }

  @Test("Every style keeps its distances at every scale")
  func styles() {
    var wrong: [String] = []
    for (style, below, above, between) in Self.table {
      for scale in 0..<3 {
        let found = gaps(.style(style), scale: Double(scale + 1))
        let expected = [below[scale], above[scale], between[scale]]
        if !agree(found, expected) { wrong.append("\(style) \(scale + 1): \(found)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("A font with a size of its own has no leading: texts touch")
  func pointSizes() {
    #expect(agree(gaps(.system(size: 17), scale: 2), [10.809, 6.601, 0]))
  }

  @Test("Body text of 28 points has the distances of a title, which has 28 points by default")
  func textSizes() {
    let found = gaps(.style(.body, category: .accessibility1), scale: 2)
    #expect(agree(found, [17.186, 10.254, 1]))
  }

  @Test("Before iOS 17 the distance had a part that was a multiple of 4 points, and texts touched")
  func earlySpacing() {
    var font = Font.style(.body)
    font.usesEarlySpacing = true
    // A line less a capital letter is 8.309, the descender 4.101; 4 is added to both.
    #expect(agree(gaps(font, scale: 2), [12.309, 8.101, 0]))
  }
}
