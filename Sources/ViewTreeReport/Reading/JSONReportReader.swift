import ViewTreeSyntax

/// Reads a JSON report into the facts of a text report.
///
/// Never fails: unknown members become entries that are compared as text.
struct JSONReportReader: SectionVisitor {
  /// The maximum depth of values in reports. Deeper values are compared as text.
  private static let depthLimit = 128

  private var reader: JSONRowReader
  private var facts = EvaluationFacts()

  private init(_ json: JSONSource, _ object: SyntaxNode.Index) {
    reader = JSONRowReader(json, object)
    reader.json.hasPasses = (json.member("passes", of: object).flatMap(json.tree.integer) ?? 1) > 1
  }

  /// Reads a report. `nil` if it isn't a JSON object.
  static func read(_ bytes: [UInt8]) -> ReportFacts? {
    let limits = ReaderLimits(depth: depthLimit, problems: 1)
    let tree = JSONReader.read(SourceFile(name: "report", bytes: bytes), limits: limits)
    guard !tree.hasErrors, tree.kind(0) == .object else { return nil }
    let json = JSONSource(tree: tree)
    var facts = ReportFacts()
    facts.isJSON = true
    var first = JSONReportReader(json, 0)
    facts.name = first.readHeader()
    facts.evaluations = [first.evaluation()]
    guard let steps = json.member("steps", of: 0), tree.kind(steps) == .array else { return facts }
    for step in tree.elements(steps) {
      var reader = JSONReportReader(json, step)
      reader.readStep()
      facts.evaluations.append(reader.evaluation())
    }
    return facts
  }

  /// The name of the document. For a report of findings, that of the first document.
  private mutating func readHeader() -> String {
    var header = HeaderRow()
    header.visit(&reader)
    let name = header.name.string
    var end = StepRow()
    end.status = header.status
    facts.takeEnd(end)
    facts.take(&header)
    if reader.json.member("step", of: 0) != nil {
      var step = StepRow()
      step.visit(&reader)
      facts.entries.append(.init(section: "after step", subject: "", value: step.words))
    }
    if let name { return name }
    guard let files = reader.json.member("files", of: 0), reader.json.tree.kind(files) == .array,
      let first = reader.json.tree.elements(files).first(where: { _ in true })
    else { return "" }
    return reader.json.plain(first)
  }

  private mutating func readStep() {
    var step = StepRow()
    step.visit(&reader)
    facts.title = step.title.string ?? ""
    facts.status = step.status?.words.string ?? ""
    facts.takeEnd(step)
  }

  private mutating func evaluation() -> EvaluationFacts {
    // Other lines name views by their ids, so read the views first.
    section(.views)
    facts.completeViewsOfJSON()
    for view in facts.views {
      if let id = view.id.string, let path = view.path.string { reader.json.ids[path] = id }
    }
    let views = facts.views
    facts.views = []
    ReportLayout.all(&self)
    facts.views = views
    section(.keys)
    for index in facts.keys.indices { facts.keys[index].completeLines() }
    readOthers()
    return facts
  }

  mutating func section<Row: ReportRow>(_ section: Section<Row>) {
    guard let key = section.key, let storage = section.storage, let node = reader.take(key) else {
      return
    }
    let (json, tree) = (reader.json, reader.json.tree)
    if section.shape == .members, tree.kind(node) == .object {
      for member in tree.members(node) {
        facts[keyPath: storage].append(JSONRowReader.read(Row.self, member, in: json))
      }
      return
    }
    guard tree.kind(node) == .array else {
      return facts.addUnknown(
        UnknownFact(name: key.description, value: json.value(node)), section: "")
    }
    for element in tree.elements(node) {
      // A closure of a view that wasn't built has the view's name, but no path.
      let isAbsence = json.member("name", of: element) != nil
      if section.shape == (isAbsence ? .listBegins : .listEnds) { continue }
      let (row, unknown) = JSONRowReader.read(Row.self, element, in: json)
      facts[keyPath: storage].append(row)
      for fact in unknown {
        let name = "\(FactVisitor(row).identity) \(fact.name)"
        facts.addUnknown(UnknownFact(name: name, value: fact.value), section: key.description)
      }
    }
  }

  // MARK: - Other members

  private mutating func readOthers() {
    // `order` contains everything that `reran` lists.
    for key: StaticString in ["viewtree", "steps", "files", "reran"] {
      _ = reader.take(key)
    }
    section(.findings)
    if reader.json.member("findings", of: 0) != nil {
      var count = FindingCountRow()
      count.visit(&reader)
      facts.findingCounts = [count]
    }
    readSweeps()
    for fact in reader.unknown { facts.addUnknown(fact, section: "") }
  }

  /// Reads the results of sweeps: each subject with its segments, below the range.
  private mutating func readSweeps() {
    guard let sweeps = reader.take("sweeps") else { return }
    let json = reader.json
    var entries: [EvaluationFacts.Entry] = []
    each(sweeps) { sweep in
      let lists = json.tree.members(sweep).filter { json.tree.kind($0.1) == .array }
      let section = members(of: sweep)
      let evaluations = json.member("evaluations", of: sweep).map { json.value($0) }
      entries.append(.init(section: section, subject: "", value: evaluations ?? ""))
      for (key, list) in lists {
        each(list) { track in
          let segments = json.member("segments", of: track).map { json.value($0) }
          entries.append(
            .init(
              section: "\(section) \(json.tree.text(key))", subject: members(of: track),
              value: segments ?? ""))
        }
      }
    }
    facts.entries += entries
  }

  /// The members of an object that aren't lists, in a line, without how often it was evaluated.
  private func members(of object: SyntaxNode.Index) -> String {
    let json = reader.json
    return json.tree.members(object).filter { key, value in
      json.tree.kind(value) != .array && !json.tree.text(key, equals: "evaluations")
    }.map { json.value($0.1) }.joined(separator: " ")
  }

  private func each(_ array: SyntaxNode.Index, _ body: (SyntaxNode.Index) -> Void) {
    guard reader.json.tree.kind(array) == .array else { return }
    for element in reader.json.tree.elements(array) { body(element) }
  }
}

extension EvaluationFacts {
  /// Stores the end of the evaluation. Text has a separate line for a loop.
  fileprivate mutating func takeEnd(_ row: StepRow) {
    let status = row.status ?? StatusFacts()
    var end = row
    end.status?.loop = .none
    end.status?.cycle = HopRow.lines(status.cycle.read)
    ended = [end]
    guard let loop = status.loop.string else { return }
    remarks.append(RemarkRow("loop", id: "", loop))
  }
}
