import Testing
import ViewTreeRandom

@testable import ViewTreeLayout

/// Answers that are remembered, or not asked for, must be those that asking would give.
@Suite struct RememberedAnswerTests {
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

  @Test(
    "A tree that has been asked before answers as a new one does", arguments: 0..<Rounds.of(300))
  func answersAgree(_ seed: Int) {
    var source = RandomSource(seed)
    let view = RandomView.make(seed, depth: 3)
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
}
