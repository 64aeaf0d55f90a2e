import ViewTreeNumbers

extension SweepKind {
  /// Truncated text.
  static let textTruncated = SweepKind(
    "text-truncated", "Text is truncated.", isFault: true
  ) { sample in
    sample.survey.truncatedTexts().map { (.view(sample.views[$0]), .truncated) }
  }
}
