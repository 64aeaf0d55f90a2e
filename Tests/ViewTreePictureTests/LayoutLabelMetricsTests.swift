import Testing
import ViewTreeLayout

@testable import ViewTreePicture

@Suite("The room that words take")
struct LayoutLabelMetricsTests {
  @Test("Characters of equal width add up, and those that are written otherwise count as written")
  func widths() {
    let one = LabelMetrics.width(of: "0", size: 10, isMonospaced: true)
    #expect(abs(LabelMetrics.width(of: "0000", size: 10, isMonospaced: true) - 4 * one) < 1e-9)
    // \u{202e} is written with eight characters.
    #expect(
      abs(LabelMetrics.width(of: "\u{202e}", size: 10, isMonospaced: true) - 8 * one) < 1e-9)
    #expect(LabelMetrics.width(of: "", size: 10) == 0)
    #expect(
      LabelMetrics.width(of: "a", size: 10, weight: 700) > LabelMetrics.width(of: "a", size: 10))
  }

  @Test("A box stands where the text does, by its anchor")
  func boxes() {
    func box(_ anchor: Label.Anchor) -> Rect {
      LabelMetrics.box(of: Label("a", at: Point(x: 50, y: 20), size: 10, anchor: anchor, width: 8))
    }
    #expect(box(.start) == Rect(x: 50, y: 10.5, width: 8, height: 12))
    #expect(box(.middle).minX == 46)
    #expect(box(.end).maxX == 50)
  }

  @Test("A text is as long as it is, or ends in an ellipsis")
  func shortened() {
    #expect(LabelMetrics.shortened("abcd", to: 4) == "abcd")
    #expect(LabelMetrics.shortened("abcde", to: 4) == "abc…")
  }
}
