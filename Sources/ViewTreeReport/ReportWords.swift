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
    case .noSlot: "no-slot"
    case .equal: "equal"
    }
  }

  /// The view that a reason names, if it names one.
  static func cause(_ reason: InspectedSkip.Reason) -> InspectedReference? {
    switch reason {
    case .overridden(let view), .nextValueNotCalled(let view), .readerNotEvaluated(let view):
      view
    case .unreadKey, .noSlot, .equal:
      nil
    }
  }

  /// How an evaluation ended, for people.
  static func verdict(_ status: Inspection.Status, passes: Int) -> String {
    let count = passes == 1 ? "1 pass" : "\(passes) passes"
    return switch status {
    case .stable: "stable after \(count)"
    case .oscillating(let period): "oscillating with period \(period) after \(count)"
    case .diverging: "diverging after \(count)"
    case .limit: "not stable after \(count)"
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

  /// "1 reduce", "2 reduces".
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
