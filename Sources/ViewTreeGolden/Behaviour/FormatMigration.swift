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

  var old: ReportFacts
  var new: ReportFacts

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
      // In text, steps had no anchors.
      if place > 0, !self.old.isJSON { self.new.evaluations[place].anchors = [] }
      Self.align(
        &self.old.evaluations[place], &self.new.evaluations[place], isJSON: self.old.isJSON)
    }
  }

  /// What the file says and the report does not; empty if nothing has changed.
  var changes: [BehaviourChange] {
    BehaviourComparison.changes(old, new, MixedForms(isMixed: false), comparesName: true)
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
    // Lines of components that gave no views are new; what else is listed is compared.
    new.entries.removeAll { $0.section == "Views" && $0.value == "no views" }
    align(views: &old.views, &new.views, isJSON: isJSON)
    align(readings: old.readings, &new.readings)
    align(skipped: old.skipped, &new.skipped)
    let absent = Set(old.absences.map(\.modifier))
    if !absent.contains(Self.plainWriter) {
      new.absences.removeAll { $0.modifier == Self.plainWriter }
    }
    for place in new.candidates.indices where place < old.candidates.count {
      let (before, after) = (old.candidates[place], new.candidates[place])
      guard after.modifier == before.modifier, after.key == before.key, after.view == before.view,
        isSame(before.why, after.why, on: after.view)
      else { continue }
      new.candidates[place].why = before.why
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
        if !whole.unshown.isAbsent, old[place].frame?.size == Size(width: 0, height: 0) {
          (row.frame, row.content) = (old[place].frame, old[place].content)
        }
        row.keepCut(of: old[place])
        if !isJSON { row.takeFrame(of: old[place]) }
      }
      new[place] = row
    }
  }

  private static func align(readings old: [ReadingRow], _ new: inout [ReadingRow]) {
    for place in new.indices where place < old.count {
      let before = old[place].value.lines.read
      var after = new[place].value.lines.read
      // A dictionary had one line.
      if before.count == 1, let only = before.first,
        isSame(dictionary: only.value.text, after.map(\.value.text))
      {
        after = before
      }
      for index in after.indices where index < before.count && before[index].origin.isAbsent {
        after[index].origin = .unknown
      }
      new[place].value.lines = RowList(after)
    }
  }

  /// Whether a line, of which the end may be left out, is a dictionary of some entries.
  private static func isSame(dictionary line: String, _ entries: [String]) -> Bool {
    let whole = "[" + entries.joined(separator: ", ") + "]"
    guard let (shown, count) = line[...].split(at: "…") else { return line == whole }
    return whole.hasPrefix(shown) && count == " (\(entries.count) entries)"
  }

  private static func align(skipped old: [SkipRow], _ new: inout [SkipRow]) {
    if !old.contains(where: { $0.modifier == plainWriter }) {
      new.removeAll { $0.modifier == plainWriter }
    }
    for place in new.indices where place < old.count {
      let (before, after) = (old[place], new[place])
      guard after.modifier == before.modifier, after.key == before.key, after.view == before.view
      else { continue }
      // JSON has the reason as data, text in words.
      if isSame(before.why, after.why, on: after.view) { new[place].why = before.why }
      if older(after.words.string ?? "", on: after.view) == before.words.string {
        new[place].words = before.words
      }
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
  private static func older(_ words: String, on view: ViewReference?) -> String {
    if words.hasPrefix("clean: ") {
      return "clean: nothing that it uses has changed since it last ran"
    }
    if words.hasPrefix("equal: ") { return "equal: the value equals the one that was there before" }
    if words.contains(", further out on the same view, ") {
      return "overridden: \(view?.name ?? "") sets the same key and replaces everything below it"
    }
    return words[...].split(at: "; it ran in pass ").map { String($0.0) } ?? words
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

  /// Takes the frame of an older line where this one, made of rounded numbers, is no other.
  fileprivate mutating func takeFrame(of old: ViewRow) {
    guard let before = old.frame, let after = frame,
      BehaviourLayout(
        from: BehaviourFrame(before), to: BehaviourFrame(after),
        tolerance: BehaviourFrame.derivedTolerance) == nil
    else { return }
    frame = before
    if let corner = content?.origin { content = placed(at: corner) }
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
