/// A call of a node's size function.
public struct LayoutCall: Sendable, Equatable {
  /// The proposal.
  public let proposal: ProposedSize
  /// The size that the node returned.
  public let size: Size
  /// The parent's own proposal at the time. `nil` for a root.
  public let parentProposal: ProposedSize?
  /// True if the parent made the call to place its children.
  public let isPlacing: Bool
}

/// Records the calls of one node, while a copy of the tree is laid out again.
final class LayoutCallRecorder {
  let node: NodeID
  let parent: NodeID?
  var calls: [LayoutCall] = []
  /// The calls of the parent that haven't ended, the innermost last.
  var open: [(proposal: ProposedSize, isPlacing: Bool)] = []

  init(node: NodeID, parent: NodeID?) {
    self.node = node
    self.parent = parent
  }
}

extension LayoutEngine {
  /// Notes the start of a call, if it's a call by the parent of the recorded node.
  @inline(never)
  func noteCall(of node: NodeID, _ proposal: ProposedSize, isPlacing: Bool) {
    guard let recorder = arena.pointee.recorder, recorder.parent == node else { return }
    recorder.open.append((proposal, isPlacing))
  }

  /// Notes the end of a call.
  @inline(never)
  func noteEnd(of node: NodeID) {
    guard let recorder = arena.pointee.recorder, recorder.parent == node else { return }
    _ = recorder.open.popLast()
  }

  /// Notes a result. Returns true for the recorded node, whose results aren't cached.
  @inline(never)
  func noteAnswer(of node: NodeID, _ size: Size, to proposal: ProposedSize) -> Bool {
    noteEnd(of: node)
    guard let recorder = arena.pointee.recorder, recorder.node == node else { return false }
    recorder.calls.append(
      LayoutCall(
        proposal: proposal, size: size, parentProposal: recorder.open.last?.proposal,
        isPlacing: recorder.open.last?.isPlacing ?? false))
    return true
  }
}

extension LayoutTree {
  /// The calls of a node's size function in a layout of the whole tree, in order.
  ///
  /// The parent's results are cached, so the parent's algorithm makes each call for a new proposal,
  /// or to place its children.
  public func calls(of node: NodeID) -> [LayoutCall] {
    let trial = LayoutTrial(of: self)
    let recorder = LayoutCallRecorder(node: node, parent: parent(of: node))
    trial.tree.arena.pointee.recorder = recorder
    trial.layOut()
    trial.tree.arena.pointee.recorder = nil
    return recorder.calls
  }
}
