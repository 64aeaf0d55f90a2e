import Testing

@testable import ViewTreePicture

/// How wide labels are.
@Suite("Widths of labels")
struct LabelMetricsTests {
  @Test("Characters of equal width take 0.618 of the size each")
  func monospaced() {
    #expect(LabelMetrics.width(of: "abcd", size: 10, isMonospaced: true) == 24.72)
  }

  @Test("A width grows with the text, its size and its weight")
  func grows() {
    let width = LabelMetrics.width(of: "VStack", size: 10)
    #expect(LabelMetrics.width(of: "VStacks", size: 10) > width)
    #expect(LabelMetrics.width(of: "VStack", size: 10, weight: 700) > width)
    #expect(abs(LabelMetrics.width(of: "VStack", size: 15) - 1.5 * width) < 1e-9)
  }

  @Test("A character that is spelled out is as wide as what stands for it")
  func spelledOut() {
    #expect(
      LabelMetrics.width(of: "\u{202e}", size: 10)
        == LabelMetrics.width(of: "\\u{202e}", size: 10))
  }

  @Test("A text that is too long ends in an ellipsis and fits")
  func shortened() {
    let text = LabelMetrics.shortened("onPreferenceChange", to: 60, size: 11)
    #expect(text.hasPrefix("onPref") && text.hasSuffix("…"))
    #expect(LabelMetrics.width(of: text, size: 11) <= 60)
    #expect(LabelMetrics.shortened("Text", to: 60, size: 11) == "Text")
  }

  @Test("Lines break at spaces, and hold at least a word")
  func lines() {
    #expect(LabelMetrics.lines("a b c", width: 1, size: 10) == ["a", "b", "c"])
    #expect(LabelMetrics.lines("a b c", width: 100, size: 10) == ["a b c"])
    #expect(LabelMetrics.lines("", width: 100, size: 10).isEmpty)
  }
}
