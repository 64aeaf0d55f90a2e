extension BehaviourComparison {
  /// The first change of behavior: not one of the form of a report, such as line numbers.
  ///
  /// `line` describes the change, `views` are the names of the views that it's about.
  package var firstFact: (line: String, views: [String])? {
    changes.first { !$0.isFormOnly }.map { (BehaviourWords.line($0), $0.viewNames) }
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
  fileprivate var viewNames: [String] {
    switch self {
    case .valuesReordered(let reading): [reading.view]
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
    case .after(_, _, let change): change.viewNames
    default: views.flatMap(\.names)
    }
  }

  /// The views that a change of the tree or of frames is about.
  package var views: [BehaviourView] {
    switch self {
    case .viewAppeared(let view, _, _, _), .viewGone(let view, _, _),
      .componentViewsGone(let view, _, _), .viewReordered(let view, _, _),
      .viewReparented(let view, _, _), .modifierLayout(let view, _, _):
      [view]
    case .viewsReordered(let view, _): [view]
    case .component(let component): component.views
    case .viewDetail(let views, _, _, _, _, _), .layout(let views, _, _, _, _): views
    case .after(_, _, let change): change.views
    default: []
    }
  }

  /// Several uses of a component in which the same view changed: `4 x Card/HStack`. `nil` for other
  /// changes.
  package var uses: String? {
    switch self {
    case .component(let found): "\(found.count) x \(found.name)"
    case .viewDetail(_, let count, _, _, _, let component?): "\(count) x \(component)"
    case .after(_, _, let change): change.uses
    default: nil
    }
  }

  /// True for another size of views.
  package var isResize: Bool {
    switch self {
    case .layout(_, _, let layout, _, _): layout.resized != nil
    case .component(let found): found.last?.resized != nil
    default: false
    }
  }

  /// True for a view that is gone.
  package var isRemoval: Bool {
    if case .viewGone = self { return true }
    return false
  }

  /// True for a declaration with another name.
  package var isRenaming: Bool { if case .renamed = self { true } else { false } }

  /// The previous and the present text of a view, if that is the change.
  package var changedText: (old: String, new: String)? {
    guard case .viewDetail(_, _, "text", let old?, let new?, _) = self else { return nil }
    return (old, new)
  }

  /// The previous and the present word, if the change of a view is that of one word, such as a color.
  package var changedWord: (old: String, new: String)? {
    guard case .viewDetail(_, _, _, let old?, let new?, _) = self else { return nil }
    let (before, after) = (Self.words(old), Self.words(new))
    guard before.count == after.count else { return nil }
    let changed = Set(zip(before, after).filter { $0 != $1 }.map { [$0, $1] })
    guard changed.count == 1, let pair = changed.first else { return nil }
    return (String(pair[0]), String(pair[1]))
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}

extension BehaviourView {
  fileprivate var names: [String] { [id, path].compactMap(\.self) }
}

extension [BehaviourChange] {
  /// The first change of a reader's value and its key, if no view changed.
  package var changedReading: (index: Int, key: String)? {
    guard allSatisfy(\.views.isEmpty) else { return nil }
    return indices.lazy.compactMap { index in
      if case .value(let reading, _, _, _, _) = self[index] { (index, reading.key) } else { nil }
    }.first
  }
}
