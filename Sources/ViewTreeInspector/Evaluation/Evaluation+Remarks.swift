import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Inspection {
  /// A warning if frames aren't finite, or `nil`. Infinite frames are allowed with an infinite
  /// proposal (docs/explanation/layout.md, Protocol).
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
