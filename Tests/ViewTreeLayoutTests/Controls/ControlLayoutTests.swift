import Testing
import ViewTreeLayout

@Suite struct ControlLayoutTests {
  private func control(_ metrics: ControlMetrics, _ label: [TestView] = []) -> TestView {
    TestView(ControlLayout(metrics), label)
  }

  @Test("Text fields fill their width and keep their height")
  func textFields() {
    #expect(
      TestLayout(control(.textField), proposing: 200, 100).size == Size(width: 200, height: 22))
    #expect(
      TestLayout(control(.roundedTextField), proposing: 200, nil).size
        == Size(width: 200, height: 34))
  }

  @Test("A toggle puts its label leading and its switch at the other end")
  func toggle() {
    let toggle = control(.toggle, [rigid(60, 20).named("label")])
    let layout = TestLayout(toggle, proposing: 200, 100)
    #expect(layout.size == Size(width: 200, height: 31))
    #expect(layout.frame("label") == [0, 5.5, 60, 20])
    #expect(TestLayout(toggle, proposing: nil, nil).size == Size(width: 119, height: 31))
    // Label, gap and switch: what stands after a label does not shrink.
    #expect(TestLayout(toggle, proposing: 20, 100).size == Size(width: 119, height: 31))
  }

  @Test("A toggle with an empty label still fills its width; without labels it is a switch")
  func hiddenLabels() {
    let empty = control(.toggle, [TextLayoutTests.cells("")])
    #expect(TestLayout(empty, proposing: 200, 100).size == Size(width: 200, height: 31))
    #expect(
      TestLayout(control(.toggleSwitch), proposing: 200, 100).size == Size(width: 51, height: 31))
  }

  @Test("A slider is 150 wide where it may choose")
  func slider() {
    #expect(
      TestLayout(control(.slider), proposing: nil, nil).size == Size(width: 150, height: 31))
    #expect(TestLayout(control(.slider), proposing: 80, nil).size == Size(width: 80, height: 31))
  }
}
