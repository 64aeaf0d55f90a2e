import Testing
import ViewTreeLayout

@Suite struct ControlLayoutTests {
  private func control(_ metrics: ControlMetrics, _ label: [TestView] = []) -> TestView {
    TestView(ControlLayout(metrics), label)
  }

  @Test("Text fields fill their width and keep their height")
  func textFields() {
    #expect(
      TestLayout(control(.textField(on: .iOS17)), proposing: 200, 100).size
        == Size(width: 200, height: 22))
    #expect(
      TestLayout(control(.roundedTextField), proposing: 200, nil).size
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

  @Test("Controls of iOS 26 are larger where Apple made them so")
  func newerSystem() {
    #expect(TestLayout(control(.textField(on: .iOS26)), proposing: 200, nil).size.height == 26)
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

  @Test("A button keeps an ordinary view's distances, though its label is text")
  func buttonSpacing() {
    func button(_ name: String) -> TestView {
      TestView(ControlBoundaryLayout(), [TextLayoutTests.cells("ab")]).named(name)
    }
    let layout = TestLayout(
      vstack(nil, .center, [button("1"), button("2")]), proposing: nil, nil)
    // A line of 24 points and 8 below it.
    #expect(layout.frame("2")[1] - layout.frame("1")[1] == 32)
  }

  @Test("A control lends a row the baseline of its label")
  func labelBaseline() {
    let toggle = control(.toggle(on: .iOS17), [TextLayoutTests.cells("ab")]).named("toggle")
    let layout = TestLayout(
      hstack(0, .firstTextBaseline, [toggle, TextLayoutTests.cells("c").named("text")]),
      proposing: 200, 100)
    // The label of 24 points stands in the middle of 31.
    #expect(layout.frame("text")[1] - layout.frame("toggle")[1] == 3.5)
  }
}
