import Testing

@testable import ViewTreeLayout

/// Answers that are remembered, or not asked for, must be those that asking would give.
@Suite struct RememberedAnswerTests {
  /// The same numbers on every machine.
  private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func number(_ choices: [Double]) -> Double { choices.randomElement(using: &self) ?? 0 }
    mutating func maybe(_ choices: [Double]) -> Double? {
      Bool.random(using: &self) ? nil : number(choices)
    }
  }

  private func leaf(_ source: inout Source) -> TestView {
    switch Int.random(in: 0..<6, using: &source) {
    case 0: color
    case 1: rigid(source.number([5, 20, 40]), source.number([5, 20]))
    case 2: spacer(source.maybe([0, 20]))
    case 3: divider()
    case 4: TestView(CircleLeaf())
    default: TextLayoutTests.cells("ab cd efg")
    }
  }

  private func view(_ depth: Int, _ source: inout Source) -> TestView {
    if depth == 0 { return leaf(&source) }
    func child() -> TestView { view(depth - 1, &source) }
    func children() -> [TestView] {
      (0..<Int.random(in: 0...3, using: &source)).map { _ in child() }
    }
    switch Int.random(in: 0..<18, using: &source) {
    case 0, 1: return hstack(source.maybe([0, 4]), .firstTextBaseline, children())
    case 2: return hstack(source.maybe([0, 4]), .center, children())
    case 3, 4: return vstack(source.maybe([0, 4]), .leading, children())
    case 5: return zstack(.bottomTrailing, children())
    case 6: return child().frame(source.maybe([30, 60]), source.maybe([30]))
    case 7:
      return child().frame(minWidth: source.maybe([10]), maxWidth: source.maybe([50, .infinity]))
    case 8: return child().frame(idealWidth: source.maybe([30]), minHeight: source.maybe([10, 90]))
    case 9: return child().padding(source.number([-3, 5]))
    case 10: return child().fixedSize(source.number([0, 1]) == 0 ? .horizontal : .both)
    case 11: return child().aspectRatio(source.maybe([2]), .fit)
    case 12: return child().position(5, 5)
    case 13: return child().overlay(.topLeading, child())
    case 14: return child().guide(.leading) { $0.width / 3 }.priority(source.number([0, 1]))
    case 15: return TestView(ScrollViewLayout(axes: .vertical), [child()])
    case 16: return TestView(ViewThatFitsLayout(), children())
    default: return TestView(LazyStackLayout.vertical(), children())
    }
  }

  private func fresh(_ view: TestView) -> TestLayout {
    let layout = TestLayout()
    view.add(layout, nil)
    return layout
  }

  private func size(of layout: TestLayout, proposing proposal: ProposedSize) -> Size {
    withExtendedLifetime(layout) {
      layout.tree.engine.size(of: NodeID(rawValue: 0), proposing: proposal)
    }
  }

  @Test("A tree that has been asked before answers as a new one does", arguments: 0..<300)
  func answersAgree(_ seed: Int) {
    var source = Source(state: UInt64(seed))
    let view = view(3, &source)
    let used = fresh(view)
    for _ in 0..<6 {
      let proposal = ProposedSize(
        width: source.maybe([0, 15, 50, 100, 333, .infinity]),
        height: source.maybe([0, 15, 50, 100, 333, .infinity]))
      let remembered = size(of: used, proposing: proposal)
      let asked = size(of: fresh(view), proposing: proposal)
      let agree = remembered == asked
      if !agree { Issue.record("\(seed): \(proposal) gives \(remembered), asked anew \(asked)") }
    }
  }

  @Test("Placing gives each node the size it answers to its proposal", arguments: 0..<100)
  func placedSizesAgree(_ seed: Int) {
    var source = Source(state: UInt64(seed) &* 7919)
    let layout = TestLayout(view(3, &source), window: 120, 90)
    for index in 0..<layout.tree.count {
      let node = NodeID(rawValue: UInt32(index))
      guard layout.tree.isPlaced(node) else { continue }
      let frame = layout.tree.frame(of: node)
      let isBroken = [frame.minX, frame.minY, frame.width, frame.height].contains { $0.isNaN }
      if isBroken { Issue.record("\(seed): node \(index) is at \(frame)") }
    }
  }
}
