import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Reports that fit a screen (docs/reference/report-text.md, The compact form).
///
/// They have the rows of text reports, with short names, and one line for rows that differ little.
public struct CompactReport {
  let scope: ReportScope
  var writer: CompactRowWriter
  private var output = ByteBuffer(capacity: 4096)
  /// True if the last line is a separate paragraph, after which the next paragraph needs no empty
  /// line.
  private var endsWithParagraph = false
  /// The maximum number of lines of a list.
  private static let listed = 12

  init(_ scope: ReportScope) {
    self.scope = scope
    writer = CompactRowWriter(scope)
    output.limit = scope.options.byteLimit
  }

  /// The output of `viewtree inspect`.
  public static func inspect(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = CompactReport(ReportScope(shown: inspection, options))
    report.addHead()
    report.section(.changes)
    report.addOutline()
    report.addSections()
    if options.step == nil { report.addSteps { $0.addStep() } }
    report.addMore("inspect")
    return report.output.takeAll()
  }

  /// The output of `viewtree order`.
  public static func order(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = CompactReport(ReportScope(shown: inspection, options))
    report.addHead()
    report.addTraversal()
    if options.step == nil { report.addSteps { $0.addTraversal() } }
    report.addMore("order")
    return report.output.takeAll()
  }

  /// The summary of `viewtree inspect`: the problems and the outer views.
  public static func summary(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = CompactReport(ReportScope(shown: inspection, options))
    report.addHead()
    report.addOutline(atMost: 10)
    return report.output.takeAll()
  }

  /// True if a report is a compact one or a summary, in which not all facts are.
  package static func isBrief(_ bytes: [UInt8]) -> Bool {
    let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    var counts = first[...]
    while let (_, rest) = counts.split(at: "  ") { counts = rest }
    let words = counts.split(separator: ", ").map { $0.drop { $0.isNumber } }
    return !words.isEmpty
      && words.allSatisfy { word in
        [" view", " views", " closure", " closures", " problem", " problems"].contains(String(word))
      }
  }

  // MARK: - Lines

  mutating func line(_ text: String, indent: Int = 0) {
    line(written: TerminalText.escaped(text), indent: indent)
  }

  /// A line of facts that are written: control characters in them are visible, or marks.
  mutating func line(written text: String, indent: Int = 0) {
    output.append(UInt8(ascii: " "), count: 2 * min(indent, 60))
    if indent > 60 { output.append("level \(indent)  ") }
    output.append(text)
    output.appendLine()
  }

  /// A text in a style, if the report has marks.
  func marked(_ text: String, _ style: TextStyle) -> String {
    scope.options.hasMarks ? StyleMarks.marked(text, style) : text
  }

  mutating func title(_ title: String) {
    output.appendLine()
    line(title)
    endsWithParagraph = false
  }

  /// A section that is one line of written facts.
  mutating func paragraph(written text: String) {
    if !endsWithParagraph { output.appendLine() }
    line(written: text)
    endsWithParagraph = true
  }

  /// A list of lines of written facts, or the first of them and the number of the others.
  ///
  /// - Parameter count: the number of lines, if `lines` contains only the first lines.
  mutating func list(written lines: [String], of count: Int? = nil) {
    let count = count ?? lines.count
    let shown = count > Self.listed + 1 ? Self.listed : count
    for text in lines.prefix(shown) { line(written: text) }
    if shown < count { line("… and \(count - shown) more") }
  }

  // MARK: - First lines

  /// The first line with the numbers of views, closures and problems, then the problems.
  private mutating func addHead() {
    var header = scope.header
    var counts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { counts.append(ReportWords.count(count, one, many)) }
    }
    add(scope.ranges.reduce(0) { $0 + $1.lowerBound.distance(to: $1.upperBound) }, "view", "views")
    add(closureCount, "closure", "closures")
    let problems = scope.options.problems
    if let problems {
      let count = problems.count + warningCount
      let words = ReportWords.count(count, "problem", "problems")
      counts.append(count > 0 ? marked(words, .problem) : words)
    }
    let first = writer.lines(of: &header)[0].text
    line(written: counts.isEmpty ? first : first + "  " + counts.joined(separator: ", "))
    if let step = scope.step {
      var row = StepRow(scope.options.step ?? 0, step, nil)
      line(written: "after step " + writer.lines(of: &row)[0].text)
    }
    section(.remarks)
    addProblems(problems ?? [])
  }

  /// The number of problems that the evaluation found.
  private var warningCount: Int {
    var count = 0
    Section.remarks.rows(scope)?.forEach {
      if $0.isProblem { count += 1 }
    }
    return count
  }

  private var closureCount: Int {
    scope.inspection.order.count { $0.kind == .closure && scope.includes(key: $0.key, $0.view) }
  }

  private mutating func addProblems(_ problems: [Diagnostic]) {
    let shown = problems.prefix(problems.count > 4 ? 3 : 4)
    for var row in scope.remarkRows(shown) { line(written: writer.lines(of: &row)[0].text) }
    guard !problems.isEmpty else { return }
    let rest = problems.count - shown.count
    let words = rest > 0 ? "and \(rest) more" : "reasons and fixes"
    line("\(words): viewtree lint \(scope.options.commandWords)\(scope.file)", indent: 1)
  }

  private mutating func addMore(_ command: String) {
    guard scope.options.sections.isEmpty else { return }
    let others = command == "order" ? "inspect" : "order"
    let words = "--format text \(scope.options.commandWords)\(scope.file)"
    title("more: viewtree \(command) \(words); viewtree \(others), explain, draw")
  }

  // MARK: - Views

  /// The tree, with the closures of each view.
  ///
  /// - Parameter limit: the number of lines, for the outer views only.
  private mutating func addOutline(atMost limit: Int = .max) {
    guard scope.shows(.views), let rows = Section.outline.rows(scope) else { return }
    var lines: [CompactLine] = []
    rows.forEach { lines += writer.lines(of: &$0) }
    let window = scope.inspection.window
    let bounds = Rect(x: 0, y: 0, width: window.width, height: window.height)
    lines = CompactOutline(lines, in: bounds).folded
    if lines.count > limit { lines = Self.outer(lines, limit) }
    output.appendLine()
    for own in lines { line(written: own.text, indent: own.depth) }
  }

  /// The lines of the outermost levels that are no more than `limit`, and the number of the others.
  private static func outer(_ lines: [CompactLine], _ limit: Int) -> [CompactLine] {
    var depth = 0
    while lines.count(where: { $0.depth <= depth }) < limit / 2 { depth += 1 }
    var shown = lines.filter { $0.depth <= depth }
    if shown.count >= limit { shown = Array(shown.prefix(limit - 1)) }
    let words = "… \(ReportWords.count(lines.count - shown.count, "line", "lines")) below"
    shown.append(
      CompactLine(depth: 0, facts: [CompactFact(before: "", after: "", words: words)]))
    return shown
  }

  // MARK: - Values and anchors

  /// The values that readers got, with the frames of the anchors in them, then the other anchors.
  mutating func addPreferences() {
    var anchors: [Int: AnchorRow] = [:]
    Section.anchors.rows(scope)?.forEach { anchors[$0.number ?? 0] = $0 }
    var shown: Set<Int> = []
    if scope.shows(.preferences), let rows = Section.preferences.rows(scope) {
      var hasTitle = false
      rows.forEach { row in
        if !hasTitle { title("Preferences") }
        hasTitle = true
        add(&row, anchors, &shown)
      }
    }
    for number in shown { anchors[number] = nil }
    guard scope.shows(.anchors), !anchors.isEmpty else { return }
    title("Anchors")
    var texts: [String] = []
    for number in anchors.keys.sorted().prefix(Self.listed + 1) {
      guard var row = anchors[number] else { continue }
      texts.append(writer.lines(of: &row).map(\.text).joined(separator: "  "))
    }
    list(written: texts, of: anchors.count)
  }

  private mutating func add(
    _ row: inout ReadingRow, _ anchors: [Int: AnchorRow], _ shown: inout Set<Int>
  ) {
    let count = row.isUnchanged ? 0 : row.value.lines.count
    let listed = count > Self.listed + 1 ? Self.listed : count
    row.value.lines = row.value.lines.prefix(listed)
    var numbers: [[Int]] = [[]]
    row.value.lines.forEach { element in
      if case .recorded(let value, _) = element.value {
        numbers.append(value.anchorNumbers)
      } else {
        numbers.append([])
      }
    }
    let lines = writer.lines(of: &row)
    let readers = Set(numbers.joined().map { reader(of: anchors[$0]) })
    // If one view resolves all anchors, the first line names it.
    let only = readers.count == 1 ? readers.first ?? nil : nil
    line(written: lines[0].text + (only.map { "  anchors in \($0)" } ?? ""))
    for place in lines.indices.dropFirst() where place < numbers.count {
      var text = lines[place].text
      for number in numbers[place] {
        guard let anchor = anchors[number], let reader = reader(of: anchor) else { continue }
        anchor.resolved.forEach { text += "  at \($0.value?.text ?? "")" }
        if only == nil { text += " in \(reader)" }
      }
      line(written: text, indent: 1)
    }
    if listed < count { line("… and \(count - listed) more", indent: 1) }
    for number in numbers.joined() where reader(of: anchors[number]) != nil {
      shown.insert(number)
    }
  }

  /// The view that resolves an anchor, or `nil` if none or several do.
  private mutating func reader(of anchor: AnchorRow?) -> String? {
    var readers: [String] = []
    anchor?.resolved.forEach { row in
      if case .recorded(let view)? = row.reader { readers.append(writer.name(of: view)) }
    }
    return readers.count == 1 ? readers[0] : nil
  }

  // MARK: - Closures

  /// The names of the views whose closures ran, in order, in a line for each pass.
  mutating func addOrder() {
    guard scope.shows(.order), let rows = Section.order.rows(scope) else { return }
    let keys = Set(scope.inspection.order.map(\.key))
    let limit = 40
    var passes: [(pass: Int, words: [String], count: Int)] = []
    rows.forEach { row in
      guard let number = row.number, case .recorded(let view)? = row.view else { return }
      let pass = row.pass.isOneOfMany ? row.pass.number ?? 0 : 0
      if passes.last?.pass != pass { passes.append((pass, [], 0)) }
      passes[passes.count - 1].count += 1
      guard passes[passes.count - 1].count <= limit else { return }
      let words = "\(number) \(writer.name(of: view))" + (keys.count > 1 ? " (\(row.key))" : "")
      passes[passes.count - 1].words.append(words)
    }
    for (pass, words, count) in passes {
      let rest = count > limit ? ", … and \(count - limit) more" : ""
      let name = pass > 0 ? "Order, pass \(pass)" : "Order"
      paragraph(written: "\(name): " + words.joined(separator: ", ") + rest)
    }
  }

  /// The closures that didn't run, with a line for each reason.
  mutating func addNotRun() {
    var lines: [CompactLine] = []
    if scope.shows(.skipped) {
      Section.skipped.rows(scope)?.forEach { merge(writer.lines(of: &$0)[0], into: &lines) }
    }
    if scope.shows(.notInstantiated) {
      Section.absences.rows(scope)?.forEach { merge(writer.lines(of: &$0)[0], into: &lines) }
    }
    guard !lines.isEmpty else { return }
    let texts = lines.map { $0.text(listing: 10, eachOnce: true) }
    if texts.count == 1 { return paragraph(written: "Not run: \(texts[0].dropFirst(3))") }
    title("Not run")
    list(written: texts)
  }

  /// Adds a line, or merges it with the last line if both have the same key and reason.
  private func merge(_ line: CompactLine, into lines: inout [CompactLine]) {
    guard var last = lines.last, last.isLike(line), line.facts.count > 2,
      last.facts[2].words == line.facts[2].words,
      last.facts.last?.words == line.facts.last?.words
    else { return lines.append(line) }
    last.merge(line)
    lines[lines.count - 1] = last
  }

  // MARK: - State and steps

  /// The state variables, in one line.
  mutating func addState() {
    guard scope.shows(.state), let rows = Section.state.rows(scope) else { return }
    var words: [String] = []
    rows.forEach { words.append(writer.wholeLine(of: &$0).text) }
    guard !words.isEmpty else { return }
    let limit = 8
    let rest = words.count > limit ? ", … and \(words.count - limit) more" : ""
    paragraph(written: "State: " + words.prefix(limit).joined(separator: ", ") + rest)
  }

  /// The steps after the first evaluation.
  private mutating func addSteps(_ add: (inout CompactReport) -> Void) {
    var before = scope.inspection
    for (index, step) in scope.inspection.steps.enumerated() {
      let scope = ReportScope(step.inspection, scope.options(for: step.inspection))
      scope.before = before
      scope.changes = step.changes
      scope.changed = step.before
      var row = StepRow(index + 1, step, scope.status)
      title("Step " + writer.lines(of: &row)[0].text)
      var report = CompactReport(scope)
      report.section(.remarks)
      add(&report)
      output.append(contentsOf: report.output.bytes)
      before = step.inspection
    }
  }

  private mutating func addStep() {
    section(.changes)
    addSections()
  }

  /// The sections after the tree.
  private mutating func addSections() {
    addPreferences()
    addOrder()
    section(.actions)
    section(.waiting)
    addNotRun()
    addState()
  }

  /// Adds a title and the rows, if there are any rows.
  mutating func section<Row: ReportRow>(_ section: Section<Row>) {
    guard let name = section.title, scope.shows(section), let rows = section.rows(scope) else {
      return
    }
    var lines: [String] = []
    var count = 0
    rows.forEach { row in
      count += 1
      guard lines.count <= Self.listed else { return }
      let own = writer.lines(of: &row)
      count += own.count - 1
      lines += own.map { String(repeating: "  ", count: $0.depth) + $0.text }
    }
    guard !lines.isEmpty else { return }
    if name.utf8CodeUnitCount > 0 { title(name.description) }
    list(written: lines, of: count)
  }
}
