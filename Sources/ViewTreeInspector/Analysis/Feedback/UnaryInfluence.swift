import ViewTreeLayout

/// What a modifier around one child does along an axis.
struct UnaryInfluence {
  /// Whether the child is proposed what the node is proposed.
  private(set) var passesProposal = true
  /// Whether the child is proposed the node's own length.
  private(set) var proposesSize = false
  /// Whether the node's length depends on the child's.
  private(set) var passesSize = true
  /// Whether the node's length depends on what it is proposed.
  private(set) var takesProposal = false
  /// Whether the node takes what it is proposed, and the child's length where it is proposed nothing.
  private(set) var isOpenFiller = false
  /// Whether the child's place depends on both lengths.
  private(set) var centres = false
  /// Whether arguments only move the child.
  private(set) var movesOnly = false
  /// Whether nothing around the node notices.
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
