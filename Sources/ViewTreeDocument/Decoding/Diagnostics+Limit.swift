import ViewTreeSyntax

extension [Diagnostic] {
  /// Returns as many problems as one document reports, with a note if there are more.
  ///
  /// Problems come in the order of their places. The first error is kept, however many warnings come before it.
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
