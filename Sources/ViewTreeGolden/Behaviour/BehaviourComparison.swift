import ViewTreeDocument
import ViewTreeReport

/// The changes in behavior between two reports of one command.
///
/// Reports are read as text or as JSON, depending on the first character. Consequences of a change
/// are reported with it: views that moved with the enclosing one, anchors that moved with their
/// views, and numbers that follow from the order. Takes O(n) or O(n log n) time for n lines.
public struct BehaviourComparison: Sendable {
  /// The changes, the most relevant first: the end of the evaluation, new, removed or replaced
  /// views, resized frames, moved frames, values, order, anchors, state, other sections, and then
  /// the same for each step.
  public let changes: [BehaviourChange]

  /// True if there is no change.
  public var isEmpty: Bool { changes.isEmpty }

  /// The default maximum number of shown lines.
  public static let standardLimit = 40

  /// The maximum total size of two reports, in bytes. Comparing takes about fifteen bytes for each.
  static let byteLimit = 3 << 24

  init(changes: [BehaviourChange]) { self.changes = changes }

  /// Compares two reports.
  ///
  /// - Parameters:
  ///   - old: The old report, without the header of a golden file.
  ///   - new: The new report.
  ///   - command: The command that made them: `inspect`, `order`, `keys`, `lint`, `sweep` or
  ///     `draw`. For another command, the lines are compared as text.
  ///   - comparesName: True if the document's name in the first line is compared.
  public init(old: [UInt8], new: [UInt8], command: String, comparesName: Bool) {
    guard old != new else {
      changes = []
      return
    }
    guard old.count + new.count <= Self.byteLimit else {
      changes = [
        .entry(
          section: "", subject: "report, too long to compare", old: "\(old.count) bytes",
          new: "\(new.count) bytes")
      ]
      return
    }
    if command == ReportKind.draw.rawValue {
      changes = PictureComparison.changes(old, new, comparesName: comparesName)
      return
    }
    var before = ReportFacts.read(old, command: command)
    var after = ReportFacts.read(new, command: command)
    let form = TextJSONComparison(isMixed: before.isJSON != after.isJSON)
    form.align(&before, &after)
    let renames = Self.rename(&before, after)
    var changes = renames + Self.changes(before, after, form, comparesName: comparesName)
    if changes.isEmpty, !form.isMixed {
      changes = ReportForm.difference(old, new, before, after, comparesName)
    }
    self.changes = changes
  }

  /// The changes between two reports that were read.
  static func changes(
    _ old: ReportFacts, _ new: ReportFacts, _ form: TextJSONComparison, comparesName: Bool
  ) -> [BehaviourChange] {
    var changes: [BehaviourChange] = []
    if comparesName, old.name != new.name {
      changes.append(.entry(section: "", subject: "document", old: old.name, new: new.name))
    }
    return changes + Self.changes(old.evaluations, new.evaluations, form)
  }

  /// Renames components and keys in the facts of the old report to their new names. Returns a
  /// change for each.
  private static func rename(_ old: inout ReportFacts, _ new: ReportFacts) -> [BehaviourChange] {
    guard let before = old.evaluations.first, let after = new.evaluations.first, before != after
    else { return [] }
    let renames = Renames(before, after)
    guard !renames.changes.isEmpty else { return [] }
    for index in old.evaluations.indices { renames.apply(to: &old.evaluations[index]) }
    return renames.changes
  }

  /// One line for each change, without line ends. After `limit` of them, a line with the number of
  /// the others.
  ///
  /// Control characters are escaped.
  public func lines(limit: Int = standardLimit) -> [String] {
    let shown = changes.prefix(max(limit, 1)).map(BehaviourWords.line)
    guard changes.count > shown.count else { return shown }
    return shown + [BehaviourWords.more(changes.count - shown.count)]
  }

  /// The changes of the first evaluation, and then those of each step that aren't the same.
  private static func changes(
    _ old: [EvaluationFacts], _ new: [EvaluationFacts], _ form: TextJSONComparison
  ) -> [BehaviourChange] {
    var changes: [BehaviourChange] = []
    var previous: [BehaviourChange] = []
    let first =
      old.count > 1 && new.count > 1 ? EvaluationComparer(old[0], new[0], form) : nil
    for index in 0..<max(old.count, new.count) {
      guard index < old.count, index < new.count else {
        let (title, isGone) =
          index < old.count ? (old[index].title, true) : (new[index].title, false)
        changes.append(
          .entry(
            section: "", subject: "step \(index)", old: isGone ? title : nil,
            new: isGone ? nil : title))
        continue
      }
      let found = EvaluationComparer.changes(from: old[index], to: new[index], form, first: first)
      if index == 0 {
        changes = found
      } else {
        if old[index].title != new[index].title {
          changes.append(
            .entry(
              section: "", subject: "step \(index)", old: old[index].title, new: new[index].title))
        }
        changes += Self.after(index, new[index].title, found, previous)
      }
      previous = found
    }
    return changes
  }

  /// The changes of a step. If they equal those of the previous evaluation, only a note.
  private static func after(
    _ step: Int, _ title: String, _ changes: [BehaviourChange], _ previous: [BehaviourChange]
  ) -> [BehaviourChange] {
    let known = Set(previous)
    let others = changes.filter { !known.contains($0) }
    let same = changes.count - others.count
    return (same > 0 ? [.sameAfter(step: step, title: title, count: same)] : [])
      + others.map { .after(step: step, title: title, $0) }
  }
}
