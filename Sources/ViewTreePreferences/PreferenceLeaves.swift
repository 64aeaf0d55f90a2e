import ViewTreeNumbers

/// The writers, transformers, and kept values that a value is created from, in fold order. A
/// transformer follows its content.
public struct PreferenceLeaves {
  /// A writer, a transformer, or a container that keeps a value.
  public struct Leaf {
    /// The node.
    public let node: PreferenceNode.Index
    /// The value that the container keeps, or `nil` for a writer or a transformer.
    public let kept: KeptPreference?
    /// The transformers around it, as a link in `chains`, or -1 for none.
    fileprivate let chain: Int32
  }

  /// All leaves.
  public fileprivate(set) var leaves: [Leaf] = []
  fileprivate var chains: [(transformer: PreferenceNode.Index, outer: Int32)] = []

  /// The transformers that a leaf's value went through, the innermost first.
  public func transformers(around leaf: Leaf) -> [PreferenceNode.Index] {
    var found: [PreferenceNode.Index] = []
    var link = leaf.chain
    while link >= 0 {
      found.append(chains[Int(link)].transformer)
      link = chains[Int(link)].outer
    }
    return found
  }
}

extension PreferenceGraph {
  /// The sources of the value that a reader received, without operands that `reduce` didn't read.
  ///
  /// `budget` decreases by the number of values visited. Returns `nil` if it's used up.
  public func leaves(
    of reader: PreferenceNode.Index, budget: inout Int
  ) -> PreferenceLeaves? {
    guard let content = contentCell(of: reader) else { return PreferenceLeaves() }
    return leaves(ofCell: content, budget: &budget)
  }

  /// The leaves of a cell.
  func leaves(ofCell content: PreferenceCell.Index, budget: inout Int) -> PreferenceLeaves? {
    var found = PreferenceLeaves()
    // A stack of cells. A transformer returns to it once its content is done.
    var stack: [(cell: PreferenceCell.Index, chain: Int32, isDone: Bool)] = [(content, -1, false)]
    while let (index, chain, isDone) = stack.popLast() {
      budget -= 1
      if budget < 0 { return nil }
      let cell = cells[index]
      switch cell.kind {
      case .alias: stack.append((cell.below, chain, false))
      case .write:
        found.leaves.append(PreferenceLeaves.Leaf(node: cell.node, kept: nil, chain: chain))
      case .transform where isDone:
        found.leaves.append(PreferenceLeaves.Leaf(node: cell.node, kept: nil, chain: chain))
      case .transform:
        stack.append((index, chain, true))
        guard cell.below.exists else { continue }
        found.chains.append((cell.node, chain))
        stack.append((cell.below, Int32(clamping: found.chains.count - 1), false))
      case .fold:
        for place in (Int(cell.first)..<Int(cell.first) + Int(cell.count)).reversed()
        where cells[operands[place]].isEvaluated && !unreadOperands.contains(place) {
          stack.append((operands[place], chain, false))
        }
      case .defaultValue:
        if let kept = kept(index) {
          found.leaves.append(PreferenceLeaves.Leaf(node: cell.node, kept: kept, chain: chain))
        }
      case .absent, .hidden, .awaitingReader: break
      }
    }
    return found
  }
}
