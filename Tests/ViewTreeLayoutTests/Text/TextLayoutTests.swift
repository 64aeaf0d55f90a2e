import Testing
@testable import ViewTreeLayout

@Suite struct TextLayoutTests {
  /// A text view in a font.
  static func text(
    _ string: String, _ font: Font = .style(.body), lineLimit: Int? = nil
  ) -> TestView {
    TestView { layout, parent in
      let id = layout.tree.addText(
        string, font: layout.tree.addFont(font), lineLimit: lineLimit)
      layout.tree.add(TextLayout(id), to: parent)
    }
  }

  /// A text in cells of 10 by 24 points.
  static func cells(_ string: String, lineLimit: Int? = nil) -> TestView {
    text(string, .system(size: 20, design: .cells), lineLimit: lineLimit)
  }

  private func size(_ view: TestView, _ width: Double?, _ height: Double?) -> Size {
    TestLayout(view, proposing: width, height).size
  }

  @Test(
    "Widths agree with known ones of Apple's font within a hundredth",
    arguments: [
      ("This is a test string", 17, 144.093, 0), ("Count is: 0", 17, 81.667, 3),
      ("Header", 13, 44.5, 2), ("CCC", 13, 28, 2), ("A", 13, 9, 2), ("E", 13, 8, 2),
      ("H", 13, 10, 2),
    ] as [(String, Double, Double, Double)])
  func calibration(_ string: String, _ points: Double, _ known: Double, _ scale: Double) {
    let view = Self.text(string, .system(size: points))
    let exact = TestLayout(view, proposing: nil, nil, scale: 1_000_000).size.width
    let shown = scale > 0 ? TestLayout(view, proposing: nil, nil, scale: scale).size.width : exact
    let error = min(abs(exact - known), abs(shown - known)) / known
    // The one long string is 1.1 % too narrow. Over 87 strings, kerning and the space halve the error.
    #expect(error < 0.012)
  }

  @Test(
    "One and two lines of each style have the system font's height",
    arguments: [
      (.largeTitle, [41, 41, 40.667], [82, 82, 81.667]),
      (.title, [34, 33.5, 33.667], [68, 67.5, 67.667]),
      (.title2, [27, 26.5, 26.333], [55, 54.5, 54.333]), (.title3, [24, 24, 24], [49, 49, 49]),
      (.headline, [21, 20.5, 20.333], [43, 42.5, 42.333]),
      (.body, [21, 20.5, 20.333], [43, 42.5, 42.333]),
      (.callout, [20, 19.5, 19.333], [41, 40.5, 40.333]),
      (.subheadline, [18, 18, 18], [38, 38, 38]),
      (.footnote, [16, 16, 15.667], [34, 34, 33.667]),
      (.caption, [15, 14.5, 14.333], [31, 30.5, 30.333]),
      (.caption2, [14, 13.5, 13.333], [27, 26.5, 26.333]),
    ] as [(FontStyle, [Double], [Double])])
  func lineHeights(_ style: FontStyle, _ one: [Double], _ two: [Double]) {
    func heights(_ string: String) -> [Double] {
      [1, 2, 3].map {
        rounded(
          TestLayout(Self.text(string, .style(style)), proposing: nil, nil, scale: $0).size.height)
      }
    }
    #expect(heights("A") == one)
    #expect(heights("A\nA") == two)
  }

  @Test("At text sizes, pairs are kerned from regular to bold, but not in other designs")
  func kerning() {
    func closer(_ pair: String, _ font: Font) -> Double {
      let apart = pair.map { font.width(of: String($0)) }.reduce(0, +)
      return (apart - font.width(of: pair)) / font.size
    }
    // 208 and 192 units of 2,816.
    #expect((closer("Ta", .system(size: 16)) - 208.0 / 2816).magnitude < 1e-9)
    #expect((closer("AV", .system(size: 16)) - 192.0 / 2816).magnitude < 1e-9)
    #expect(closer("AV", .system(size: 16, weight: .bold)) > 250.0 / 2816)
    #expect(closer("nn", .system(size: 16)) == 0)
    #expect(closer("日T", .system(size: 16)) == 0)
    // At display sizes the widths of characters include it.
    #expect(closer("Ta", .system(size: 30)) == 0)
    #expect(closer("Ta", .system(size: 16, design: .monospaced)) == 0)
    #expect(closer("Ta", .system(size: 16, design: .cells)) == 0)
  }

  @Test("Kerned lines break where the sum of widths and distances is too long")
  func kernedLines() {
    let text = Self.text("Ta Ta", .system(size: 16))
    let font = Font.system(size: 16)
    let whole = font.width(of: "Ta Ta")
    #expect(size(text, whole + 0.01, nil).height < 21)
    #expect(size(text, whole - 0.01, nil).height > 21)
    // The same with a scalar that isn't in the tables.
    #expect(font.width(of: "T\u{1F600}a") > font.width(of: "\u{1F600}"))
  }

  @Test(
    "In bold, a style has its emphasized weight, and a font with an explicit size is bold",
    arguments: [
      (.largeTitle, .bold), (.title, .bold), (.title2, .bold), (.title3, .semibold),
      (.headline, .semibold), (.body, .semibold), (.callout, .semibold),
      (.subheadline, .semibold), (.footnote, .semibold), (.caption, .semibold),
      (.caption2, .semibold),
    ] as [(FontStyle, FontWeight)])
  func emphasized(_ style: FontStyle, _ weight: FontWeight) {
    #expect(Font.style(style).emphasized.weight == weight)
    #expect(Font.system(size: 15).emphasized.weight == .bold)
  }

  @Test("Secondary text is narrower, from 0.8 for a large title to 0.92 for the smallest style")
  func secondary() {
    func ratio(_ font: Font) -> Double {
      font.secondary.width(of: "Ta na") / font.width(of: "Ta na")
    }
    #expect((ratio(.style(.largeTitle)) - 0.8).magnitude < 1e-9)
    #expect((ratio(.style(.caption2)) - 0.92).magnitude < 1e-9)
    #expect((ratio(.system(size: 22.5)) - 0.86).magnitude < 1e-9)
    #expect(FontMetrics(Font.style(.body).secondary) == FontMetrics(.style(.body)))
  }

  @Test("Between 18.4 and 24.6 points, the width of a character blends two designs, without a jump")
  func blending() {
    func width(_ size: Double) -> Double { Font.system(size: size).width(of: "nnnnnnnnnn") }
    let steps = stride(from: 18.0, to: 25, by: 0.1).map { width($0 + 0.1) - width($0) }
    // Ten characters of more than half an em: 0.5 for a tenth of a point; a jump would be more than 5.
    #expect(steps.allSatisfy { $0 > -0.5 && $0 < 1.5 }, "\(steps)")
  }

  @Test(
    "At text sizes, heavier characters are wider than in the table, and so are weights that it lacks"
  )
  func weights() {
    func ratio(_ weight: FontWeight, of other: FontWeight, _ size: Double) -> Double {
      Font.system(size: size, weight: weight).untrackedWidth(of: "n")
        / Font.system(size: size, weight: other).untrackedWidth(of: "n")
    }
    #expect((ratio(.light, of: .regular, 17) - 0.979).magnitude < 1e-9)
    #expect((ratio(.black, of: .heavy, 17) - 1.097 / 1.061).magnitude < 1e-9)
    // What the table lacks keeps its distance to the nearest weight that it has.
    #expect((ratio(.light, of: .regular, 34) - 0.979).magnitude < 1e-9)
    #expect((ratio(.black, of: .heavy, 34) - 1.097 / 1.061).magnitude < 1e-9)
  }

  @Test("From 28 to 34 points, regular becomes 2.5 % narrower than in the table, and bold doesn't")
  func largeTitles() {
    func share(_ weight: FontWeight, _ size: Double) -> Double {
      let width = { Font.system(size: $0, weight: weight).untrackedWidth(of: "nnnn") / $0 }
      return width(size) / width(28)
    }
    #expect((share(.regular, 26) - 1).magnitude < 1e-9)
    #expect((share(.regular, 31) - 0.9875).magnitude < 1e-9)
    #expect((share(.regular, 34) - 0.975).magnitude < 1e-9)
    #expect((share(.regular, 60) - 0.975).magnitude < 1e-9)
    #expect((share(.bold, 34) - 1).magnitude < 1e-9)
  }

  @Test("Lines break after spaces, and the space hangs")
  func wrapping() {
    #expect(size(Self.cells("ab cd ef"), nil, nil) == Size(width: 80, height: 24))
    #expect(size(Self.cells("ab cd ef"), 50, nil) == Size(width: 50, height: 48))
    #expect(size(Self.cells("ab cd ef"), 40, nil) == Size(width: 30, height: 72))
    #expect(size(Self.cells("abcdef"), 40, nil) == Size(width: 40, height: 48))
  }

  @Test("A line feed always breaks")
  func lineFeeds() {
    #expect(size(Self.cells("a\n\nbcd"), nil, nil) == Size(width: 30, height: 72))
  }

  @Test("Too many lines end in an ellipsis")
  func truncation() {
    #expect(size(Self.cells("ab cd ef", lineLimit: 1), 50, nil) == Size(width: 50, height: 24))
    #expect(size(Self.cells("ab cd ef"), 40, 24) == Size(width: 30, height: 24))
    #expect(size(Self.cells("ab cd ef"), 40, 50) == Size(width: 30, height: 48))
    #expect(size(Self.cells("ab cd ef"), 40, 5) == Size(width: 30, height: 24))
  }

  @Test("Asked for the least, text answers nothing, or one line without width")
  func probes() {
    #expect(size(Self.cells("ab"), 0, 0) == .zero)
    #expect(size(Self.cells("ab"), 0, 10) == Size(width: 0, height: 24))
    #expect(size(Self.cells("ab"), nil, 0) == Size(width: 20, height: 24))
    #expect(size(Self.cells(""), nil, nil) == Size(width: 0, height: 24))
  }

  @Test("Characters that the typeface lacks are as wide as their class")
  func classes() {
    #expect(size(Self.text("日本", .system(size: 12)), nil, nil).width == 24)
    #expect(
      size(Self.text("e\u{301}", .system(size: 12)), nil, nil)
        == size(Self.text("e", .system(size: 12)), nil, nil))
    #expect(size(Self.text("😀", .system(size: 12)), nil, nil).width == 15)
  }

  @Test("Malformed UTF-8 is measured, not trusted")
  func malformed() {
    let bytes: [UInt8] = [0xE3, 0x81, 0xFF, 0xC0, 0x80, 0xF8, 0xE3]
    let layout = TestLayout()
    let font = layout.tree.addFont(.system(size: 10, design: .cells))
    let id = bytes.withUnsafeBufferPointer { layout.tree.addText($0, font: font) }
    let node = layout.tree.add(TextLayout(id), to: nil)
    layout.tree.layOutRoot(node, proposing: .unspecified)
    #expect(layout.size.width == 30)
  }

  @Test(
    "Text keeps its distances from boxes and from text",
    arguments: [
      (.body, 3, 10.642, 6.434, 2), (.body, 1, 11.309, 7.101, 2),
      (.largeTitle, 2, 21.118, 12.701, 0.5), (.title2, 3, 13.420, 7.973, 2),
      (.footnote, 3, 8.021, 4.802, 2.667), (.caption2, 1, 7.376, 4.653, 0),
    ] as [(FontStyle, Double, Double, Double, Double)])
  func spacing(
    _ style: FontStyle, _ scale: Double, _ below: Double, _ above: Double, _ between: Double
  ) {
    let text = Self.text("A", .style(style))
    let layout = TestLayout(
      vstack(
        nil, .center,
        [text.named("1"), box(40, 10).named("2"), text.named("3"), text.named("4")]),
      proposing: nil, nil, scale: scale)
    func gap(_ upper: String, _ lower: String) -> Double {
      rounded(layout.frame(lower)[1] - layout.frame(upper)[1] - layout.frame(upper)[3])
    }
    // Frames are rounded to 1/1000 before they are subtracted.
    #expect(abs(gap("1", "2") - below) < 0.0025)
    #expect(abs(gap("2", "3") - above) < 0.0025)
    #expect(abs(gap("3", "4") - between) < 0.0025)
  }

  @Test("Padding sets the distance back to 8")
  func paddedSpacing() {
    let text = Self.text("A").padding()
    let layout = TestLayout(
      vstack(nil, .center, [text.named("1"), text.named("2")]), proposing: nil, nil)
    #expect(layout.frame("2")[1] - layout.frame("1")[3] == 8)
  }

  @Test("A padded column keeps a text's distance to what is above")
  func columnsOfText() {
    func column(_ name: String) -> TestView {
      vstack(nil, .center, [Self.text("A").named(name), rigid(40, 20)])
    }
    let layout = TestLayout(
      vstack(nil, .center, [column("s").padding(16, .bottom), column("t")]), window: 402, 874,
      insets: EdgeInsets(top: 62, bottom: 34), scale: 3)
    // The gap is 6.434, not 8; half of it moves the second column down.
    #expect(abs(layout.frame("t")[1] - layout.frame("s")[1] - 73.409) < 0.01)
  }

  @Test("A row of texts lines up on the topmost first baseline")
  func baselines() {
    let column = vstack(nil, .center, [Self.text("A").named("a"), Self.text("B").named("b")])
    let first = TestLayout(
      hstack(nil, .firstTextBaseline, [column, Self.text("C").named("c")]), proposing: nil, nil,
      scale: 2)
    #expect(first.frame("c")[1] == first.frame("a")[1])
    let last = TestLayout(
      hstack(nil, .lastTextBaseline, [column, Self.text("C").named("c")]), proposing: nil, nil,
      scale: 2)
    #expect(last.frame("c")[1] == last.frame("b")[1])
  }

  @Test("A box stands on the baseline")
  func boxOnBaseline() {
    let layout = TestLayout(
      hstack(nil, .firstTextBaseline, [Self.text("A").named("t"), box(10, 30).named("b")]),
      proposing: nil, nil, scale: 2)
    #expect(layout.frame("t")[1] == 14)
    #expect(layout.size.height == 34.5)
  }

  @Test("Text is the least flexible child and gets only its share")
  func share() {
    // 11 cells of 8 points: 88 wide on one line, lines of 19.2 rounded up to 20.
    let hello = Self.text("Hello world", .system(size: 16, design: .cells))
    let plain = TestLayout(
      hstack(0, .center, [color.named("l"), hello.named("t"), color]), window: 240, 60)
    #expect(plain.frame("t") == [96, 10.5, 48, 39])
    let preferred = TestLayout(
      hstack(0, .center, [color.named("l"), hello.priority(1).named("t"), color]), window: 240, 60)
    #expect(preferred.frame("t") == [76, 20, 88, 20])
  }

  @Test("Text in a tight column gives up lines before boxes give up anything")
  func tightColumn() {
    // Four lines at 150 points; lines of 16 points.
    let words = Self.text(
      "aaaaaaaaaaaaaaa bbbbbbbbbbbbbbb ccccccccccccccc ddddddddddddddd",
      .system(size: 40.0 / 3, design: .cells))
    var column: [TestView] = [
      box(nil, 40).named("t"), words.frame(150, nil).named("x"), spacer(30).named("s"),
      box(nil, 40).named("b"),
    ]
    let tight = TestLayout(vstack(0, .center, column), window: 200, 130)
    #expect(tight.frame("x")[3] == 16)
    #expect(tight.frame("s")[3] == 34)
    #expect(tight.frame("b")[1] == 90)
    column.remove(at: 2)
    let crowded = TestLayout(vstack(0, .center, column).named("stack"), window: 200, 130)
    #expect(crowded.frame("x")[3] == 48)
    #expect(crowded.frame("stack")[1] == 1)
    #expect(crowded.frame("stack")[3] == 128)
  }
}
