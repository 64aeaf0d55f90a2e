import ViewTreeNumbers

/// What a stack of many children found out when it offered them one length across, for the next time that it is laid
/// out: children of which nothing has changed are not asked again.
final class RememberedStack {
  /// What a child answered.
  struct Child: BitwiseCopyable {
    let node: NodeID
    /// The distance to the child before.
    var gap: Double
    var size: Size
    /// The alignment guide across the stack, from the child's own edge; NaN where nobody has asked for it.
    var guide = Double.nan
  }

  /// Stacks with fewer children find out again what they need.
  static let leastCount = 16
  /// So many lengths across are remembered of one stack.
  static let limit = 4

  /// What the children were offered across; NaN for nil.
  let across: Double
  /// The children in document order, which is that of their numbers.
  var children: [Child]
  /// Children that may answer something else now.
  var changed: [NodeID] = []
  /// The stack's size.
  var size = Size.zero
  /// The lowest place a child reaches across, from the alignment line.
  var lowest = 0.0

  init(across: Double, _ children: [Child]) {
    self.across = across
    self.children = children
  }

  /// Asks what has changed again; `ask` gets the child before, if there is one, and the child.
  func renew(_ ask: (NodeID?, inout Child) -> Void) {
    for node in changed {
      guard let place = place(of: node) else { continue }
      // The distance to the next child is a matter of both.
      for neighbour in place...min(place + 1, children.count - 1) {
        ask(neighbour == 0 ? nil : children[neighbour - 1].node, &children[neighbour])
      }
    }
    changed = []
  }

  private func place(of node: NodeID) -> Int? {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].node.rawValue < node.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < children.count && children[low].node == node ? low : nil
  }
}

extension LayoutTree {
  /// What a stack remembers of a length across.
  func rememberedStack(_ node: NodeID, across: Double) -> RememberedStack? {
    rememberedStacks.isEmpty
      ? nil : rememberedStacks[node]?.first { isSame($0.across, across) }
  }

  /// Remembers what a stack found out, if there is a next time and that would save anything.
  func remember(_ stack: @autoclosure () -> RememberedStack, count: Int, of node: NodeID) {
    guard remembersStacks, count >= RememberedStack.leastCount else { return }
    let stack = stack()
    let others = (rememberedStacks[node] ?? []).filter { !isSame($0.across, stack.across) }
    rememberedStacks[node] = others.suffix(RememberedStack.limit - 1) + [stack]
  }

  /// Notes that a child has forgotten what it answered.
  func noteForgotten(_ child: NodeID, below parent: NodeID) {
    guard !rememberedStacks.isEmpty, let stacks = rememberedStacks[parent] else { return }
    for stack in stacks { stack.changed.append(child) }
  }
}
