import ViewTreeInspector
import ViewTreeSyntax

/// Text reports for reading and for golden files: stable, one fact per line
/// (docs/reference/report-text.md).
public struct TextReport: SectionVisitor {
  let scope: ReportScope
  var writer: TextRowWriter

  var inspection: Inspection { scope.inspection }
  var names: InspectionNames { inspection.names }

  /// Creates an empty report of an inspection.
  init(_ scope: ReportScope) {
    self.scope = scope
    writer = TextRowWriter(
      capacity: scope.inspection.views.count * TextRowWriter.usualRow + 1024, scope: scope)
    writer.output.limit = scope.options.byteLimit
  }

  /// The output of `viewtree inspect`.
  public static func inspect(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = TextReport(shown: inspection, options)
    ReportLayout.inspection(&report)
    if options.step == nil { report.addSteps(ofOrder: false) } else { report.section(.changes) }
    report.addProblems(
      options.problems.map { $0.count + inspection.warnings.count } ?? 0)
    return report.writer.output.takeAll()
  }

  /// A text report without the line that counts problems, which isn't a fact of the document.
  package static func withoutProblems(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array(": run viewtree lint ".utf8)
    guard let last = bytes.dropLast().lastIndex(of: Byte.lineFeed), last > 0,
      bytes[last - 1] == Byte.lineFeed
    else { return bytes }
    let line = bytes[(last + 1)...].drop { $0 != mark[0] }
    return line.starts(with: mark) ? Array(bytes[..<last]) : bytes
  }

  /// Adds the number of problems that lints find, with the command that prints them.
  private mutating func addProblems(_ count: Int) {
    guard count > 0 else { return }
    let words = ReportWords.count(count, "problem", "problems")
    writer.output.appendLine()
    let command = "viewtree lint \(scope.options.commandWords)\(scope.file)"
    line("\(words, .problem): run \(command)" as StyledText)
  }

  /// The output of `viewtree order`.
  public static func order(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = TextReport(shown: inspection, options)
    ReportLayout.traversal(&report)
    if options.step == nil { report.addSteps(ofOrder: true) }
    return report.writer.output.takeAll()
  }

  /// The output of `viewtree keys`.
  public static func keys(
    _ graph: KeyGraph, of inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    let scope = ReportScope(inspection, options)
    scope.keys = graph
    var report = TextReport(scope)
    report.addHeader()
    report.section(.keys)
    if graph.keys.isEmpty { report.addTitle(KeyWords.noKeys) }
    return report.writer.output.takeAll()
  }

  /// The first line of every report: the document, the window of its root, and the end of the
  /// evaluation.
  package static func headline(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> String {
    let scope = ReportScope(inspection, options)
    var writer = TextRowWriter(capacity: 128, scope: scope)
    var header = scope.header
    writer.write(&header)
    return writer.output.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// The report of an inspection or of one of its steps, with its first lines.
  private init(shown inspection: Inspection, _ options: ReportOptions) {
    self.init(ReportScope(shown: inspection, options))
    var header = scope.header
    writer.write(&header)
    if let step = scope.step {
      var row = StepRow(options.step ?? 0, step, nil)
      writer.output.append("after step " as StaticString)
      writer.write(&row)
    }
    section(.remarks)
  }

  /// The first lines of reports of other commands.
  mutating func addHeader() {
    var header = scope.header
    writer.write(&header)
    section(.remarks)
  }

  mutating func addTitle(_ title: String) {
    writer.output.appendLine()
    writer.output.append(title)
    writer.output.appendLine()
  }

  /// Adds a title and the rows, if there are any rows.
  mutating func section<Row: ReportRow>(_ section: Section<Row>) {
    guard let title = section.title, scope.shows(section), let rows = section.rows(scope) else {
      return
    }
    var hasTitle = title.utf8CodeUnitCount == 0
    if section.showsEmpty {
      addTitle(title.description)
      hasTitle = true
    }
    let isApart = section.shape == .objects
    rows.forEach { row in
      if !hasTitle { addTitle(title.description) }
      hasTitle = true
      if isApart { writer.output.appendLine() }
      writer.write(&row)
    }
  }

  /// Adds the steps after the first evaluation.
  private mutating func addSteps(ofOrder: Bool) {
    var before = inspection
    for (index, step) in inspection.steps.enumerated() {
      let scope = ReportScope(step.inspection, scope.options(for: step.inspection))
      scope.before = before
      scope.changes = step.changes
      scope.changed = step.before
      var row = StepRow(index + 1, step, scope.status)
      writer.output.appendLine()
      writer.output.append("Step " as StaticString)
      writer.write(&row)
      var report = TextReport(scope)
      report.section(.remarks)
      ReportLayout.step(&report, ofOrder: ofOrder)
      writer.output.append(contentsOf: report.writer.output.bytes)
      before = step.inspection
    }
  }
}
