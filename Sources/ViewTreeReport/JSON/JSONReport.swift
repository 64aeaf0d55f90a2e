import ViewTreeInspector
import ViewTreeSyntax

/// Reports as JSON: version 1 of the format (docs/reference/report-json.md).
public struct JSONReport: SectionVisitor {
  var scope: ReportScope
  var rows: JSONRowWriter

  var inspection: Inspection { scope.inspection }
  var names: InspectionNames { inspection.names }

  init(_ scope: ReportScope) {
    self.scope = scope
    let views = scope.hasViews ? scope.inspection.views.count : 0
    rows = JSONRowWriter(
      JSONWriter(capacity: views * JSONWriter.usualRow + 4096, limit: scope.options.byteLimit),
      scope: scope)
  }

  /// The output of `viewtree inspect --format json`.
  public static func inspect(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    report(inspection, options, hasViews: true) { ReportLayout.inspection(&$0) }
  }

  /// The output of `viewtree order --format json`: the same keys, without views and values.
  public static func order(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    report(inspection, options, hasViews: false) { ReportLayout.traversal(&$0) }
  }

  private static func report(
    _ inspection: Inspection, _ options: ReportOptions, hasViews: Bool,
    _ addSections: (inout JSONReport) -> Void
  ) -> [UInt8] {
    let (inspection, step) = inspection.shown(after: options.step)
    let scope = ReportScope(inspection, options, needsPaths: true, hasViews: hasViews)
    scope.changes = step?.changes
    scope.changed = step?.before
    var report = JSONReport(scope)
    report.rows.writer.openObject()
    report.addHeader()
    if let step {
      var row = StepRow(options.step ?? 0, step, nil)
      report.rows.writeMembers(of: &row)
    }
    addSections(&report)
    if options.step == nil, hasViews || !inspection.steps.isEmpty { report.addSteps(addSections) }
    report.section(.remarks)
    if hasViews { report.section(.changes) }
    report.rows.writer.closeObject()
    return report.rows.writer.finished()
  }

  /// The output of `viewtree keys --format json`.
  public static func keys(
    _ graph: KeyGraph, of inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    let scope = ReportScope(inspection, options, needsPaths: true, hasViews: false)
    scope.keys = graph
    var report = JSONReport(scope)
    report.rows.writer.openObject()
    report.addHeader()
    report.section(.keys)
    report.section(.remarks)
    report.rows.writer.closeObject()
    return report.rows.writer.finished()
  }

  /// The first members of every report.
  mutating func addHeader() {
    rows.writer.key("viewtree")
    rows.writer.integer(1)
    var header = scope.header
    rows.writeMembers(of: &header)
  }

  /// Adds a member with the rows, or an empty array if there are none.
  mutating func section<Row: ReportRow>(_ section: Section<Row>) {
    guard let key = section.key, scope.showsKey(of: section),
      let list = scope.shows(section) ? section.rows(scope) : RowList()
    else { return }
    if section.shape != .listEnds { rows.writer.key(key) }
    if section.shape == .members {
      rows.writer.openObject()
      list.forEach { rows.writeMember(&$0) }
      return rows.writer.closeObject()
    }
    if section.shape != .listEnds { rows.writer.openArray() }
    let isObjects = section.shape == .objects
    list.forEach { rows.writeElement(&$0, isObjects) }
    if section.shape != .listBegins { rows.writer.closeArray() }
  }

  /// Adds the steps after the first evaluation: for each an entry with all sections as of that
  /// step.
  private mutating func addSteps(_ addSections: (inout JSONReport) -> Void) {
    rows.writer.key("steps")
    rows.writer.openArray()
    let outer = scope
    for (index, step) in outer.inspection.steps.enumerated() {
      rows.writer.element()
      rows.writer.openObject()
      scope = ReportScope(
        step.inspection, outer.options(for: step.inspection), needsPaths: true,
        hasViews: outer.hasViews)
      scope.changes = step.changes
      scope.changed = step.before
      rows.scope = scope
      var row = StepRow(index + 1, step, scope.status)
      rows.writeMembers(of: &row)
      addSections(&self)
      section(.reran)
      section(.remarks)
      section(.changes)
      rows.writer.closeObject()
    }
    scope = outer
    rows.scope = outer
    rows.writer.closeArray()
  }
}
