/// The stable names of changes in JSON.
extension BehaviourChange {
  /// The stable name of the kind of change.
  public var identifier: String {
    switch self {
    case .window: "window"
    case .status: "status"
    case .remark: "remark"
    case .renamed(let kind, _, _, _): "\(kind.rawValue)-renamed"
    case .viewsReordered: "views-reordered"
    case .component(let found):
      found.last?.resized == nil ? "component-moved" : "component-resized"
    case .valuesReordered: "value-reordered"
    case .viewAppeared: "view-appeared"
    case .viewGone: "view-gone"
    case .componentViewsGone: "component-views-gone"
    case .viewReordered: "view-reordered"
    case .viewReparented: "view-reparented"
    case .viewDetail: "view-detail"
    case .layout(_, _, let layout, _, _):
      layout.resized == nil ? "moved" : layout.isMoved ? "moved-and-resized" : "resized"
    case .modifierLayout: "modifier-frame"
    case .value: "value"
    case .reading: "reader"
    case .readingDetail: "reader-detail"
    case .swapped: "order-swapped"
    case .ranElsewhere: "order"
    case .runs: "runs"
    case .skipped: "skipped"
    case .closureGone: "closure-gone"
    case .reason: "reason"
    case .cause: "cause"
    case .returned: "returned"
    case .reduces: "reduces"
    case .anchor: "anchor"
    case .anchorPresence: "anchor-presence"
    case .resolved: "anchor-resolved"
    case .state: "state"
    case .entry, .others: "line"
    case .after(_, _, let change): change.identifier
    case .sameAfter: "same"
    case .form: "form"
    }
  }

  /// The step of the document that it belongs to, or `nil` for the first evaluation.
  public var step: Int? {
    switch self {
    case .after(let step, _, _), .sameAfter(let step, _, _): step
    default: nil
    }
  }

  /// True if a report contains the change only because it's the report of a step.
  var isOfStepReport: Bool {
    switch self {
    case .entry(let section, _, _, _), .others(let section, _):
      section == "after step" || section == "Changed"
    case .skipped(_, let reason, _): reason == "clean" || reason.hasPrefix("clean: ")
    case .readingDetail: true
    case .form: true
    default: false
    }
  }
}

extension BehaviourComparison {
  /// The comparison of reports before and after a step, without unchanged parts and without lines
  /// that only the report of a step has.
  public var ofStep: BehaviourComparison {
    BehaviourComparison(changes: changes.filter { !$0.isOfStepReport })
  }
}
