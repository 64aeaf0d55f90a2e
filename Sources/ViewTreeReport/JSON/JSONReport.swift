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
    writer = JSONWriter(capacity: inspection.views.count * 384 + 4096, limit: options.byteLimit)
  }

  /// What `viewtree inspect --format json` prints.
  public static func inspect(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    let (inspection, step) = inspection.shown(after: options.step)
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    if let step { report.addStep(step, options) }
    report.addInspection()
    if options.step == nil { report.addSteps { $0.addInspection() } }
    report.addDiagnostics()
    report.writer.closeObject()
    return report.writer.finished()
  }

  private mutating func addStep(_ step: InspectedStep, _ options: ReportOptions) {
    writer.key("step")
    writer.integer(options.step ?? 0)
    add(step.action)
  }

  private mutating func addInspection() {
    addViews()
    addComponents()
    addPreferences()
    addOrder()
    addSkipped()
    addAnchors()
    addState()
  }

  /// What `viewtree order --format json` prints: the same keys, without views and values.
  public static func order(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    let (inspection, step) = inspection.shown(after: options.step)
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    if let step { report.addStep(step, options) }
    report.addTraversal()
    if options.step == nil, !inspection.steps.isEmpty { report.addSteps { $0.addTraversal() } }
    report.writer.closeObject()
    return report.writer.finished()
  }

  private mutating func addTraversal() {
    addOrder()
    addPlainValues()
    addSkipped()
    addViewTreeOrder()
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
    addStatus()
  }

  /// How the evaluation ended.
  mutating func addStatus() {
    writer.key("status")
    writer.string(ReportWords.identifier(inspection.status))
    addDetails(of: inspection.status)
    writer.key("passes")
    writer.integer(inspection.passes)
    if let loop = inspection.loop { addLoop(loop) }
  }

  /// The way on which the state comes back to itself.
  private mutating func addLoop(_ loop: FeedbackLoop) {
    let lines = LineTable(inspection.tree.source)
    writer.key("cycle")
    writer.openArray()
    for hop in loop.hops {
      writer.element()
      writer.raw("{ \"kind\": ")
      writer.string(hop.hop.identifier)
      if let name = hop.hop.name {
        writer.raw(", \"name\": ")
        writer.string(name)
      }
      if let view = hop.hop.view {
        writer.raw(", \"view\": ")
        writer.string(view)
      }
      writer.raw(", \"line\": ")
      writer.integer(lines.position(at: inspection.tree.range(hop.syntax).start).line)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func addDetails(of status: Inspection.Status) {
    switch status {
    case .stable, .limit: break
    case .behind(let passes):
      writer.key("settlesAfter")
      writer.integer(passes)
    case .oscillating(let period):
      writer.key("period")
      writer.integer(period)
    case .converging(let ratio):
      writer.key("ratio")
      writer.number(ratio)
    case .diverging(let growth):
      writer.key("variable")
      writer.string(growth.variable)
      writer.key("values")
      writer.list(growth.values.map { .double($0) })
    }
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
