import ViewTreeSyntax

extension [Diagnostic] {
  /// Returns at most as many problems as one document reports, with a note if there are more.
  ///
  /// Problems are in order of location. Warnings take no room from errors.
  package func limited(areMore: Bool = false) -> [Diagnostic] {
    var problems = DecodingProblems()
    for diagnostic in self { problems.add(diagnostic) }
    let shown = problems.diagnostics
    guard areMore || problems.areMoreThanTold, let range = shown.last?.range else { return shown }
    return shown + [
      .moreProblems(shown: shown.count, at: SourceRange(start: range.end, end: range.end))
    ]
  }
}
