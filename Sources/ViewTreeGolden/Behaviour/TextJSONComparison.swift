import ViewTreeReport

/// Comparison of a text report and a JSON report, which ignores facts that one form never has.
struct TextJSONComparison {
  /// True if one report is text and the other is JSON.
  let isMixed: Bool

  /// True if two values are equal, except for types and labels, which JSON often omits, and
  /// truncation in text.
  func same(value old: String, _ new: String) -> Bool {
    guard isMixed else { return old == new }
    return ValueWords.areSame(ValueWords(old[...]), ValueWords(new[...]))
  }

  /// True if the text of two views is equal, except for truncation of long text.
  func same(text old: String?, _ new: String?) -> Bool {
    guard isMixed, let old, let new else { return old == new }
    return Self.same(old, new)
  }

  private static func same(_ old: String, _ new: String) -> Bool {
    if let start = start(old) { return new.hasPrefix(start) }
    if let start = start(new) { return old.hasPrefix(start) }
    return old == new
  }

  /// The text before the truncation mark.
  private static func start(_ text: String) -> String? {
    text[...].split(at: "…").map { String($0.0) }
  }

  // MARK: - Facts

  /// Removes from each report the facts that the other form doesn't have.
  func align(_ old: inout ReportFacts, _ new: inout ReportFacts) {
    guard isMixed else { return }
    if old.isJSON { Self.align(json: &old, text: &new) } else { Self.align(json: &new, text: &old) }
  }

  private static func align(json: inout ReportFacts, text: inout ReportFacts) {
    let whole = json.evaluations
    for index in whole.indices where index < text.evaluations.count {
      json.evaluations[index].reduce(
        to: text.evaluations[index], before: index > 0 ? whole[index - 1] : nil)
      json.evaluations[index].values = []
      json.evaluations[index].components = []
      json.evaluations[index].setAsideModifiersOfUnshown()
      text.evaluations[index].setAsideLayoutOfComponents()
      // Only text reports of `order` contain a tree.
      if whole[index].views.isEmpty { text.evaluations[index].views = [] }
    }
  }
}

extension EvaluationFacts {
  /// Removes the list of components, which only JSON has.
  fileprivate mutating func setAsideLayoutOfComponents() {
    entries.removeAll { $0.section == "Views" && $0.value == "no views" }
    for index in views.indices { views[index].components = .none }
  }

  /// Takes away the modifiers of views that have no frames, which text doesn't list.
  fileprivate mutating func setAsideModifiersOfUnshown() {
    for index in views.indices where views[index].measuredOnly.isUnshown {
      views[index].modifiers = RowList()
    }
  }

  /// Removes facts that text omits. `before` has the facts of the evaluation before a step, because
  /// text doesn't repeat unchanged facts.
  fileprivate mutating func reduce(to text: EvaluationFacts, before: EvaluationFacts?) {
    if !text.views.contains(where: { !$0.modifiers.read.isEmpty }) {
      for index in views.indices {
        views[index].modifiers = RowList()
        views[index].bare = RowList()
      }
    }
    guard let before else { return }
    views = []
    let told = Set(before.anchors.map(\.placeWords))
    anchors.removeAll { told.contains($0.placeWords) }
    readings.removeAll(where: \.isUnchanged)
    if absences == before.absences { absences = [] }
    let known = before.state
    state.removeAll { known.contains($0) }
    // Text reports of `order` don't include the changes of a step.
    if before.views.isEmpty { changes = [] }
  }
}

extension AnchorRow {
  /// The description and location of an anchor, without its number.
  fileprivate var placeWords: String {
    let resolutions = resolved.read.map { "\($0.reader?.name ?? "") \($0.value?.text ?? "")" }
    return "\(source.string ?? "") of \(view?.name ?? "") \(attachment) \(global?.text ?? "") "
      + resolutions.joined(separator: ", ")
  }
}
