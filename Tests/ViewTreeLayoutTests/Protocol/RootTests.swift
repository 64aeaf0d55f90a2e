import Testing
import ViewTreeLayout

/// Where the root goes, how far views grow over safe areas, and what is rounded to pixels.
@Suite struct RootTests {
  @Test("A root larger than the safe area overhangs it equally on both sides")
  func overflow() {
    let layout = TestLayout(
      rigid(140, 30).named("r"), window: 100, 60, insets: EdgeInsets(top: 10, leading: 20))
    #expect(layout.frame("r") == [-10, 20, 140, 30])
  }

  @Test("A window smaller than its safe area proposes nothing, not less")
  func noRoom() {
    let layout = TestLayout(color.named("c"), window: 10, 10, insets: EdgeInsets(top: 30))
    #expect(layout.size == Size(width: 10, height: 0))
  }

  @Test("A root without end stands where its window begins")
  func endless() {
    let layout = TestLayout(
      color.named("c").frame(minWidth: .infinity), window: 100, 60, insets: EdgeInsets(top: 10))
    #expect(layout.frame("c") == [0, 10, .infinity, 50])
  }

  @Test("Children without end across a stack begin where it does, beside others too")
  func endlessChildren() {
    let layout = TestLayout(
      vstack(0, .center, [color.named("c"), rigid(20, 5).named("r")]), proposing: .infinity, 20)
    #expect(layout.frame("c") == [0, 0, .infinity, 15])
    #expect(layout.frame("r") == [0, 15, 20, 5])
  }

  @Test("Insets of the window go to the nearest pixel, the fitting size to the next one up")
  func pixels() {
    let layout = TestLayout(
      color.named("c"), window: 100, 60, insets: EdgeInsets(top: 10.3), scale: 2)
    #expect(layout.frame("c") == [0, 10.5, 100, 49.5])
    let fitting = TestLayout()
    rigid(10.1, 20.5).add(fitting, nil)
    let sizes = [1, 2, 4].map { fitting.tree.fittingSize(of: NodeID(rawValue: 0), scale: $0) }
    #expect(
      sizes == [
        Size(width: 11, height: 21), Size(width: 10.5, height: 20.5),
        Size(width: 10.25, height: 20.5),
      ])
  }

  @Test(
    "A divider is one pixel, a text whole pixels, its distances follow the display",
    arguments: [
      (1.0, 1.0, 21.0, 2.0, 11.309), (2, 0.5, 20.5, 2, 10.809), (3, 0.333, 20.333, 2, 10.642),
    ])
  func scales(_ scale: Double, line: Double, height: Double, between: Double, below: Double) {
    let text = TextLayoutTests.text("A")
    let layout = TestLayout(
      vstack(
        nil, .leading,
        [text.named("a"), text.named("b"), divider().named("line")]), window: 200, 300, scale: scale
    )
    let (a, b, drawn) = (layout.frame("a"), layout.frame("b"), layout.frame("line"))
    #expect(a[3] == height && drawn[3] == line)
    #expect(rounded(b[1] - a[1] - a[3]) == between)
    #expect((drawn[1] - b[1] - b[3] - below).magnitude < 0.0015)
  }

  @Test("Both edges of a drawn frame go to the nearest pixel, halves up, also below zero")
  func drawn() {
    let grid = PixelGrid(scale: 2)
    #expect(
      grid.drawnFrame(Rect(x: 0.25, y: -0.25, width: 1, height: 0.5))
        == Rect(x: 0.5, y: 0, width: 1, height: 0.5))
    #expect(
      PixelGrid(scale: 1).drawnFrame(Rect(x: 33.333, y: 0, width: 33.333, height: 1))
        == Rect(x: 33, y: 0, width: 34, height: 1))
  }
}

/// Views that grow over safe areas.
@Suite struct SafeAreaTests {
  private func grown(
    _ wrap: (TestView) -> TestView, insets: EdgeInsets = EdgeInsets(top: 20, leading: 10),
    direction: LayoutDirection = .leftToRight
  ) -> [Double] {
    TestLayout(
      wrap(color.named("c").modified(IgnoresSafeAreaLayout())), window: 100, 80, insets: insets,
      direction: direction
    ).frame("c")
  }

  @Test("A view at the edge of the safe area grows over it, one that keeps away does not")
  func edges() {
    #expect(grown { $0 } == [0, 0, 100, 80])
    #expect(grown { $0.padding(0.4) } == [0, 0, 100, 80])
    #expect(grown { $0.padding(10) } == [20, 30, 70, 40])
    #expect(grown { $0.frame(nil, 60, .top) } == [0, 0, 100, 80])
  }

  @Test("The modifier keeps its own frame, and guides inside do not reach beyond it")
  func own() {
    let layout = TestLayout(
      color.guide(.leading) { _ in 5 }.modified(IgnoresSafeAreaLayout()).priority(0).named("node"),
      window: 100, 80, insets: EdgeInsets(top: 20))
    #expect(layout.frame("node") == [0, 20, 100, 60])
    let guide = layout.names["node"].flatMap {
      layout.tree.explicitGuide(HorizontalAlignment.leading.key, of: $0)
    }
    #expect(guide == nil)
  }

  @Test("Areas within one another are crossed from the innermost outwards")
  func nested() {
    let bar = { (view: TestView) in
      TestView(SafeAreaInsetLayout.vertical(isAtTop: true, spacing: 0), [view, rigid(9, 15)])
    }
    #expect(grown { bar($0) } == [0, 0, 100, 80])
    #expect(grown { bar(bar($0)) } == [0, 0, 100, 80])
    // Below a rigid neighbour only the bar's own area is left.
    #expect(grown { vstack(0, .center, [rigid(90, 10), bar($0)]) } == [0, 30, 100, 50])
  }

  @Test("A turned view has no safe area to grow into, a scaled one has its own measure of it")
  func effects() {
    #expect(grown { $0.modified(RotationEffectLayout(degrees: 45)) }[2] != 100)
    let scaled = grown { $0.modified(ScaleEffectLayout(x: 1, y: 0.5, anchor: .top)) }
    // At half its height the view is 30 high from 20 on, and grows by the 20 of the window.
    #expect(scaled == [0, 0, 100, 50])
  }

  @Test("From right to left the leading area lies on the right")
  func mirrored() {
    #expect(
      grown({ $0.padding(1) }, direction: .rightToLeft) == [1, 21, 88, 58])
    #expect(
      grown(
        {
          TestView(
            SafeAreaInsetLayout.horizontal(isAtLeading: true, spacing: 0), [$0, rigid(9, 9)])
        }, insets: .zero, direction: .rightToLeft) == [0, 0, 100, 80])
  }
}
