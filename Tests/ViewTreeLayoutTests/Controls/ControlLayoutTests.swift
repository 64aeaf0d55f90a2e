import Testing
import ViewTreeLayout

@Suite struct ControlLayoutTests {
  private func control(_ metrics: ControlMetrics, _ label: [TestView] = []) -> TestView {
    TestView(ControlLayout(metrics), label)
  }

  @Test("Text fields fill their width and keep their height")
  func textFields() {
    #expect(
      TestLayout(control(.textField(.style(.body), scale: 1)), proposing: 200, 100).size
        == Size(width: 200, height: 22))
    #expect(
      TestLayout(control(.roundedTextField(.style(.body), scale: 2)), proposing: 200, nil).size
        == Size(width: 200, height: 34))
  }

  @Test("A toggle puts its label leading and its switch at the other end")
  func toggle() {
    let toggle = control(.toggle(on: .iOS17), [rigid(60, 20).named("label")])
    let layout = TestLayout(toggle, proposing: 200, 100)
    #expect(layout.size == Size(width: 200, height: 31))
    #expect(layout.frame("label") == [0, 5.5, 60, 20])
    #expect(TestLayout(toggle, proposing: nil, nil).size == Size(width: 119, height: 31))
    // Label, gap and switch: what stands after a label does not shrink.
    #expect(TestLayout(toggle, proposing: 20, 100).size == Size(width: 119, height: 31))
  }

  @Test("A toggle with an empty label still fills its width; without labels it is a switch")
  func hiddenLabels() {
    let empty = control(.toggle(on: .iOS17), [TextLayoutTests.cells("")])
    #expect(TestLayout(empty, proposing: 200, 100).size == Size(width: 200, height: 31))
    #expect(
      TestLayout(control(.toggle(on: .iOS17).withoutLabel, [rigid(60, 20)]), proposing: 200, 100)
        .size == Size(width: 51, height: 31))
  }

  @Test("A slider is 150 wide where it may choose")
  func slider() {
    #expect(
      TestLayout(control(.slider), proposing: nil, nil).size == Size(width: 150, height: 31))
    #expect(TestLayout(control(.slider), proposing: 80, nil).size == Size(width: 80, height: 31))
  }

  @Test("Some controls are larger on iOS 26")
  func newerSystem() {
    let toggle = control(.toggle(on: .iOS26), [rigid(60, 20)])
    #expect(TestLayout(toggle, proposing: nil, nil).size == Size(width: 134, height: 30))
  }

  @Test("A bar has its label above, a wheel below")
  func progress() {
    let label = rigid(60, 20).named("label")
    let bar = TestLayout(control(.progressBar, [label]), proposing: 200, 100)
    #expect(bar.size == Size(width: 200, height: 28))
    #expect(bar.frame("label") == [0, 0, 60, 20])
    let wheel = TestLayout(control(.progressWheel, [label]), proposing: 200, 100)
    #expect(wheel.size == Size(width: 60, height: 48))
    #expect(wheel.frame("label") == [0, 28, 60, 20])
  }

  @Test("A bar without its label still fills the width, a stepper does not")
  func widthWithoutLabel() {
    let bar = control(ControlMetrics.progressBar.withoutLabel, [rigid(60, 20)])
    #expect(TestLayout(bar, proposing: 200, nil).size == Size(width: 200, height: 4))
    let stepper = control(ControlMetrics.stepper.withoutLabel, [rigid(60, 20)])
    #expect(TestLayout(stepper, proposing: 200, nil).size == Size(width: 94, height: 32))
  }

  @Test("A button has the spacing of its text above, and 8 below")
  func buttonSpacing() {
    func gaps(_ view: TestView) -> [Double] {
      let layout = TestLayout(
        vstack(nil, .center, [rigid(9, 9), view.named("view"), rigid(9, 9).named("below")]),
        window: 100, 100, scale: 2)
      let frames = [layout.frame("view"), layout.frame("below")]
      let top = frames[1][1] + 9 - layout.size.height
      let gaps = [frames[0][1] - top - 9, frames[1][1] - frames[0][1] - frames[0][3]]
      return gaps.map { ($0 * 100).rounded() / 100 }
    }
    let text = TextLayoutTests.text("ab")
    #expect(gaps(text) == [6.6, 10.81])
    #expect(gaps(TestView(ControlBoundaryLayout(), [text])) == [6.6, 8])
  }

  @Test("A control lends a row the baseline of its label")
  func labelBaseline() {
    let picker = control(
      .compactDatePicker(.system(size: 17), date: "Nov 28, 2026", time: nil, scale: 1),
      [TextLayoutTests.cells("ab")]
    ).named("picker")
    let layout = TestLayout(
      hstack(0, .firstTextBaseline, [picker, TextLayoutTests.cells("c").named("text")]),
      proposing: 200, 100)
    // The label of 24 points is in the middle of 21 + 14.
    #expect(layout.frame("text")[1] - layout.frame("picker")[1] == 5.5)
  }

  @Test("A toggle and a stepper are aligned with a row's baseline by their upper edges")
  func baselinesAtTop() {
    for metrics in [ControlMetrics.toggle(on: .iOS26), .stepper] {
      let view = control(metrics, [TextLayoutTests.cells("ab")]).named("control")
      let layout = TestLayout(
        hstack(0, .firstTextBaseline, [view, TextLayoutTests.cells("c").named("text")]),
        proposing: 200, 100)
      // The line of a text of 20 points lies 18 below its top.
      #expect(layout.frame("control")[1] - layout.frame("text")[1] == 18)
    }
  }

  @Test("In a row, a control is as high as its label, and overflows")
  func rows() {
    for metrics in [ControlMetrics.toggle(on: .iOS26).inRow, ControlMetrics.stepper.inRow] {
      let control = control(metrics, [rigid(60, 20).named("label")])
      let layout = TestLayout(control, proposing: 200, nil)
      #expect(layout.size == Size(width: 200, height: 20))
      #expect(layout.frame("label") == [0, 0, 60, 20])
      // Without a label it has its own height.
      #expect(TestLayout(self.control(metrics), proposing: 200, nil).size.height > 29)
    }
  }

  @Test("A field has the height of a line with its leading, at any text size")
  func fieldHeights() {
    func height(_ font: Font) -> Double {
      TestLayout(control(.textField(font, scale: 2)), proposing: 200, nil).size.height
    }
    #expect(height(.style(.body)) == 22)
    #expect(height(.style(.title)) == 34)
    #expect(height(.style(.body, category: .accessibility1)) == 34)
    // Without leading: 1.193 times 20.
    #expect(height(.system(size: 20)) == 24)
  }

  @Test("A wheel is 320 wide for every proposal")
  func wheel() {
    for width: Double? in [nil, 100, 500] {
      #expect(
        TestLayout(control(.wheelPicker), proposing: width, nil).size
          == Size(width: 320, height: 216))
    }
  }

  @Test("A circular progress view has its label at the default spacing")
  func wheelLabel() {
    let layout = TestLayout(
      control(.progressWheel, [TextLayoutTests.text("ab").named("label")]).named("wheel"),
      window: 100, 100, scale: 2)
    #expect(layout.frame("label", in: "wheel")[1] == 26.6)
  }
}
