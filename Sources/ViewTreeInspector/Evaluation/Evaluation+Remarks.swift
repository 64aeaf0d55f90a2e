import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Inspection {
  /// The warning that frames are not finite, or nil; where an infinite size is proposed they may be
  /// (docs/semantics.md, Protocol).
  func endlessFrames() -> Diagnostic? {
    if let proposal = window.proposal, proposal.width == .infinity || proposal.height == .infinity {
      return nil
    }
    guard let (first, count) = views.endless else { return nil }
    return .framesNotFinite(
      first: name(of: .view(first)), others: count - 1,
      at: tree.range(views[first].syntax))
  }
}
