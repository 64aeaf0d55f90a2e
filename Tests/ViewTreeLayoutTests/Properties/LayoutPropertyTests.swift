import Testing
import ViewTreeLayout
import ViewTreeRandom

/// What holds for every tree, tried on thousands.
@Suite struct LayoutPropertyTests {
  private static let insets = EdgeInsets(top: 20, leading: 7, bottom: 10, trailing: 3)

  private func layOut(
    _ view: TestView, direction: LayoutDirection = .leftToRight, takesShortcuts: Bool = true
  ) -> TestLayout {
    TestLayout(
      view, window: 300, 200, insets: Self.insets, scale: 3, direction: direction,
      takesShortcuts: takesShortcuts)
  }

  /// Tries seeds until one fails; says which.
  private func forAll(_ seeds: Range<Int>, _ holds: (Int) -> String?) {
    for seed in seeds {
      if let problem = holds(seed) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  /// The first name whose frames differ.
  private func difference(_ left: TestLayout, _ right: TestLayout) -> String? {
    let (before, after) = (left.frames, right.frames)
    for (name, frame) in before.sorted(by: { $0.key < $1.key }) {
      guard let other = after[name] else { return "\(name) is gone" }
      if !frame.isAlmost(other) { return "\(name) was at \(frame), is at \(other)" }
    }
    return before.count == after.count ? nil : "there are \(after.count), not \(before.count)"
  }

  @Test("All frames are finite", arguments: [2, 3, 4])
  func finite(depth: Int) {
    forAll(0..<Rounds.of(1500)) { seed in
      let frames = layOut(RandomView.make(seed, depth: depth)).allFrames
      return frames.first { !$0.isFinite }.map { "\($0)" }
    }
  }

  @Test(
    "Without memory of answers, and with every question asked, the frames are the same",
    arguments: [2, 3])
  func memory(depth: Int) {
    forAll(0..<Rounds.of(2500)) { seed in
      let view = RandomView.make(seed, depth: depth)
      return difference(layOut(view), layOut(view, takesShortcuts: false))
    }
  }

  @Test("Right to left is left to right in a mirror", arguments: [2, 3, 4])
  func mirror(depth: Int) {
    forAll(0..<Rounds.of(1500)) { seed in
      let view = RandomView.make(seed, depth: depth)
      let left = TestLayout(view, window: 300, 200, insets: Self.insets)
      let right = TestLayout(
        view, window: 300, 200, insets: Self.insets, direction: .rightToLeft)
      for index in 0..<left.tree.count {
        let node = NodeID(rawValue: UInt32(index))
        guard left.tree.isPlaced(node) else { continue }
        let (frame, mirrored) = (left.tree.frame(of: node), right.tree.frame(of: node))
        let expected = Rect(
          x: 300 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        if !mirrored.isAlmost(expected) { return "\(frame) becomes \(mirrored)" }
      }
      return nil
    }
  }

  /// Modifiers around every view that nothing in layout may notice.
  static let neutral: [(name: String, wrap: @Sendable (TestView) -> TestView)] = [
    ("a name of the coordinates", { $0.modified(CoordinateSpaceLayout(token: 1)) }),
    ("no offset", { $0.offset(0, 0) }),
    ("no turn", { $0.modified(RotationEffectLayout(degrees: 0)) }),
    ("a guide that nobody asks for", { $0.guide(HorizontalAlignment.custom(7)) { _ in 3 } }),
    ("the direction there is", { $0.modified(LayoutDirectionLayout(.leftToRight)) }),
    ("an overlay", { $0.overlay(.topTrailing, zstack(.center, [rigid(500, 3), color])) }),
    ("a background", { $0.background(.bottom, hstack(3, .top, [spacer(), color.padding(-9)])) }),
  ]

  @Test("A modifier without meaning for layout changes no frame", arguments: 0..<7)
  func neutrality(_ modifier: Int) {
    forAll(0..<Rounds.of(800)) { seed in
      let plain = layOut(RandomView.make(seed, depth: 3))
      let wrapped = layOut(RandomView.make(seed, depth: 3, wrap: Self.neutral[modifier].wrap))
      return difference(plain, wrapped).map { "\(Self.neutral[modifier].name): \($0)" }
    }
  }

  @Test("No view is ever proposed less than nothing")
  func proposals() {
    forAll(0..<Rounds.of(1500)) { seed in
      let layout = layOut(RandomView.make(seed, depth: 3))
      for index in 0..<layout.tree.count {
        let proposal = layout.tree.proposal(of: NodeID(rawValue: UInt32(index)))
        if (proposal.width ?? 0) < 0 || (proposal.height ?? 0) < 0 { return "\(proposal)" }
      }
      return nil
    }
  }
}
