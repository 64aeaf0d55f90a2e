extension ViewThatFitsLayout {
  static var section: String { "View that fits" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let proposal = request.proposal
    var candidates: [LayoutCandidate] = []
    var child = request.firstChild
    while let candidate = child {
      let next = request.engine.nextSibling(of: candidate)
      let ideal = request.engine.size(of: candidate, proposing: open(proposal))
      let tooLong = [Axis.horizontal, .vertical].first { axis in
        guard axes.contains(axis), let length = proposal[axis] else { return false }
        return ideal[axis] > length
      }
      candidates.append(
        LayoutCandidate(
          child: candidate, ideal: ideal, tooLong: tooLong, limit: tooLong.flatMap { proposal[$0] },
          isChosen: tooLong == nil || next == nil))
      if tooLong == nil { break }
      child = next
    }
    return [.candidates(candidates)]
  }

  /// The proposal with `nil` on the axes on which the child must fit.
  private func open(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(Axis.horizontal) ? nil : proposal.width,
      height: axes.contains(Axis.vertical) ? nil : proposal.height)
  }
}
