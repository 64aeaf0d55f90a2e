extension BehaviourComparison {
  /// The first change of behavior: not one of the form of a report, such as line numbers.
  ///
  /// `line` describes the change, `views` are the names of the views that it's about.
  package var firstFact: (line: String, views: [String])? {
    changes.first { !$0.isFormOnly }.map { (BehaviourWords.line($0), $0.views) }
  }
}

extension BehaviourChange {
  fileprivate var isFormOnly: Bool {
    switch self {
    case .form: true
    case .after(_, _, let change): change.isFormOnly
    default: false
    }
  }

  /// The names of the views that a change mentions.
  fileprivate var views: [String] {
    switch self {
    case .viewAppeared(let view, _, _, _), .viewGone(let view, _, _),
      .viewReordered(let view, _, _),
      .viewReparented(let view, _, _), .modifierLayout(let view, _, _):
      view.names
    case .viewsReordered(let view, _): view.names
    case .component(let component): component.views.flatMap(\.names)
    case .valuesReordered(let reading): [reading.view]
    case .viewDetail(let views, _, _, _, _), .layout(let views, _, _, _, _): views.flatMap(\.names)
    case .value(let reading, _, _, _, _), .reading(let reading, _, _),
      .readingDetail(let reading, _, _):
      [reading.view]
    case .runs(let closure, _, _), .skipped(let closure, _, _), .closureGone(let closure),
      .reason(let closure, _, _), .cause(let closure, _, _), .returned(let closure, _, _, _),
      .swapped(let closure, _):
      [closure.view]
    case .ranElsewhere(let closures, _, _): closures.map(\.view)
    case .reduces(_, let view, _, _): [view]
    case .anchor(let view, _, _, _), .anchorPresence(let view, _, _): [view]
    case .after(_, _, let change): change.views
    case .window, .status, .remark, .renamed, .resolved, .state, .entry, .others, .sameAfter, .form:
      []
    }
  }
}

extension BehaviourView {
  fileprivate var names: [String] { [id, path].compactMap(\.self) }
}
