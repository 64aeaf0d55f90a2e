/// Reads a text report into facts.
///
/// Never fails: an unknown line becomes an entry that is compared as text.
package struct TextReportReader: SectionVisitor {
  private let lines: [Substring]
  private var reader: TextRowReader
  private var facts = ReportFacts()
  /// The evaluation that lines belong to now.
  private var current = EvaluationFacts()
  /// The title of the current section, empty before the first section.
  private var title = ""[...]
  /// True while rows are read, false while only the title is searched.
  private var isReading = false
  private var isKnown = false
  private let isKeys: Bool

  private init(_ lines: [Substring], isKeys: Bool) {
    self.lines = lines
    self.isKeys = isKeys
    reader = TextRowReader(lines, at: 0)
  }

  /// Reads a report. `command` is the command that made it.
  static func read(_ bytes: [UInt8], command: String) -> ReportFacts {
    let lines = ReportLines.split(bytes).map(WorkflowCommand.unguarded)
    var reader = TextReportReader(lines, isKeys: command == "keys")
    switch command {
    case "lint": reader.readFindings()
    case "sweep": reader.readSweeps()
    default: reader.readAll()
    }
    return reader.facts
  }

  /// True if a line is the header of a report of an evaluation.
  package static func isHeader(_ line: Substring) -> Bool {
    var reader = TextReportReader([WorkflowCommand.unguarded(line)], isKeys: false)
    return reader.readHeader()
  }

  /// True if a line is a finding with its location.
  package static func isFinding(_ line: Substring) -> Bool {
    var reader = TextRowReader([WorkflowCommand.unguarded(line)], at: 0)
    return reader.read(FindingRow.self)?.span.line != nil
  }

  /// Reads the findings of lints, which aren't sections.
  private mutating func readFindings() {
    var rows: [FindingRow] = []
    while reader.next < lines.count {
      if let row = reader.read(FindingRow.self) {
        rows.append(row)
      } else if let count = reader.read(FindingCountRow.self) {
        current.findingCounts.append(count)
      } else {
        addUnknown()
      }
    }
    current.findings = FindingRow.folded(rows)
    facts.name = rows.first?.source.string ?? ""
    facts.evaluations = [current]
  }

  /// Reads the results of sweeps: a line each, below the range and a title.
  private mutating func readSweeps() {
    var values = ""[...]
    while reader.next < lines.count {
      let line = lines[reader.next]
      let parts = SweepReport.parts(of: line)
      if let name = line.dropping(SweepReport.start[...]) {
        facts.name = String(name)
      } else if SweepReport.titles.contains(line) {
        title = line
      } else if let parts, parts.value.hasPrefix(SweepWords.evaluated) {
        (values, title) = (parts.subject, "")
        addEntry(values, "", parts.value)
      } else if let parts, !title.isEmpty {
        addEntry("\(values) \(title)", parts.subject, parts.value)
      } else if line == SweepReport.nothing {
        addEntry(values, "", line)
      } else if !line.isEmpty {
        current.addUnknown(UnknownFact(name: String(line)), section: String(title))
      }
      reader.skip()
    }
    facts.evaluations = [current]
  }

  private mutating func addEntry(
    _ section: some StringProtocol, _ subject: Substring, _ value: Substring
  ) {
    current.entries.append(
      .init(section: String(section), subject: String(subject), value: String(value)))
  }

  private mutating func readAll() {
    _ = readHeader()
    var isAfterBlank = false
    while reader.next < lines.count {
      let line = lines[reader.next]
      if line.isEmpty {
        isAfterBlank = true
        reader.skip()
      } else if isAfterBlank, readTitle(line) {
        isAfterBlank = false
      } else {
        isAfterBlank = false
        readRows()
      }
    }
    finishEvaluation()
    facts.evaluations.removeFirst()
  }

  private mutating func finishEvaluation() {
    current.setAsideComponents()
    current.findParents(\.depth)
    current.nameViews()
    facts.evaluations.append(current)
    current = EvaluationFacts()
  }

  // MARK: - Opening lines

  /// `form.json  1024x768 @2x  stable after 1 pass`.
  private mutating func readHeader() -> Bool {
    guard var header = reader.read(HeaderRow.self), header.window != nil || header.proposal != nil
    else { return false }
    facts.name = header.name.string ?? ""
    current.take(&header)
    return true
  }

  private mutating func readTitle(_ line: Substring) -> Bool {
    if isKeys {
      guard let key = reader.read(KeyRow.self) else { return skip(line, ifIs: KeyWords.noKeys) }
      current.keys.append(key)
      return true
    }
    (title, isReading, isKnown) = (line, false, false)
    ReportLayout.all(&self)
    if isKnown {
      reader.skip()
      return true
    }
    guard let rest = line.dropping("Step "), let step = Self.step(rest), let status = step.status
    else { return false }
    finishEvaluation()
    current.title = step.title.string ?? ""
    current.ended = [step]
    current.status = status.words.string ?? ""
    title = ""
    reader.skip()
    return true
  }

  private mutating func skip(_ line: Substring, ifIs words: String) -> Bool {
    guard line == words else { return false }
    reader.skip()
    return true
  }

  private static func step(_ line: Substring) -> StepRow? {
    var reader = TextRowReader([line], at: 0)
    return reader.read(StepRow.self)
  }

  // MARK: - Rows

  /// The lines up to the next empty one.
  private mutating func readRows() {
    if let rest = shownStep(lines[reader.next]) {
      let words = Self.step(rest).map(\.words) ?? String(rest)
      current.entries.append(.init(section: "after step", subject: "", value: words))
      return reader.skip()
    }
    (isReading, isKnown) = (true, false)
    ReportLayout.all(&self)
    if !isKnown { addUnknown() }
  }

  /// The step that the report shows, which is among the remarks.
  private func shownStep(_ line: Substring) -> Substring? {
    title.isEmpty ? line.dropping("after step ") : nil
  }

  mutating func section<Row: ReportRow>(_ section: Section<Row>) {
    guard !isKnown, let name = section.title, name.description == title else { return }
    guard isReading else { return isKnown = !title.isEmpty }
    isKnown = true
    var rows: [Row] = []
    while reader.next < lines.count, !lines[reader.next].isEmpty,
      shownStep(lines[reader.next]) == nil
    {
      if let row = reader.read(Row.self) { rows.append(row) } else { addUnknown() }
    }
    if let storage = section.storage { current[keyPath: storage] += rows }
  }

  private mutating func addUnknown() {
    current.addUnknown(
      UnknownFact(name: String(lines[reader.next])), section: String(title))
    reader.skip()
  }
}

extension EvaluationFacts {
  /// Stores the facts of the first line.
  mutating func take(_ header: inout HeaderRow) {
    status = header.status.words.string ?? ""
    header.name = .none
    header.status = StatusFacts()
    var writer = TextRowWriter(capacity: 64)
    header.visit(&writer)
    window = String(writer.output.text[...].trimmed)
  }
}

extension Substring {
  /// Without spaces at either end.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
