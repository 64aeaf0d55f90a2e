import ViewTreeDocument

extension Lint {
  /// Views that are meant to stand beside one another and do not.
  static let siblingsOverlap = Lint(
    "siblings-overlap", "Two views beside one another in a stack cover one another."
  ) { subject in
    let pairs = subject.survey.overlappingSiblings()
    let others = Dictionary(
      pairs.map { ($0.first, $0.second) }, uniquingKeysWith: { first, _ in first })
    return subject.eachOnce(pairs.map(\.first)) { view, range in
      guard let other = others[view] else { return nil }
      let inspection = subject.inspection
      return .siblingsOverlap(
        inspection.name(of: .view(view)), inspection.name(of: .view(other)), at: range,
        other: subject.document.nameRange(ofViewAt: inspection.views[Int(other)].syntax))
    }
  }
}
