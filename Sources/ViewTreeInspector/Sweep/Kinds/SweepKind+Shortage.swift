import ViewTreeNumbers

extension SweepKind {
  /// Views that get less space than they need.
  static let shortage = SweepKind(
    "shortage", "A view is proposed less than its minimum size.", isFault: true
  ) { sample in
    sample.survey.shortages().map {
      (.view(sample.views[$0.view]), .shortage(width: $0.width, height: $0.height))
    }
  }
}
