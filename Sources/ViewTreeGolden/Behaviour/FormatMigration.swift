import ViewTreeLayout
import ViewTreeReport

/// Whether a report says what a golden file of an older format says: every fact in the file is held
/// against the report, and what formats before 3 could not say is not asked for.
///
/// Before format 3 the first rectangle of a view was its frame, texts were cut, and nothing was told of
/// looks, components, the values of plain writers, or anchors after steps.
struct FormatMigration {
  /// The first version whose reports say what is drawn.
  static let drawnVersion = 3
  /// The modifier that writes without a closure, of which formats before 3 did not tell.
  static let plainWriter = "preference"

  var old: ReportFacts
  var new: ReportFacts
  /// The words of the golden file.
  private let words: [String]
  /// Makes a report of the document by its words.
  private let report: ([String]) -> [UInt8]?

  /// `words` made both reports, and `report` makes others of the document as it is today.
  init(
    old: [UInt8], new: [UInt8], words: [String],
    report: @escaping (_ words: [String]) -> [UInt8]?
  ) {
    (self.words, self.report) = (words, report)
    let command = words.first ?? ""
    self.old = ReportFacts.read(old, command: command)
    // Formats before 3 called views of JSON by their paths only.
    self.new = ReportFacts.read(new, command: command, namesByPath: true)
    // What is not of one shape is left to the comparison of reports.
    guard self.old.isJSON == self.new.isJSON,
      self.old.evaluations.count == self.new.evaluations.count
    else { return }
    alignChanges()
    for place in self.old.evaluations.indices {
      // In text, steps had no anchors.
      if place > 0, !isJSON { self.new.evaluations[place].anchors = [] }
      align(place, listsRemarks: !isJSON || command == "inspect" || place > 0)
    }
  }

  var isJSON: Bool { old.isJSON }

  /// What the file says and the report does not; empty if nothing has changed.
  var changes: [BehaviourChange] {
    let changes = BehaviourComparison.changes(
      old, new, MixedForms(isMixed: false), comparesName: true)
    return changes.isEmpty ? unsaid : changes
  }

  /// Facts that a comparison passes over because they follow from others, or from where something stands.
  private var unsaid: [BehaviourChange] {
    zip(old.evaluations, new.evaluations).enumerated().flatMap { step, evaluations in
      UnsaidFacts(evaluations.0, evaluations.1).facts.map { fact -> BehaviourChange in
        let change = BehaviourChange.entry(
          section: fact.section, subject: "\(fact.row)  \(fact.name)", old: fact.old, new: fact.new)
        return step == 0 ? change : .after(step: step, title: evaluations.1.title, change)
      }
    }
  }

  /// All that is known today of the views in the report, with more words if need be.
  func today(_ more: [String] = []) -> ReportFacts? {
    let shared = words.dropFirst().filter { !["--tree", "--values"].contains($0) }
    return report(["inspect"] + shared + ["--format", "json"] + more)
      .map { ReportFacts.read($0, command: "inspect", namesByPath: true) }
  }

  // MARK: - One evaluation

  private mutating func align(_ place: Int, listsRemarks: Bool) {
    var (before, after) = (old.evaluations[place], new.evaluations[place])
    after.components = []
    after.values = []
    // Lines of components that gave no views are new; what else is listed is compared.
    after.entries.removeAll { $0.section == "Views" && $0.value == "no views" }
    Self.align(findings: &before.findings, after.findings)
    Self.align(remarks: &before.remarks, &after.remarks, isListed: listsRemarks)
    align(views: &before.views, &after.views, of: place)
    Self.align(readings: &before.readings, &after.readings, isJSON: isJSON)
    Self.alignCauses(before, &after, isJSON: isJSON)
    Self.align(skipped: before.skipped, &after.skipped)
    Self.align(absences: before.absences, &after.absences)
    Self.align(candidates: before.candidates, &after.candidates)
    Self.align(differences: before.differences, &after.differences)
    Self.align(keys: before.keys, &after.keys, isJSON: isJSON)
    (old.evaluations[place], new.evaluations[place]) = (before, after)
  }

  /// Remarks that are not listed: those of `order` and `keys` as JSON, except loops.
  private static func align(
    remarks old: inout [RemarkRow], _ new: inout [RemarkRow], isListed: Bool
  ) {
    if !isListed { new.removeAll { $0.severity != "loop" } }
    for place in old.indices where place < new.count {
      takeLengths(&old[place].message, new[place].message)
    }
  }

  /// Findings about loops, with the way of each in notes.
  private static func align(findings old: inout [FindingRow], _ new: [FindingRow]) {
    for place in old.indices where place < new.count {
      takeLengths(&old[place].message, new[place].message)
      var notes = old[place].notes.read
      for (index, note) in new[place].notes.read.enumerated() where index < notes.count {
        takeLengths(&notes[index].message, note.message)
      }
      old[place].notes = RowList(notes)
    }
  }

  /// Of a loop formats before 3 said that it goes through sizes, not through which lengths.
  private static func takeLengths(_ old: inout ReportText, _ new: ReportText) {
    let sizes = new.string?.replacing("width of ", with: "size of ")
      .replacing("height of ", with: "size of ")
    if old.string == sizes { old = new }
  }
}
