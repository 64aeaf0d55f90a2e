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
    var first: Int?
    var count = 0
    for index in views.indices {
      let (content, frame) = views.frames(of: index)
      if content.isFinite && frame.isFinite { continue }
      first = first ?? index
      count += 1
    }
    guard let first else { return nil }
    return .framesNotFinite(
      first: name(of: .view(UInt32(first))), others: count - 1,
      at: tree.range(views[first].syntax))
  }
}

extension Rect {
  /// Whether all four numbers are finite.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
  }
}
