import ViewTreeDocument
import ViewTreeSyntax

/// A mistake that a document can make although it's valid, and how it is found
/// (docs/reference/lints/README.md).
public struct Lint: Sendable {
  /// Its identifier, such as `key-never-read`. The wording of findings can change, but the name
  /// can't.
  public let name: String
  /// One sentence for the reference.
  public let summary: String
  /// The default level of its findings.
  public let level: LintLevel
  /// The default level in a window that is as large as a phone's.
  public let phoneLevel: LintLevel
  /// The default severity of its findings, or `nil` if viewtree doesn't report them.
  public var severity: Diagnostic.Severity? { level.severity }
  /// The explanation that `explain-error` prints.
  let explanation: DiagnosticExplanation
  /// Finds it: diagnostics with the lint's name as id, in any order.
  let find: @Sendable (LintSubject) -> [Diagnostic]

  init(
    _ name: String, _ summary: String, level: LintLevel = .warn,
    phoneLevel: LintLevel? = nil, explanation: DiagnosticExplanation,
    find: @escaping @Sendable (LintSubject) -> [Diagnostic]
  ) {
    self.name = name
    self.summary = summary
    self.level = level
    self.phoneLevel = phoneLevel ?? level
    self.explanation = explanation
    self.find = find
  }
}
