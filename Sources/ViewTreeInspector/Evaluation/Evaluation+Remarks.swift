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
  /// Whether all four numbers are finite: any other times zero is no number, and neither is a sum with it.
  fileprivate var isFinite: Bool {
    origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
  }
}
