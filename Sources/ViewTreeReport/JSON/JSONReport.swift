import ViewTreeInspector
import ViewTreeSyntax

/// Reports for programs: version 1 of the format (docs/commands.md, JSON).
public struct JSONReport {
  let scope: ReportScope
  var writer: JSONWriter

  var inspection: Inspection { scope.inspection }
  var names: InspectionNames { inspection.names }

  init(_ inspection: Inspection, _ options: ReportOptions) {
    scope = ReportScope(inspection, options)
    writer = JSONWriter(capacity: inspection.views.count * 384 + 4096)
  }

  /// What `viewtree inspect --format json` prints.
  public static func inspect(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    report.addViews()
    report.addPreferences()
    report.addOrder()
    report.addSkipped()
    report.addAnchors()
    report.addState()
    report.writer.key("steps")
    report.writer.raw("[]")
    report.addDiagnostics()
    report.writer.closeObject()
    return report.writer.finished()
  }

  /// What `viewtree order --format json` prints: the same keys, without views and values.
  public static func order(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    report.addOrder()
    report.addSkipped()
    report.addViewTreeOrder()
    report.writer.closeObject()
    return report.writer.finished()
  }

  // MARK: - Header

  mutating func addHeader() {
    writer.key("viewtree")
    writer.integer(1)
    writer.key("source")
    writer.string(scope.sourceName)
    let window = inspection.window
    if let proposal = window.proposal {
      writer.key("proposal")
      writer.raw("{ \"width\": ")
      writer.length(proposal.width)
      writer.raw(", \"height\": ")
      writer.length(proposal.height)
      writer.raw(", \"scale\": ")
    } else {
      writer.key("window")
      writer.raw("{ \"width\": ")
      writer.number(window.width)
      writer.raw(", \"height\": ")
      writer.number(window.height)
      writer.raw(", \"scale\": ")
    }
    writer.integer(window.scale)
    writer.raw(" }")
    if window.layoutDirection == .rightToLeft {
      writer.key("layoutDirection")
      writer.string("rightToLeft")
    }
    if inspection.compatibility != .current {
      writer.key("compat")
      writer.string(inspection.compatibility.rawValue)
    }
    writer.key("status")
    writer.string(ReportWords.identifier(inspection.status))
    if case .oscillating(let period) = inspection.status {
      writer.key("period")
      writer.integer(period)
    }
    writer.key("passes")
    writer.integer(inspection.passes)
  }

  // MARK: - Diagnostics

  /// What the evaluation says about itself: an id in words, and the sentence of the text report.
  mutating func addDiagnostics() {
    writer.key("diagnostics")
    writer.openArray()
    if let remark = ReportWords.remark(inspection.status, passes: inspection.passes) {
      addDiagnostic("warning", id: "not-stable", remark, at: nil)
    }
    for diagnostic in inspection.diagnostics {
      addDiagnostic(
        diagnostic.severity.rawValue, id: diagnostic.id, diagnostic.message, at: diagnostic.range)
    }
    writer.closeArray()
  }

  private mutating func addDiagnostic(
    _ severity: String, id: String, _ message: String, at range: SourceRange?
  ) {
    writer.element()
    writer.raw("{ \"severity\": ")
    writer.string(severity)
    writer.raw(", \"id\": ")
    writer.string(id)
    writer.raw(", \"message\": ")
    writer.string(message)
    if let range {
      let position = LineTable(inspection.tree.source).position(at: range.start)
      writer.raw(", \"line\": ")
      writer.integer(position.line)
      writer.raw(", \"column\": ")
      writer.integer(position.column)
    }
    writer.raw(" }")
  }
}
