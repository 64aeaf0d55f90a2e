import ViewTreeSyntax

/// The problems of a document, up to a limit.
struct DecodingProblems {
  /// The maximum number of reported problems, because a document may have one every few bytes.
  static let limit = 1000

  private(set) var diagnostics: [Diagnostic] = []
  /// True if there are more problems than the limit.
  private(set) var areMoreThanTold = false
  /// True if an error exceeded the limit, so that decoding can stop.
  private(set) var isStopped = false
  private var hasErrors = false
  /// True if the depth limit was exceeded and reported.
  var isTooDeep = false

  /// Records a problem if there aren't too many. The first error is always recorded.
  mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    if diagnostics.count < Self.limit || isError && !hasErrors {
      diagnostics.append(diagnostic)
    } else {
      areMoreThanTold = true
      if isError { isStopped = true }
    }
    hasErrors = hasErrors || isError
  }
}
