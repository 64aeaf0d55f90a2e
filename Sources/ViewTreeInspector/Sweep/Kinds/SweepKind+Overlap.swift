import ViewTreeNumbers

extension SweepKind {
  /// Siblings that overlap.
  static let overlap = SweepKind(
    "siblings-overlap", "Two views of a stack overlap.", isFault: true
  ) { sample in
    sample.survey.overlappingSiblings().map {
      (.views(sample.views[$0.first], sample.views[$0.second]), .overlapping)
    }
  }
}
