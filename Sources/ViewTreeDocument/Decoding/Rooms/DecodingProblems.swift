import ViewTreeSyntax

/// What is wrong with a document, as far as it is told.
struct DecodingProblems {
  /// How many problems of one document are told; a document may have one every few bytes.
  static let limit = 1000

  private(set) var diagnostics: [Diagnostic] = []
  /// Whether there are more problems than are told.
  private(set) var areMoreThanTold = false
  /// Whether there was an error too many, so that nobody needs the rest.
  private(set) var isStopped = false
  private var hasErrors = false
  /// Whether the limit of depth was passed and reported.
  var isTooDeep = false

  /// Keeps a problem, as long as there are not too many; an error after too many warnings is kept.
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
