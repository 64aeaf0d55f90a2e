import ViewTreeNumbers

extension SweepKind {
  /// Texts that a frame around them is too small for.
  static let textCut = SweepKind(
    "text-cut", "A text is larger than a frame around it.", isFault: true
  ) { sample in
    sample.survey.cutTexts().map { (.view(sample.views[$0.view]), .cut) }
  }
}
