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

extension Evaluation {
  /// The warning about the views as they are now: where views were kept, only the others can be a new reason for it.
  func endlessFrames() -> Diagnostic? {
    if let changedViews, !hadEndlessFrame,
      !changedViews.contains(where: { inspection.views.isEndless($0) })
    {
      return nil
    }
    let warning = inspection.endlessFrames()
    hadEndlessFrame = warning != nil
    return warning
  }
}
