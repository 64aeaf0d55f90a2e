import ViewTreeInspector

/// The words of reports: reasons and verdicts are values until here.
enum ReportWords {
  /// Why a closure did not run, as a sentence about it.
  static func sentence(_ reason: InspectedSkip.Reason, in inspection: Inspection) -> String {
    switch reason {
    case .unreadKey:
      "no view above reads this key"
    case .overridden(let writer):
      "\(inspection.name(of: writer)) sets the same key and replaces everything below it"
    case .nextValueNotCalled(let container):
      "reduce at \(inspection.name(of: container)) returned without calling nextValue()"
    case .readerNotEvaluated(let reader):
      "the reader at \(inspection.name(of: reader)) was not evaluated"
    case .notInstantiated:
      "it is inside a view that was measured and is not shown"
    case .noSlot:
      "nothing inside can have a value for this key, so the action is not installed"
    case .equal:
      "the value equals the one that was delivered before"
    }
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
    case .equal: "equal"
    }
  }

  /// The view that a reason names, if it names one.
  static func cause(_ reason: InspectedSkip.Reason) -> InspectedReference? {
    switch reason {
    case .overridden(let view), .nextValueNotCalled(let view), .readerNotEvaluated(let view):
      view
    case .unreadKey, .notInstantiated, .noSlot, .equal:
      nil
    }
  }

  /// How an evaluation ended, for people.
  static func verdict(_ status: Inspection.Status, passes: Int) -> String {
    let count = count(passes, "pass", "passes")
    return switch status {
    case .stable: "stable after \(count)"
    case .oscillating(let period): "oscillating with period \(period) after \(count)"
    case .diverging: "diverging after \(count)"
    case .limit: "not stable after \(count)"
    }
  }

  /// What an evaluation that did not settle means; `nil` for one that did.
  static func remark(_ status: Inspection.Status, passes: Int) -> String? {
    switch status {
    case .stable:
      nil
    case .oscillating(let period):
      "the state never settles: after \(count(period, "pass", "passes")) it is what it was before, "
        + "so an action undoes what another did; the report shows pass \(passes)"
    case .diverging:
      "the state never settles: a number moves on with every pass; the report shows pass \(passes)"
    case .limit:
      "the state still changed in pass \(passes), the last that is made; the report shows that pass"
    }
  }

  /// How an evaluation ended, as a stable name.
  static func identifier(_ status: Inspection.Status) -> String {
    switch status {
    case .stable: "stable"
    case .oscillating: "oscillating"
    case .diverging: "diverging"
    case .limit: "limit"
    }
  }

  /// "1 pass", "2 passes".
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
