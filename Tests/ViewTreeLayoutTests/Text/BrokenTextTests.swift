import Testing
import ViewTreeLayout
import ViewTreeRandom

@Suite("Lines of a text as they are shown")
struct BrokenTextTests {
  /// The lines of a text in cells of 10 by 24 points at a width.
  private func broken(
    _ text: String, width: Double?, height: Double? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) -> BrokenText? {
    let view = TestView { layout, parent in
      let id = layout.tree.addText(
        text, font: layout.tree.addFont(.system(size: 20, design: .cells)), lineLimit: lineLimit,
        truncation: truncation)
      layout.tree.add(TextLayout(id), to: parent)
    }
    return TestLayout(view, proposing: width, height).tree
      .brokenText(of: NodeID(rawValue: 0))
  }

  @Test("A text on one line that is whole has nothing to tell")
  func whole() {
    #expect(broken("one two", width: nil) == nil)
    #expect(broken("one two", width: 70) == nil)
    #expect(broken("", width: 10) == nil)
  }

  @Test("Lines come without the spaces and line feeds at which they break")
  func lines() {
    #expect(broken("one two three", width: 70)?.lines == ["one two", "three"])
    #expect(broken("one\n\ntwo", width: nil)?.lines == ["one", "", "two"])
    // Five characters fit, and a word that is longer breaks anywhere.
    #expect(broken("abcdefgh", width: 50)?.lines == ["abcde", "fgh"])
    #expect(broken("one two", width: 30)?.rest == nil)
  }

  @Test("The second of two lines doesn't consist of a single word, if another one fits")
  func lonelyWords() {
    #expect(broken("aa bb cc", width: 50)?.lines == ["aa", "bb cc"])
    #expect(broken("aa bb cc\ndd ee ff", width: 50)?.lines == ["aa", "bb cc", "dd", "ee ff"])
    // Eight characters are too many for 70 points; three lines are left alone; so is a word of its own.
    #expect(broken("aa bbbb ccc", width: 70)?.lines == ["aa bbbb", "ccc"])
    #expect(broken("aa bb cc dd ee", width: 50)?.lines == ["aa bb", "cc dd", "ee"])
    #expect(broken("aaaaa bb", width: 50)?.lines == ["aaaaa", "bb"])
    #expect(broken("aa bb cc", width: 50, lineLimit: 1)?.lines == ["aa b…"])
  }

  @Test("The last line that there is room for ends in an ellipsis, and the rest is told")
  func tail() {
    #expect(
      broken("abcdefghij", width: 50, lineLimit: 1) == BrokenText(lines: ["abcd…"], rest: "efghij"))
    // 50 points have room for two lines of 24, and for five characters; no space stands before the ellipsis.
    let two = broken("one two three four", width: 50, height: 50)
    #expect(two == BrokenText(lines: ["one", "two…"], rest: " three four"))
    #expect(
      broken("one\ntwo", width: nil, lineLimit: 1) == BrokenText(lines: ["one…"], rest: "\ntwo"))
  }

  @Test("Truncation can remove the beginning or the middle")
  func modes() {
    #expect(
      broken("abcdefghij", width: 50, lineLimit: 1, truncation: .head)
        == BrokenText(lines: ["…ghij"], rest: "abcdef"))
    #expect(
      broken("abcdefghij", width: 60, lineLimit: 1, truncation: .middle)
        == BrokenText(lines: ["abc…ij"], rest: "defgh"))
    // Spaces next to the ellipsis are dropped.
    #expect(
      broken("abc efg ij", width: 60, lineLimit: 1, truncation: .middle)
        == BrokenText(lines: ["abc…ij"], rest: " efg "))
    #expect(
      broken("abcdefghij", width: 60, lineLimit: 1)
        == BrokenText(lines: ["abcde…"], rest: "fghij"))
  }

  @Test("Lines and rest are the text, whatever it is and wherever it breaks")
  func parts() {
    var source = RandomSource(11)
    for _ in 0..<Rounds.of(400) {
      let letters = (0..<source.below(30)).map { _ in ["a", "b", " ", "é", "字"][source.below(5)] }
      let text = letters.joined()
      let width = Double(source.below(16)) * 10
      let limit = source.below(4)
      for truncation in [TextTruncation.tail, .head, .middle] {
        guard
          let broken = broken(
            text, width: width, lineLimit: limit == 0 ? nil : limit, truncation: truncation)
        else { continue }
        let kept = broken.lines.joined().filter { $0 != " " && $0 != "…" }
        let whole = text.filter { $0 != " " }
        #expect(kept.count + (broken.rest ?? "").filter { $0 != " " }.count == whole.count)
        #expect(broken.rest != nil || kept == whole)
        #expect(limit == 0 || broken.lines.count <= limit)
      }
    }
  }
}
