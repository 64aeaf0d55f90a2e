import ViewTreeNumbers
import ViewTreeSyntax
import ViewTreeInspector

/// The reason why a closure didn't run, or why no view received a value.
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
      event = scope.inspection.names.modifiers[writer.modifier]
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

  /// True if another modifier of the same view replaces the value.
  func isReplacedAtHome(_ view: ViewReference?, _ scope: ReportScope?) -> Bool {
    guard !event.isEmpty, let cause, let view else { return false }
    return cause.isCalled(as: view, scope)
  }

  /// Adds the reason as text, for a closure or value of a view.
  func tell(of view: ViewReference?, in words: inout MessageBuilder) {
    if let ranInPass, let kept = ReportWords.kept(reason, since: ranInPass) {
      return words.add(kept)
    }
    if isReplacedAtHome(view, words.scope) {
      words.add(ReportWords.replaced(by: event, line: line ?? 0))
    } else {
      let (before, after) = ReportWords.sentence(reason)
      words.add(before)
      words.add(nameOf: cause)
      words.add(after)
    }
    guard let ranInPass else { return }
    words.add("; it ran in pass ")
    words.add(ranInPass)
  }
}
