import ViewTreeNumbers
import ViewTreeSyntax
import ViewTreeInspector

/// The words of reports: reasons and verdicts are values until here.
package enum ReportWords {
  /// The reason why a closure of a view didn't run, as a sentence about it.
  package static func sentence(
    _ reason: InspectedSkip.Reason, of view: InspectedReference, in inspection: Inspection
  ) -> String {
    if case .overridden(let writer) = reason, writer.view == view {
      return replaced(by: inspection.names.modifiers[writer.modifier], line: writer.line)
    }
    let words = sentence(identifier(reason))
    return "\(words.before)\(cause(reason).map { inspection.name(of: $0) } ?? "")\(words.after)"
  }

  /// The reason why a value is unused if another modifier of the same view replaces it. Names the
  /// modifier, because the view is the same.
  static func replaced(by modifier: String, line: SourceLine) -> String {
    "\(modifier) in line \(line), an outer modifier of the same view, sets the same key and replaces it"
  }

  /// The sentence by the stable name of the reason: the words before and after the name of the
  /// view.
  static func sentence(_ reason: String) -> (before: StaticString, after: StaticString) {
    switch reason {
    case "unread-key": ("no enclosing view reads this key", "")
    case "overridden": ("", " sets the same key and replaces all values inside")
    case "nextValue-not-called": ("reduce at ", " returned without calling nextValue()")
    case "reader-not-evaluated": ("the reader at ", " was not evaluated")
    case "not-instantiated": ("it is inside a view that is not shown", "")
    case "not-in-sight": ("it is in a row that the scroll view does not show", "")
    case "no-slot":
      ("no view inside can have a value for this key, so the action does not run", "")
    case "clean": ("nothing that it uses has changed since it last ran", "")
    case "equal": ("the value equals the previous one", "")
    case "dropped": ("a reader gets two changes in a frame, and this was the third", "")
    default: ("", "")
    }
  }

  /// A sentence without the lines of the document that it names, which are no behavior.
  package static func withoutLines(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let (before, after) = rest.split(at: " in line ") {
      result += before
      rest = after.drop { $0.isASCII && $0.isNumber }
    }
    return result + rest
  }

  /// The stable name of a reason.
  package static func identifier(_ reason: InspectedSkip.Reason) -> String {
    switch reason {
    case .unreadKey: "unread-key"
    case .overridden: "overridden"
    case .nextValueNotCalled: "nextValue-not-called"
    case .readerNotEvaluated: "reader-not-evaluated"
    case .notInstantiated: "not-instantiated"
    case .notInSight: "not-in-sight"
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
    case .unreadKey, .notInstantiated, .notInSight, .noSlot, .clean, .equal, .dropped:
      nil
    }
  }

  /// The suffix of a view's name if a container retains its value.
  static let kept = " (kept: no longer shown)"

  /// The maximum number of writers of a value that a line names.
  static let namedWriters = 4

  /// The origin of a part of a value, after "from", or `nil` if it's unknown.
  static func origin(
    writers: [String], count: Int, transformers: [String]
  ) -> String? {
    let changes = transformers.joined(separator: " or ")
    if writers.isEmpty { return transformers.isEmpty ? nil : changes }
    var names = writers.prefix(namedWriters).joined(separator: ", ")
    if count > namedWriters { names += " and \(count - namedWriters) more" }
    return names + (transformers.isEmpty ? "" : ", changed by \(changes)")
  }

  /// The reason why views are absent, as a sentence about the evaluated expression, by the stable
  /// name of the cause.
  package static func absence(_ cause: String, _ expression: String) -> String {
    let subject = subject(of: cause, expression)
    return switch cause {
    case "false", "not-presented": "\(subject) is false"
    case "true": "\(subject) is true"
    case "nil": "\(subject) is nil"
    case "not-nil": "\(subject) is not nil"
    case "other-case": "\(subject) is another case"
    case "empty": "\(subject) has no elements"
    default: "\(subject): \(cause)"
    }
  }

  /// The evaluated expression from the source, truncated if it's long. For a constant, a phrase
  /// instead.
  private static func subject(of cause: String, _ expression: String) -> String {
    if expression.isEmpty || expression == "true" || expression == "false" {
      return cause == "empty" ? "the data" : "the condition"
    }
    let cut = expression.prefix(60)
    return cut.endIndex < expression.endIndex ? "\(cut)…" : expression
  }

  /// The stable name of such a cause.
  package static func identifier(_ cause: InspectedAbsence.Cause) -> String {
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

  /// The reason why a closure ran out of view-tree order, as a sentence.
  static func sentence(_ cause: InspectedCandidate.Cause) -> String {
    switch cause {
    case .action: "actions run when all values are known"
    case .severalReaders:
      "readers request values one after another, and each runs the closures that it needs"
    case .zIndex: "a dynamic container combines values by zIndex"
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
      "\(closures) ran in another position: \(identifier(cause)): \(sentence(cause))"
    }
  }

  /// The description of an evaluation's end, from its stable name.
  package static func verdict(_ status: String, period: Int?, passes: Int) -> String {
    let count = count(passes, "pass", "passes")
    return switch status {
    case "behind": "a step behind after \(count)"
    case "oscillating": "oscillating with period \(period ?? 0) after \(count)"
    case "limit": "not stable after \(count)"
    default: "\(status) after \(count)"
    }
  }

  /// The reason why a closure that ran in a pass didn't run again, if the reason refers to that
  /// pass.
  package static func kept(_ reason: String, since pass: Int) -> String? {
    switch reason {
    case "clean": "nothing that it uses has changed since pass \(pass)"
    case "equal": "the value equals the one in pass \(pass)"
    default: nil
    }
  }

  /// The start of text that is too long for a screen, and its number of characters.
  static func shortened(_ start: Substring, of count: Int) -> String {
    "\(start)… (\(count) characters)"
  }

  /// The facts about a reading other than its value.
  static func reading(_ isDefault: Bool, _ isUnchanged: Bool, _ reduces: Int) -> String {
    var parts: [String] = []
    if isDefault { parts.append("the default") }
    if isUnchanged { parts.append("unchanged") }
    if !isUnchanged || reduces > 0 { parts.append(count(reduces, "reduce", "reduces")) }
    return parts.joined(separator: ", ")
  }

  /// The meaning of an evaluation that didn't settle, or `nil` for a settled evaluation.
  static func remark(_ status: Inspection.Status, passes: Int) -> String? {
    switch status {
    case .stable:
      nil
    case .behind(let settlesAfter):
      "SwiftUI dropped an update (more than two in one frame); with it, the state would settle after "
        + count(settlesAfter, "pass", "passes")
    case .oscillating(let period):
      "the state never settles: it repeats after \(count(period, "pass", "passes")), because one action "
        + "undoes another"
    case .converging(let ratio):
      "the state settles slowly: each change is \(NumberWords.text(ratio)) times the one before"
    case .diverging(let growth):
      "the state never settles: \(growth.variable) goes \(series(growth.values)), and so on"
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

  /// The stable name of an evaluation's end.
  package static func identifier(_ status: Inspection.Status) -> String {
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
  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
