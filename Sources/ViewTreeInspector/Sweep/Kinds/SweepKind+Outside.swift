import ViewTreeNumbers

extension SweepKind {
  /// Views that extend past the window.
  static let outside = SweepKind(
    "outside-window", "A text, a control or an image extends past the window.", isFault: true
  ) { sample in
    sample.survey.strayViews().map {
      (.view(sample.views[$0.view]), .outside(isWhole: $0.isWhole))
    }
  }
}
