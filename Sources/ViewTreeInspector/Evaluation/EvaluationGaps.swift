import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The errors that the evaluation of a document passes over, because the document takes unknown
/// names (docs/reference/format/files.md, Unknown names). A script with an error has no value.
final class EvaluationGaps {
  private(set) var all: [EvaluationGap] = []
  private var known: Set<EvaluationGap> = []
  /// The offset of the unknown condition or loop whose views are built.
  var assumption: UInt32?
  /// The number of failures, each time that one happens.
  private(set) var failureCount = 0
  /// The names of the components that the evaluation built.
  var builtComponents: Set<String> = []
  private let document: Document
  /// The maximum number of gaps that are recorded.
  private static let limit = 1_000

  init(_ document: Document) { self.document = document }

  /// Records an error of a script. Errors about limits still end the evaluation.
  func passOver(_ error: EvaluationError) throws {
    let problem = error.diagnostic
    guard !problem.isAboutLimit || problem.isAboutOneScript else { throw error }
    add(EvaluationGap(error.diagnostic))
  }

  /// Records a failure of a script, or of a body that it called.
  func passOver(_ failure: ScriptFailure, in script: ID<DocumentScript>) throws {
    let diagnostic = document.diagnostic(of: failure.problem, in: script)
    guard !diagnostic.isAboutLimit || diagnostic.isAboutOneScript else {
      throw EvaluationError(diagnostic: diagnostic)
    }
    let isInBody = ScriptOrigin(number: failure.origin) != nil
    let use = document.tree.range(document.scripts[script].syntax)
    add(EvaluationGap(diagnostic, place: isInBody ? .body(calledAt: use) : .script))
  }

  /// Records the failure of a statement that the machine skipped.
  func add(skipped failure: ScriptFailure) {
    add(EvaluationGap(document.diagnostic(of: failure.problem), place: .initializer))
  }

  private func add(_ gap: EvaluationGap) {
    failureCount += 1
    var gap = gap
    gap.assumption = assumption
    if all.count < Self.limit, known.insert(gap).inserted { all.append(gap) }
  }
}

extension Pass {
  /// Records an error, if the document accepts unknown names. Throws any other.
  func passOver(_ error: EvaluationError) throws {
    guard let gaps else { throw error }
    try gaps.passOver(error)
  }

  /// Records a failure of a script, if the document accepts unknown names. Throws any other.
  func passOver(_ failure: ScriptFailure, in script: ID<DocumentScript>) throws {
    guard let gaps else { throw error(failure, in: script) }
    try gaps.passOver(failure, in: script)
  }
}
