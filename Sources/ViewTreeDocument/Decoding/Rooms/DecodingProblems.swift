import ViewTreeSyntax

/// The problems of a document, up to a limit.
struct DecodingProblems {
  /// The maximum number of recorded warnings and that of recorded errors, because a document may have a
  /// problem every few bytes.
  static let limit = 1000

  private(set) var diagnostics: [Diagnostic] = []
  /// True if there are more problems than the limits.
  private(set) var areMoreThanTold = false
  /// True if there are more errors than the limit, so that decoding can stop.
  var isStopped: Bool { errorCount > Self.limit }
  /// The number of errors, including those that are not recorded.
  private(set) var errorCount = 0
  private var warningCount = 0
  /// True if the depth limit was exceeded and reported.
  var isTooDeep = false

  /// Records a problem if there are not too many of its severity.
  mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    if isError { errorCount += 1 } else { warningCount += 1 }
    if (isError ? errorCount : warningCount) <= Self.limit {
      diagnostics.append(diagnostic)
    } else {
      areMoreThanTold = true
    }
  }
}
