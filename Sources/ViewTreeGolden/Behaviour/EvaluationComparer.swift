import ViewTreeReport

/// Compares the facts of one evaluation in two reports.
struct EvaluationComparer {
  /// The comparison of values, which handles a text report and a JSON report.
  let form: TextJSONComparison
  let old: EvaluationFacts
  let new: EvaluationFacts
  let views: ViewMatching
  /// The new names of renamed views, by their old names.
  private(set) var names: [String: String] = [:]
  /// The change of each view's frame, by its index in the new report.
  private(set) var layouts: [BehaviourLayout?] = []
  /// The names of removed and of new views.
  private(set) var goneNames: Set<String> = []
  private(set) var appearedNames: Set<String> = []
  /// The index of each view of the new report by its name.
  private(set) var placeOfName: [String: Int] = [:]
  /// The names of anchors by number, because numbers depend on the order.
  private(set) var oldAnchors: AnchorNames
  let newAnchors: AnchorNames
  var changes: [BehaviourChange] = []
  /// The containers of the new report whose views are in another order.
  var reorderedParents: Set<Int> = []
  /// The preference keys whose values have the same elements in another order.
  var reorderedKeys: Set<String> = []

  /// The changes from one evaluation to the other, the most relevant first.
  ///
  /// The facts of a step in a text report name views that it lists before the steps, which are the
  /// views of `first`.
  static func changes(
    from old: EvaluationFacts, to new: EvaluationFacts, _ form: TextJSONComparison,
    first: EvaluationComparer? = nil
  ) -> [BehaviourChange] {
    guard old != new else { return [] }
    var comparer = EvaluationComparer(old, new, form)
    if let first, old.views.isEmpty, new.views.isEmpty { comparer.takeViews(of: first) }
    comparer.compareStatus()
    comparer.compareViews()
    comparer.compareReadings()
    comparer.compareOrder()
    comparer.compareAnchors()
    comparer.compareEntries()
    return comparer.changes
  }

  init(_ old: EvaluationFacts, _ new: EvaluationFacts, _ form: TextJSONComparison) {
    self.form = form
    self.old = old
    self.new = new
    views = ViewMatching(old.views, new.views)
    oldAnchors = AnchorNames(old)
    newAnchors = AnchorNames(new)
    noteNames()
    oldAnchors = AnchorNames(old, name: mapped)
    layouts = new.views.indices.map { index in
      guard let partner = views.oldOfNew[index], let before = old.views[partner].drawn,
        let after = new.views[index].drawn
      else { return nil }
      return BehaviourLayout(from: BehaviourFrame(before), to: BehaviourFrame(after))
    }
  }

  private mutating func takeViews(of first: EvaluationComparer) {
    names = first.names
    layouts = first.layouts
    placeOfName = first.placeOfName
    oldAnchors = AnchorNames(old, name: mapped)
  }

  private mutating func noteNames() {
    for (index, view) in new.views.enumerated() {
      if placeOfName[view.reference] == nil { placeOfName[view.reference] = index }
      if view.id.string != nil, let path = view.path.string, placeOfName[path] == nil {
        placeOfName[path] = index
      }
      if views.oldOfNew[index] == nil { appearedNames.insert(view.reference) }
    }
    var seen: Set<String> = []
    for (index, view) in old.views.enumerated() where seen.insert(view.reference).inserted {
      if let partner = views.newOfOld[index] {
        let name = new.views[partner].reference
        if name != view.reference { names[view.reference] = name }
      } else {
        goneNames.insert(view.reference)
        // A new view may have the same name, so mark the name of the removed view.
        names[view.reference] = view.reference + Self.goneMark
      }
    }
  }

  /// The suffix of a removed view's name, so that no other view matches it.
  private static let goneMark = "\u{0}"

  /// The new name of a view in the old report.
  func mapped(_ name: String) -> String { names[name] ?? name }

  /// A name without the mark of removed views.
  static func shown(_ name: String) -> String {
    name.utf8.last == 0 ? String(name.dropLast()) : name
  }

  /// A sentence of the old report with the names of the new report.
  func mappedWords(_ text: String) -> String {
    guard !names.isEmpty else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      names[String(word)].map { Self.shown($0)[...] } ?? word
    }.joined(separator: " ")
  }

  /// The origin of a part of a value, with the names of the new report: `a, b, changed by c`.
  func mappedOrigin(_ words: String) -> String {
    guard !names.isEmpty else { return words }
    return words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let end = word.last == "," ? "," : ""
      return mapped(String(word.dropLast(end.count))) + end
    }.joined(separator: " ")
  }

  // MARK: - The end of the evaluation

  private mutating func compareStatus() {
    if old.window != new.window {
      changes.append(.window(old: old.window, new: new.window))
    }
    if old.status != new.status {
      changes.append(.status(old: old.status, new: new.status))
    }
    let oldRemarks = old.remarks.map { mappedWords($0.text) }
    for remark in CountedDifference.added(to: oldRemarks, in: new.remarks.map(\.text)) {
      changes.append(.remark(remark, isGone: false))
    }
    for remark in CountedDifference.added(to: new.remarks.map(\.text), in: oldRemarks) {
      changes.append(.remark(remark, isGone: true))
    }
  }

  // MARK: - State and other sections

  private mutating func compareEntries() {
    compare(old.variables, new.variables) { .state($0.subject, old: $1, new: $2) }
    compare(old.others, new.others) { entry, old, new in
      .entry(section: entry.section, subject: Self.shown(entry.subject), old: old, new: new)
    }
    dropParts()
    dropManyFrames()
  }

  /// The maximum number of separate lines about the frames of a step.
  private static let frameLimit = 3

  /// Keeps the first few changes of frames that are new in a step, and counts the rest, because one
  /// cause often changes many.
  private mutating func dropManyFrames() {
    var count = 0
    changes.removeAll { change in
      guard case .entry(EvaluationFacts.changed, _, _, _) = change else { return false }
      count += 1
      return count > Self.frameLimit
    }
    if count > Self.frameLimit {
      changes.append(.others(section: EvaluationFacts.changed, count: count - Self.frameLimit))
    }
  }

  /// Removes the help and the notes of findings that are themselves new or removed.
  private mutating func dropParts() {
    var findings: Set<Substring> = []
    for case .entry(EvaluationFacts.found, let subject, _, _) in changes {
      if let (_, message) = subject[...].split(at: ": ") { findings.insert(message) }
    }
    guard !findings.isEmpty else { return }
    changes.removeAll { change in
      if case .entry(let section, _, _, _) = change {
        findings.contains(section[...])
      } else {
        false
      }
    }
  }

  private mutating func compare(
    _ old: [ComparedLine], _ new: [ComparedLine],
    _ change: (ComparedLine, String?, String?) -> BehaviourChange
  ) {
    // A subject can occur several times, so identify it by the number of earlier occurrences.
    struct Subject: Hashable {
      let section: String
      let subject: String
      let occurrence: Int
    }
    func numbered(_ entries: [ComparedLine]) -> [(Subject, ComparedLine)] {
      var counts: [[String]: Int] = [:]
      return entries.map { entry in
        let occurrence = counts[[entry.section, entry.subject], default: 0]
        counts[[entry.section, entry.subject]] = occurrence + 1
        return (
          Subject(section: entry.section, subject: entry.subject, occurrence: occurrence), entry
        )
      }
    }
    let before = numbered(
      old.map { entry in
        var entry = entry
        if !entry.isUnknown { entry.subject = mappedSubject(entry.subject) }
        entry.value = mappedWords(entry.value)
        return entry
      })
    var left = Dictionary(before, uniquingKeysWith: { first, _ in first })
    for (subject, entry) in numbered(new) {
      if let earlier = left.removeValue(forKey: subject) {
        guard
          !form.same(
            value: oldAnchors.neutral(earlier.value), newAnchors.neutral(entry.value)),
          !isExplained(entry, earlier), !isReordered(entry, earlier)
        else { continue }
        changes.append(change(entry, earlier.value, entry.value))
      } else {
        changes.append(change(entry, nil, entry.value))
      }
    }
    for (subject, entry) in before where left[subject] != nil {
      changes.append(change(entry, entry.value, nil))
    }
  }

  /// The view of a line, by its new name. It may follow the closure.
  private func mappedSubject(_ subject: String) -> String {
    if let name = names[subject] { return name }
    guard let (head, view) = subject[...].split(at: "  ") else { return subject }
    return "\(head)  \(mapped(String(view)))"
  }

  /// True if a line about a view's frame differs only because the view moved.
  private func isExplained(_ new: ComparedLine, _ old: ComparedLine) -> Bool {
    guard let place = placeOfName[new.subject], let layout = layouts[place], !new.frames.isEmpty,
      new.frames.count == old.frames.count
    else { return false }
    return zip(old.frames, new.frames).allSatisfy { before, after in
      BehaviourLayout(from: BehaviourFrame(before), to: BehaviourFrame(after))
        .map { $0.isLike(layout) } ?? false
    }
  }

  /// True if an action printed the value of a key that has its elements in another order.
  private func isReordered(_ new: ComparedLine, _ old: ComparedLine) -> Bool {
    !reorderedKeys.isEmpty && new.section == "Actions" && isReordered(old.value, new.value)
  }

  // MARK: - Values

  /// True if two values are equal, except for numbers that depend on the order of closures.
  func sameValue(_ old: RowValue, _ new: RowValue) -> Bool {
    form.same(value: oldAnchors.neutral(old.text), newAnchors.neutral(new.text))
  }

  /// A normalized value, for comparison with others.
  func neutral(old value: RowValue) -> String { neutral(oldAnchors.neutral(value.text)) }
  func neutral(new value: RowValue) -> String { neutral(newAnchors.neutral(value.text)) }

  private func neutral(_ value: String) -> String {
    form.isMixed ? ValueWords(value[...]).line : value
  }
}
