import ViewTreeDocument
import ViewTreeSyntax

extension Inspector {
  /// Errors that only evaluation can find, and whose cause is in another file. A member of an
  /// undeclared type is missing, or a value is missing because the code that makes it's skipped.
  ///
  /// Such a structure has only the members of its initializer, while its declaration in another
  /// file may have more. The check ends early if evaluating the document takes long.
  package static func trial(
    of document: Document, limits: EvaluationLimits
  ) -> TrialEvaluation {
    let types = Set(document.scripts.lazy.flatMap(\.program.undeclaredTypes))
    var limits = limits
    limits.work =
      limits.work(forBytes: document.tree.source.bytes.count) / shareOfWorkForGaps
    // Several files are assumed to compile, so an error comes from a skipped part.
    let areSeveral = document.tree.source.parts.count > 1
    var options = InspectionOptions()
    options.requiresKnownTexts = true
    let result = inspect(document, options: options, limits: limits)
    let problems = result.problems.flatMap(\.diagnostics).filter {
      areSeveral ? !$0.isAboutLimit || $0.isAboutOneScript : isAboutOtherFile($0, undeclared: types)
    }
    let bodies = document.types.problemsOnDemand.map {
      EvaluationGap(document.diagnostic(of: $0), place: .body(calledAt: nil))
    }
    let statements = document.types.skippedStatements.map {
      EvaluationGap(document.diagnostic(of: $0), place: .initializer)
    }
    return TrialEvaluation(
      gaps: statements + result.gaps + problems.map { EvaluationGap($0) } + bodies,
      components: result.builtComponents)
  }

  /// True for a problem that a declaration in another file would solve.
  static func isAboutOtherFile(_ problem: Diagnostic, undeclared types: Set<String>) -> Bool {
    switch problem.kind {
    // A member without a type, such as `.preview`, belongs to an undeclared type.
    case .unknownMember(_, let owner?, _): owner.hasPrefix("'.") || types.contains(owner)
    case .missingValue, .missingObject, .unsuitableArgument, .unknownOption: true
    default: mismatches.contains(problem.id)
    }
  }

  /// Failures that code that compiles can't have, unlike an index out of range.
  private static let mismatches: Set = [
    "not-a-sequence", "not-callable", "script-type-mismatch", "unlike-types",
    "wrong-script-arguments",
  ]

  /// The maximum number of evaluations of a file, each without one of its parts. All of them
  /// together take no more work than one evaluation.
  private static let shareOfWorkForGaps = 64
}
