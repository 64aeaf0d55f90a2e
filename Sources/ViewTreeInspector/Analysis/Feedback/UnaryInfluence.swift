import ViewTreeLayout

/// The effect of a modifier with one child along an axis.
struct UnaryInfluence {
  /// True if the child gets the proposal of the node.
  private(set) var passesProposal = true
  /// True if the child is proposed the node's own length.
  private(set) var proposesSize = false
  /// True if the node's length depends on the child's.
  private(set) var passesSize = true
  /// True if the node's length depends on its proposal.
  private(set) var takesProposal = false
  /// True if the node takes its proposal, or the child's length if the proposal is unspecified.
  private(set) var isOpenFiller = false
  /// True if the child's position depends on both lengths.
  private(set) var centres = false
  /// True if arguments only move the child.
  private(set) var movesOnly = false
  /// True if the effect doesn't influence the node's enclosing layout.
  private(set) var isEffect = false

  init(_ influence: LayoutInfluence, _ axis: Axis) {
    switch influence {
    case .frame(let fixed, let begins):
      passesProposal = !fixed.contains(axis)
      passesSize = passesProposal
      centres = !begins.contains(axis)
    case .flexibleFrame(let limited):
      takesProposal = limited.contains(axis)
      proposesSize = takesProposal
      centres = true
    case .effect:
      (isEffect, movesOnly, centres) = (true, true, true)
    case .filler(let centresChild):
      (passesProposal, passesSize, proposesSize) = (false, false, true)
      (takesProposal, isOpenFiller, centres) = (true, true, true)
      movesOnly = !centresChild
    case .reader:
      (passesProposal, passesSize, proposesSize, takesProposal) = (false, false, true, true)
      movesOnly = true
    case .ideal(let axes): passesProposal = !axes.contains(axis)
    case .scroll(let axes) where axes.contains(axis):
      (passesProposal, passesSize, takesProposal, isOpenFiller) = (false, false, true, true)
    default: break
    }
  }
}
