import ViewTreeLayout
import ViewTreeReport

/// Whether a report says what a golden file of an older format says: everything in the file is held
/// against the report, and what formats before 3 could not say is not asked for.
///
/// Before format 3 the first rectangle of a view was its frame, texts were cut, and nothing was told of
/// looks, components, the values of plain writers, or anchors after steps.
struct FormatMigration {
  /// The first version whose reports say what is drawn.
  static let drawnVersion = 3

  private var old: ReportFacts
  private var new: ReportFacts

  /// `frames` are the facts of the new report as JSON, which has the frames after each step.
  init(old: [UInt8], new: [UInt8], command: String, frames: () -> [UInt8]?) {
    self.old = ReportFacts.read(old, command: command)
    self.new = ReportFacts.read(new, command: command)
    // What is not of one shape is left to the comparison of reports.
    guard self.old.isJSON == self.new.isJSON,
      self.old.evaluations.count == self.new.evaluations.count
    else { return }
    alignChanges(frames)
    for place in self.old.evaluations.indices {
      Self.align(
        &self.old.evaluations[place], &self.new.evaluations[place], isJSON: self.old.isJSON)
    }
  }

  /// What the file says and the report does not; empty if nothing has changed.
  var changes: [BehaviourChange] {
    BehaviourComparison.changes(old, new, MixedForms(isMixed: false), comparesName: true)
  }

  // MARK: - Steps

  /// Takes away what steps changed if the frames before and after them are as they were.
  private mutating func alignChanges(_ frames: () -> [UInt8]?) {
    let told = old.evaluations.indices.filter { !old.evaluations[$0].changes.isEmpty }
    let steps = old.evaluations.indices.dropFirst()
    for place in steps where old.evaluations[place].changes.isEmpty {
      // Before format 3 a step whose views stayed in their frames changed nothing.
      new.evaluations[place].changes = []
    }
    guard !told.isEmpty else { return }
    let facts = new.isJSON ? new : frames().map { ReportFacts.read($0, command: "inspect") }
    guard let facts, facts.evaluations.count == old.evaluations.count else { return }
    for place in told where place > 0 {
      let (before, after) = (facts.evaluations[place - 1], facts.evaluations[place])
      let isSame = old.evaluations[place].changes.allSatisfy {
        Self.isTrue($0, before: before, after: after)
      }
      guard isSame else { continue }
      old.evaluations[place].changes = []
      new.evaluations[place].changes = []
    }
  }

  /// Whether a view had the frames that a line says, before a step and after it.
  private static func isTrue(
    _ row: ChangeRow, before: EvaluationFacts, after: EvaluationFacts
  ) -> Bool {
    guard let last = row.after else {
      return views(row.view, in: before).contains { isSame($0, row.before) }
    }
    guard views(row.view, in: after).contains(where: { isSame($0, last) }) else { return false }
    // Views are named as after the step; before it the path may have been another.
    guard let first = row.before else { return true }
    return before.views.contains { isSame($0.frame, first) }
  }

  /// The frames of the views of a name.
  private static func views(_ view: ViewReference?, in facts: EvaluationFacts) -> [Rect] {
    facts.views.filter { $0.id.string == view?.name || $0.path.string == view?.name }
      .compactMap(\.frame)
  }

  /// Whether two rectangles are written as the same.
  private static func isSame(_ old: Rect?, _ new: Rect?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return FrameAround.isSame(old, new)
  }

  // MARK: - One evaluation

  private static func align(
    _ old: inout EvaluationFacts, _ new: inout EvaluationFacts, isJSON: Bool
  ) {
    new.components = []
    new.values = []
    for place in old.entries.indices where place < new.entries.count {
      takeLengths(&old.entries[place].section, new.entries[place].section)
      takeLengths(&old.entries[place].subject, new.entries[place].subject)
    }
    for place in old.remarks.indices where place < new.remarks.count {
      var words = old.remarks[place].message.string ?? ""
      takeLengths(&words, new.remarks[place].message.string ?? "")
      old.remarks[place].message = .string(words)
    }
    let told = Set(old.entries.map { "\($0.section) \($0.subject)" })
    new.entries.removeAll { !told.contains("\($0.section) \($0.subject)") }
    if old.anchors.isEmpty { new.anchors = [] }
    align(views: &old.views, &new.views, isJSON: isJSON)
    align(readings: old.readings, &new.readings)
    align(skipped: old.skipped, &new.skipped)
    let absent = Set(old.absences.map(\.modifier))
    if !absent.contains(Self.plainWriter) {
      new.absences.removeAll { $0.modifier == Self.plainWriter }
    }
    for place in new.candidates.indices where place < old.candidates.count {
      guard new.candidates[place].why.reason == old.candidates[place].why.reason else { continue }
      new.candidates[place].why = old.candidates[place].why
    }
  }

  /// Of a loop formats before 3 said that it goes through sizes, not through which lengths.
  private static func takeLengths(_ old: inout String, _ new: String) {
    let sizes = new.replacing("width of ", with: "size of ")
      .replacing("height of ", with: "size of ")
    if old == sizes { old = new }
  }

  /// The modifier that writes without a closure, of which formats before 3 did not tell.
  private static let plainWriter = "preference"

  private static func align(views old: inout [ViewRow], _ new: inout [ViewRow], isJSON: Bool) {
    for place in old.indices where !isJSON {
      let row = old[place]
      old[place].content = row.placed(at: row.drawnAt)
      (old[place].drawnAt, old[place].contentPixels) = (nil, nil)
    }
    for place in new.indices {
      let whole = new[place]
      var row = ViewRow.undrawn(whole, isJSON: isJSON)
      if place < old.count {
        // Of a view that is not shown a frame of nothing was told.
        if !whole.unshown.isAbsent {
          (row.frame, row.content) = (old[place].frame, old[place].content)
        }
        row.keepCut(of: old[place])
      }
      new[place] = row
    }
  }

  private static func align(readings old: [ReadingRow], _ new: inout [ReadingRow]) {
    for place in new.indices where place < old.count {
      let before = old[place].value.lines.read
      var after = new[place].value.lines.read
      // A dictionary had one line.
      if before.count == 1, after.count > 1, let only = before.first,
        isSame(only.value.text, "[" + after.map(\.value.text).joined(separator: ", ") + "]")
      {
        after = before
      }
      for index in after.indices where index < before.count && before[index].origin.isAbsent {
        after[index].origin = .unknown
      }
      new[place].value.lines = RowList(after)
    }
  }

  /// Whether two values are the same but for what is cut off the older one.
  private static func isSame(_ old: String, _ new: String) -> Bool {
    guard let (shown, _) = old[...].split(at: "…") else { return old == new }
    return new.hasPrefix(shown)
  }

  private static func align(skipped old: [SkipRow], _ new: inout [SkipRow]) {
    if !old.contains(where: { $0.modifier == plainWriter }) {
      new.removeAll { $0.modifier == plainWriter }
    }
    for place in new.indices where place < old.count {
      guard reason(of: old[place]) == reason(of: new[place]),
        old[place].why.cause?.name == new[place].why.cause?.name
      else { continue }
      new[place].why = old[place].why
      new[place].words = old[place].words
    }
  }

  /// The stable name of the reason, which begins the words.
  private static func reason(of row: SkipRow) -> String {
    guard row.why.reason.isEmpty else { return row.why.reason }
    let words = row.words.string ?? ""
    return String(words.prefix { $0 != ":" })
  }
}

extension ViewRow {
  /// What formats before 3 say of a view.
  fileprivate static func undrawn(_ whole: ViewRow, isJSON: Bool) -> ViewRow {
    var row = ViewRow()
    row.depth = whole.depth
    row.role = whole.role
    row.path = whole.path
    row.name = whole.name
    row.id = whole.id
    row.text = whole.text
    row.level = whole.level
    row.frame = whole.frame
    row.proposal = whole.proposal
    row.contentProposal = whole.contentProposal
    if isJSON { (row.pixels, row.contentPixels) = (whole.pixels, whole.contentPixels) }
    row.bare = whole.bare
    row.modifiers = whole.modifiers
    row.closures = RowList(
      whole.closures.read.map { closure in
        // A closure that ran in an earlier pass was no more than one that did not run.
        guard closure.earlierPass != nil else { return closure }
        var skipped = closure
        (skipped.number, skipped.earlierPass) = (ClosureNumber(), nil)
        return skipped
      })
    row.parent = whole.parent
    row.content = isJSON ? whole.content : whole.placed(at: placeOutside(whole))
    return row
  }

  /// Where what is drawn begins, if it sticks out of the frame.
  private static func placeOutside(_ row: ViewRow) -> Point? {
    guard let content = row.content, let frame = row.frame else { return nil }
    let tolerance = 0.0015
    let isOutside =
      content.minX < frame.minX - tolerance || content.minY < frame.minY - tolerance
      || content.maxX > frame.maxX + tolerance || content.maxY > frame.maxY + tolerance
    return isOutside ? content.origin : nil
  }

  /// The frame where drawing begins, of which format 2 said no more than the corner.
  fileprivate func placed(at corner: Point?) -> Rect? {
    guard let corner, let frame else { return nil }
    return Rect(origin: corner, size: frame.size)
  }

  /// Takes the text of an older line where it is the beginning of this one.
  fileprivate mutating func keepCut(of old: ViewRow) {
    if let cut = old.text.string, cut.last == "…", let whole = text.string,
      whole.count > cut.count - 1, whole.hasPrefix(cut.dropLast())
    {
      text = old.text
    }
  }
}
