import ViewTreeNumbers

extension SweepKind {
  /// Texts that are larger than an enclosing frame.
  static let textCut = SweepKind(
    "text-cut", "Text is larger than an enclosing frame.", isFault: true
  ) { sample in
    sample.survey.cutTexts().map { (.view(sample.views[$0.view]), .cut) }
  }
}
