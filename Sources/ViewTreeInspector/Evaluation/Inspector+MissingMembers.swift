import ViewTreeDocument
import ViewTreeSyntax

extension Inspector {
  /// What a document asks of structures that nobody declares and that were not made with it: their declaration,
  /// which is elsewhere, may well have it.
  ///
  /// Only a document that makes such structures is evaluated for that, and given up early if that takes long.
  package static func missingMembers(
    of document: Document, limits: EvaluationLimits
  ) -> [Diagnostic] {
    let types = Set(document.scripts.lazy.flatMap(\.program.undeclaredTypes))
    if types.isEmpty { return [] }
    var limits = limits
    limits.work =
      limits.work(forBytes: document.tree.source.bytes.count) / shareOfWorkForMissingMembers
    let problems = inspect(document, limits: limits).problems.flatMap(\.diagnostics)
    return problems.filter { problem in
      problem.id == "unknown-script-member"
        && types.contains { problem.message.hasPrefix("\($0) has no member") }
    }
  }

  /// A file is read many times at most, each time without another part of it; all of that together takes less than
  /// the evaluation.
  private static let shareOfWorkForMissingMembers = 32
}
