extension SweepKind {
  /// The number of lines of text views.
  static let textLines = SweepKind(
    "text-lines", "The number of lines of a text changes.", isFault: false
  ) { sample in
    let survey = sample.survey
    return sample.views.ids.filter { survey.showsText($0) }.map {
      (.view(sample.views[$0]), .lines(survey.brokenText($0)?.lines.count ?? 1))
    }
  }
}
