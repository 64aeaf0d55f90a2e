import ViewTreeInspector

/// The words of reports: reasons and verdicts are values until here.
enum ReportWords {
  /// Why a closure of a view did not run, as a sentence about it.
  static func sentence(
    _ reason: InspectedSkip.Reason, of view: InspectedReference, in inspection: Inspection
  ) -> String {
    switch reason {
    case .unreadKey:
      "no view above reads this key"
    case .overridden(let writer) where writer.view == view:
      // The view itself would be no answer.
      "\(inspection.names.modifiers[Int(writer.modifier)]) in line \(writer.line), further out on the "
        + "same view, sets the same key and replaces it"
    case .overridden(let writer):
      "\(inspection.name(of: writer.view)) sets the same key and replaces everything below it"
    case .nextValueNotCalled(let container):
      "reduce at \(inspection.name(of: container)) returned without calling nextValue()"
    case .readerNotEvaluated(let reader):
      "the reader at \(inspection.name(of: reader)) was not evaluated"
    case .notInstantiated:
      "it is inside a view that was measured and is not shown"
    case .noSlot:
      "nothing inside can have a value for this key, so the action is not installed"
    case .clean:
      "nothing that it uses has changed since it last ran"
    case .equal:
      "the value equals the one that was there before"
    case .dropped:
      "SwiftUI tells a reader two changes a frame, and this was the third"
    }
  }

  /// Why a closure did not run in the last pass, and in which one it did.
  static func sentence(_ skip: InspectedSkip, in inspection: Inspection) -> String {
    let sentence = sentence(skip.reason, of: skip.view, in: inspection)
    guard let run = skip.earlierRun else { return sentence }
    return skip.reason == .clean
      ? "nothing that it uses has changed since it ran in pass \(run.pass)"
      : "\(sentence); it ran in pass \(run.pass)"
  }

  /// The stable name of a reason.
  static func identifier(_ reason: InspectedSkip.Reason) -> String {
    switch reason {
    case .unreadKey: "unread-key"
    case .overridden: "overridden"
    case .nextValueNotCalled: "nextValue-not-called"
    case .readerNotEvaluated: "reader-not-evaluated"
    case .notInstantiated: "not-instantiated"
    case .noSlot: "no-slot"
    case .clean: "clean"
    case .equal: "equal"
    case .dropped: "dropped"
    }
  }

  /// The view that a reason names, if it names one.
  static func cause(_ reason: InspectedSkip.Reason) -> InspectedReference? {
    switch reason {
    case .overridden(let writer): writer.view
    case .nextValueNotCalled(let view), .readerNotEvaluated(let view): view
    case .unreadKey, .notInstantiated, .noSlot, .clean, .equal, .dropped:
      nil
    }
  }

  /// How many writers of a value a line names.
  private static let namedWriters = 4

  /// Where a part of a value came from, as the end of its line; `nil` where it cannot be told.
  static func origin(
    _ contribution: InspectedPreference.Contribution, in inspection: Inspection
  ) -> String? {
    let transformers = contribution.transformers.map { inspection.name(of: $0) }
      .joined(separator: " or ")
    if contribution.writers.isEmpty { return transformers.isEmpty ? nil : "from \(transformers)" }
    var names = contribution.writers.prefix(namedWriters).map { inspection.name(of: $0) }
      .joined(separator: ", ")
    if contribution.writerCount > namedWriters {
      names += " and \(contribution.writerCount - namedWriters) more"
    }
    return "from \(names)" + (transformers.isEmpty ? "" : ", changed by \(transformers)")
  }

  /// Why views are not there, as a sentence about what was evaluated.
  static func sentence(_ cause: InspectedAbsence.Cause, _ expression: String) -> String {
    let subject = subject(of: cause, expression)
    return switch cause {
    case .isFalse, .notPresented: "\(subject) is false"
    case .isTrue: "\(subject) is true"
    case .isNil: "\(subject) is nil"
    case .isNotNil: "\(subject) is not nil"
    case .otherCase: "\(subject) is another case"
    case .isEmpty: "\(subject) has no elements"
    }
  }

  /// What was evaluated as it is written, cut if it is long; other words for a constant.
  private static func subject(of cause: InspectedAbsence.Cause, _ expression: String) -> String {
    if expression.isEmpty || expression == "true" || expression == "false" {
      return cause == .isEmpty ? "the data" : "the condition"
    }
    let cut = expression.prefix(60)
    return cut.endIndex < expression.endIndex ? "\(cut)…" : expression
  }

  /// The stable name of such a cause.
  static func identifier(_ cause: InspectedAbsence.Cause) -> String {
    switch cause {
    case .isFalse: "false"
    case .isTrue: "true"
    case .isNil: "nil"
    case .isNotNil: "not-nil"
    case .otherCase: "other-case"
    case .isEmpty: "empty"
    case .notPresented: "not-presented"
    }
  }

  /// Why a closure ran at another place than it stands at, as a sentence.
  static func sentence(_ cause: InspectedCandidate.Cause) -> String {
    switch cause {
    case .action: "actions run when all values are known"
    case .severalReaders: "readers ask one after another, and each runs what it needs"
    case .zIndex: "a dynamic container folds by zIndex"
    }
  }

  /// The stable name of such a cause.
  static func identifier(_ cause: InspectedCandidate.Cause) -> String {
    switch cause {
    case .action: "action"
    case .severalReaders: "several-readers"
    case .zIndex: "z-index"
    }
  }

  /// One difference between view-tree order and the order of execution, as a line.
  static func difference(_ difference: OrderDifference) -> String {
    let closures = count(difference.count, "closure", "closures")
    return switch difference.kind {
    case .missing(let reason): "\(closures) did not run: \(reason)"
    case .kept(let reason): "\(closures) ran in an earlier pass, not again: \(reason)"
    case .displaced(let cause):
      "\(closures) ran at another place: \(identifier(cause)): \(sentence(cause))"
    }
  }

  /// How an evaluation ended, for people.
  static func verdict(_ status: Inspection.Status, passes: Int) -> String {
    let count = count(passes, "pass", "passes")
    return switch status {
    case .stable: "stable after \(count)"
    case .behind: "a step behind after \(count)"
    case .oscillating(let period): "oscillating with period \(period) after \(count)"
    case .converging: "converging after \(count)"
    case .diverging: "diverging after \(count)"
    case .limit: "not stable after \(count)"
    }
  }

  /// What an evaluation that did not settle means; `nil` for one that did.
  static func remark(_ status: Inspection.Status, passes: Int) -> String? {
    switch status {
    case .stable:
      nil
    case .behind(let settlesAfter):
      "a change was not told to its reader, and the report shows what stays on the screen; told of "
        + "every change, the state would settle after \(count(settlesAfter, "pass", "passes"))"
    case .oscillating(let period):
      "told of every change, the state never settles: after \(count(period, "pass", "passes")) it is "
        + "what it was before, so an action undoes what another did"
    case .converging(let ratio):
      "told of every change, the state settles slowly: each step is \(NumberWords.text(ratio)) times the one "
        + "before"
    case .diverging(let growth):
      "told of every change, the state never settles: \(growth.variable) goes "
        + series(growth.values) + ", and on"
    case .limit:
      "the state still changed after \(count(passes, "pass", "passes"))"
    }
  }

  /// The first few numbers of a series, and by how much it grows if that is always the same.
  private static func series(_ values: [Double]) -> String {
    let first = values.prefix(4).map { NumberWords.text($0) }.joined(separator: ", ")
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    guard let step = steps.last, steps.suffix(4).allSatisfy({ abs($0 - step) < 0.0005 }) else {
      return first
    }
    return "\(first), \(step < 0 ? "-" : "+")\(NumberWords.text(abs(step))) each pass"
  }

  /// How an evaluation ended, as a stable name.
  static func identifier(_ status: Inspection.Status) -> String {
    switch status {
    case .stable: "stable"
    case .behind: "behind"
    case .oscillating: "oscillating"
    case .converging: "converging"
    case .diverging: "diverging"
    case .limit: "limit"
    }
  }

  /// "1 pass", "2 passes".
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
