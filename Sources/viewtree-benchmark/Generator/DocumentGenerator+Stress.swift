/// Unrealistic trees that reveal slow code.
extension DocumentGenerator {
  private static let spacings = [0, 2, 4, 8, 12]

  /// One stack over everything.
  mutating func writeWide() {
    openStack("VStack", spacing: 8)
    while remaining > 0 { text(words: 1...3) }
    close()
  }

  /// Stacks with one child each, some with padding, and a text view at the bottom.
  mutating func writeChain() {
    let depth = remaining - 1
    for level in 0..<max(depth, 0) {
      openStack(level % 2 == 0 ? "VStack" : "HStack", spacing: 0) {
        if level % 4 == 3 { $0.modifier("{\"padding\":1}") }
      }
    }
    text(words: 1...3)
    for _ in 0..<max(depth, 0) { close() }
  }

  /// A complete binary tree, its nodes numbered as in a heap: the children of `n` are `2n` and
  /// `2n+1`.
  mutating func writeBinary(isFlexible: Bool) {
    let count = remaining
    // A stack of tasks: the number of a node to write, or 0 to close a stack.
    var pending = [1]
    while let node = pending.popLast() {
      if node == 0 {
        close()
      } else if node * 2 > count {
        if isFlexible, node % 4 == 0 { rectangle() } else { text(words: 1...2) }
      } else {
        let isEvenLevel = (Int.bitWidth - node.leadingZeroBitCount) % 2 == 0
        let spacing = random.one(of: Self.spacings, or: 0)
        openStack(isEvenLevel ? "HStack" : "VStack", spacing: spacing)
        pending.append(0)
        if node * 2 + 1 <= count { pending.append(node * 2 + 1) }
        pending.append(node * 2)
      }
    }
  }
}
