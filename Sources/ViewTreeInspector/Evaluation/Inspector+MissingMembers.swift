import ViewTreeDocument
import ViewTreeSyntax

extension Inspector {
  /// What shows only when a document is evaluated and has its reason in another file: what is asked of values whose
  /// types nobody declares, and values that are not there because what makes them is left out.
  ///
  /// Such a structure has what it is made with, and its declaration, which is elsewhere, may well have more. The
  /// document is given up early if evaluating it takes long.
  package static func missingMembers(
    of document: Document, limits: EvaluationLimits
  ) -> [Diagnostic] {
    let types = Set(document.scripts.lazy.flatMap(\.program.undeclaredTypes))
    var limits = limits
    limits.work =
      limits.work(forBytes: document.tree.source.bytes.count) / shareOfWorkForMissingMembers
    return inspect(document, limits: limits).problems.flatMap(\.diagnostics).filter {
      isAboutOtherFile($0, undeclared: types)
    }
  }

  /// True for a problem that a declaration in another file would solve.
  static func isAboutOtherFile(_ problem: Diagnostic, undeclared types: Set<String>) -> Bool {
    switch problem.kind {
    // A member without a type, such as `.preview`, is of a type that nobody declares.
    case .unknownMember(_, let owner?, _): owner.hasPrefix("'.") || types.contains(owner)
    case .missingValue: true
    default: false
    }
  }

  /// A file is evaluated so often at most, each time without another part of it; all of that together takes no more
  /// than the evaluation.
  private static let shareOfWorkForMissingMembers = 64
}
