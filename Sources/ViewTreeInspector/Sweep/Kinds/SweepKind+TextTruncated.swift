import ViewTreeNumbers

extension SweepKind {
  /// Truncated text.
  static let textTruncated = SweepKind(
    "text-truncated", "A part of a text is left out.", isFault: true
  ) { sample in
    sample.survey.truncatedTexts().map { (.view(sample.views[$0]), .truncated) }
  }
}
