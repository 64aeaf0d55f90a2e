import ViewTreeNumbers
import ViewTreeSyntax
import ViewTreeInspector

/// Why a closure did not run, or why nobody got a value.
package struct ReasonFacts: Equatable {
  /// The stable name of the reason.
  package var reason = ""
  /// The view that it names.
  package var cause: ViewReference?
  /// The modifier that replaces the value, and its line in the document.
  package var event = ""
  var line: SourceLine?
  /// The number and the pass of a closure that ran in an earlier pass only.
  var ranAs: Int?
  var ranInPass: Int?

  init() {}

  init(
    _ reason: InspectedSkip.Reason, _ run: InspectedRun?, in scope: ReportScope
  ) {
    self.reason = ReportWords.identifier(reason)
    cause = ReportWords.cause(reason).map { .recorded($0) }
    if case .overridden(let writer) = reason {
      event = scope.inspection.names.modifiers[Int(writer.modifier)]
      line = writer.line
    }
    ranAs = run?.number
    ranInPass = run?.pass
  }

  /// The members of JSON.
  mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("reason"), &reason)
    fields.view(.json("by"), id: "byId", &cause)
    fields.field(.json("byEvent"), &event)
    fields.field(.json("byLine"), &line)
    fields.field(.json("ranAs"), &ranAs)
    fields.field(.json("ranInPass"), &ranInPass)
  }

  /// Whether what replaces a value is another modifier of the same view.
  func isReplacedAtHome(_ view: ViewReference?, _ fields: some RowVisitor) -> Bool {
    guard !event.isEmpty, let cause, let view else { return false }
    return cause.isCalled(as: view, fields.scope)
  }

  /// The reason as a sentence about what is on a view.
  func sentence(of view: ViewReference?, _ fields: some RowVisitor) -> String {
    if let ranInPass, let sentence = ReportWords.kept(reason, since: ranInPass) { return sentence }
    let sentence =
      isReplacedAtHome(view, fields)
      ? ReportWords.replaced(by: event, line: line ?? 0)
      : ReportWords.sentence(reason, by: fields.name(cause))
    return sentence + (ranInPass.map { "; it ran in pass \($0)" } ?? "")
  }
}
