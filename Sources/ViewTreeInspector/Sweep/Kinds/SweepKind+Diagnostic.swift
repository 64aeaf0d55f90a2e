extension SweepKind {
  /// Warnings and notes in reports.
  static let diagnostic = SweepKind(
    "diagnostic", "A warning or a note is reported.", isFault: true
  ) { sample in
    var told: Set<SweepSubject> = []
    return sample.inspection.diagnostics.compactMap { diagnostic in
      let subject = SweepSubject.diagnostic(diagnostic.id, at: diagnostic.range)
      return told.insert(subject).inserted ? (subject, .told) : nil
    }
  }
}
