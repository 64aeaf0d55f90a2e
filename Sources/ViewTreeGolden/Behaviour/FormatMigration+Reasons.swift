import ViewTreeReport

/// Why closures ran again, why they did not run, and what became of the modifiers of a key.
extension FormatMigration {
  /// JSON told why closures ran again only after steps, and not whether a view moved that was resized.
  static func alignCauses(_ old: EvaluationFacts, _ new: inout EvaluationFacts, isJSON: Bool) {
    guard isJSON else { return }
    for place in new.order.indices where place < old.order.count {
      let (before, after) = (old.order[place].causeWords.string, new.order[place].causeWords.string)
      let isUntold = before == nil && !old.tellsReruns
      let isCoarse = before == "its view was resized" && after == "its view moved and was resized"
      if isUntold || isCoarse { new.order[place].causeWords = old.order[place].causeWords }
    }
  }

  static func align(skipped old: [SkipRow], _ new: inout [SkipRow]) {
    if !old.contains(where: { $0.modifier == plainWriter }) {
      new.removeAll { $0.modifier == plainWriter }
    }
    for place in new.indices where place < old.count {
      let (before, after) = (old[place], new[place])
      guard after.modifier == before.modifier, after.key == before.key, after.view == before.view
      else { continue }
      // JSON has the reason as data, text in words.
      if isSame(before.why, after.why, on: after.view) { new[place].why = before.why }
      if former(after.words.string ?? "", on: after.view) == before.words.string {
        new[place].words = before.words
      }
    }
  }

  /// Closures in views that are not there were told in the order of the document, now children come before
  /// parents.
  static func align(absences old: [AbsenceRow], _ new: inout [AbsenceRow]) {
    if !old.contains(where: { $0.modifier == plainWriter }) {
      new.removeAll { $0.modifier == plainWriter }
    }
    var left = new
    for row in old {
      guard let place = left.firstIndex(of: row) else { return }
      left.remove(at: place)
    }
    new = old + left
  }

  static func align(candidates old: [CandidateRow], _ new: inout [CandidateRow]) {
    for place in new.indices where place < old.count {
      let (before, after) = (old[place], new[place])
      guard after.modifier == before.modifier, after.key == before.key, after.view == before.view,
        isSame(before.why, after.why, on: after.view)
      else { continue }
      new[place].why = before.why
    }
  }

  /// Of a closure that ran in an earlier pass it was said that it did not run.
  static func align(differences old: [DifferenceRow], _ new: inout [DifferenceRow]) {
    for place in new.indices where place < old.count {
      let words = new[place].words.string ?? ""
      let former = words.replacing(
        " ran in an earlier pass, not again: ", with: " did not run: ")
      if former == old[place].words.string { new[place] = old[place] }
    }
  }

  /// Whether two reasons are the same: of a value that another modifier of its view replaces, the view
  /// itself was named.
  private static func isSame(
    _ old: ReasonFacts, _ new: ReasonFacts, on view: ViewReference?
  ) -> Bool {
    guard old.reason == new.reason else { return false }
    if old.cause?.name == new.cause?.name { return true }
    return !new.event.isEmpty && old.cause?.name == view?.name
  }

  /// What formats before 3 said for a reason in words.
  private static func former(_ words: String, on view: ViewReference?) -> String {
    if words.hasPrefix("clean: ") {
      return "clean: nothing that it uses has changed since it last ran"
    }
    if words.hasPrefix("equal: ") { return "equal: the value equals the one that was there before" }
    if words.contains(atHome) { return "overridden: " + replaced(by: view) }
    return words[...].split(at: "; it ran in pass ").map { String($0.0) } ?? words
  }

  /// What a reason says of a value that another modifier of its view replaces.
  private static let atHome = ", further out on the same view, "

  private static func replaced(by view: ViewReference?) -> String {
    "\(view?.name ?? "") sets the same key and replaces everything below it"
  }

  // MARK: - Keys

  /// Keys of the system were not listed, a default without elements was not shown, and of a value that
  /// nobody got it was said that it did not run.
  static func align(keys old: [KeyRow], _ new: inout [KeyRow], isJSON: Bool) {
    let known = Set(old.map(\.key))
    // No document declares them.
    new.removeAll { $0.line == nil && !known.contains($0.key) }
    for place in new.indices where place < old.count && new[place].key == old[place].key {
      new[place].leaveOutEmptyDefault(where: old[place])
      align(uses: old[place].writers, &new[place].writers, isJSON: isJSON)
      align(uses: old[place].transformers, &new[place].transformers, isJSON: isJSON)
      align(uses: old[place].readers, &new[place].readers, isJSON: isJSON)
    }
  }

  /// JSON had no more of a reason than its name.
  private static func align(
    uses old: RowList<KeyUseRow>, _ new: inout RowList<KeyUseRow>, isJSON: Bool
  ) {
    var uses = new.read
    for (place, before) in old.read.enumerated() where place < uses.count {
      let after = uses[place]
      guard after.modifier == before.modifier, after.view == before.view else { continue }
      let isSame =
        isJSON
        ? after.status == before.status
        : former(remark: after.words.string, on: before.view) == before.words.string
      if isSame { uses[place].words = before.words }
    }
    new = RowList(uses)
  }

  private static func former(remark: String?, on view: ViewReference?) -> String? {
    guard let remark else { return nil }
    let lost: Substring? = remark[...].dropping("nobody got it: ")
    guard let reason = lost ?? remark[...].dropping("not run: ") else { return remark }
    return "not run: " + (reason.contains(atHome) ? replaced(by: view) : String(reason))
  }
}

extension KeyRow {
  fileprivate mutating func leaveOutEmptyDefault(where old: KeyRow) {
    let (before, after) = (old.defaultLine.read.first?.words, defaultLine.read.first?.words)
    guard before?.string ?? "" == "", after?.string == "[]" else { return }
    (defaultValue, defaultLine) = (old.defaultValue, old.defaultLine)
  }
}
