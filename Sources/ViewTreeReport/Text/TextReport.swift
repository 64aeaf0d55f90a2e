import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript
import ViewTreeSyntax

/// Reports for people and golden files: stable, one fact per line (docs/commands.md, Reports).
public struct TextReport {
  let scope: ReportScope
  var output: ByteBuffer

  var inspection: Inspection { scope.inspection }
  var names: InspectionNames { inspection.names }

  /// Makes an empty report of an inspection.
  init(_ inspection: Inspection, _ options: ReportOptions) {
    scope = ReportScope(inspection, options)
    output = ByteBuffer(capacity: inspection.views.count * 64 + 1024)
    output.limit = options.byteLimit
  }

  /// What `viewtree inspect` prints.
  public static func inspect(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    let (inspection, step) = inspection.shown(after: options.step)
    var report = TextReport(inspection, options)
    report.addHeader()
    if let step { report.addStep(step, options) }
    let scope = report.scope
    if scope.shows(.views) { report.addViews() }
    if scope.shows(.preferences) { report.addPreferences() }
    if scope.shows(.order) { report.addOrder(title: "Order") }
    if scope.shows(.skipped) { report.addSkipped() }
    if scope.shows(.notInstantiated) { report.addAbsences() }
    if scope.shows(.anchors) { report.addAnchors() }
    if scope.shows(.state) { report.addState() }
    if let step, scope.shows(.changed) { report.addChanges(of: step) }
    if options.step == nil { report.addSteps(showsChanges: true) }
    return report.output.bytes
  }

  /// What `viewtree order` prints.
  public static func order(
    _ inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    let (inspection, step) = inspection.shown(after: options.step)
    var report = TextReport(inspection, options)
    report.addHeader()
    if let step { report.addStep(step, options) }
    report.addOrder(title: "Order")
    report.addSkipped()
    report.addAbsences()
    report.addViewTreeOrder()
    report.addOrderTree()
    if options.step == nil { report.addSteps(showsChanges: false) }
    return report.output.bytes
  }

  // MARK: - Header

  mutating func addHeader() {
    output.appendEscapedForTerminal(scope.sourceName)
    output.append("  " as StaticString)
    let window = inspection.window
    if let proposal = window.proposal {
      output.append("proposal " as StaticString)
      append(proposal: proposal)
    } else {
      output.append(window.width)
      output.append(UInt8(ascii: "x"))
      output.append(window.height)
    }
    output.append(" @" as StaticString)
    output.append(window.scale)
    output.append("x  " as StaticString)
    if window.layoutDirection == .rightToLeft {
      output.append("right to left  " as StaticString)
    }
    if inspection.compatibility != .current {
      output.append("compat " as StaticString)
      output.append(inspection.compatibility.rawValue)
      output.append("  " as StaticString)
    }
    if let pass = inspection.pass {
      output.append("pass \(pass) of \(inspection.passes)  ")
    }
    output.append(ReportWords.verdict(inspection.status, passes: inspection.passes))
    output.appendLine()
    addRemarks()
  }

  private mutating func addStep(_ step: InspectedStep, _ options: ReportOptions) {
    output.append("after step " as StaticString)
    output.append(options.step ?? 0)
    output.append(": " as StaticString)
    output.appendEscapedForTerminal(ReportWords.text(step.action))
    output.appendLine()
  }

  mutating func addRemarks() {
    if let remark = ReportWords.remark(inspection.status, passes: inspection.passes) {
      output.append("warning: " as StaticString)
      output.append(remark)
      output.appendLine()
    }
    if let loop = inspection.loop {
      output.append("loop: " as StaticString)
      output.appendEscapedForTerminal(loop.words)
      output.appendLine()
    }
    for diagnostic in inspection.diagnostics {
      output.append(diagnostic.severity.rawValue)
      output.append(": " as StaticString)
      output.appendEscapedForTerminal(diagnostic.message)
      if let range = diagnostic.range {
        let position = LineTable(inspection.tree.source).position(at: range.start)
        output.append("  at " as StaticString)
        output.append(position.line)
        output.append(UInt8(ascii: ":"))
        output.append(position.column)
      }
      output.appendLine()
    }
  }

  /// A proposal as `--proposal` takes it: `100xnil`.
  mutating func append(proposal: ProposedSize) {
    append(length: proposal.width)
    output.append(UInt8(ascii: "x"))
    append(length: proposal.height)
  }

  private mutating func append(length: Double?) {
    switch length {
    case nil: output.append("nil" as StaticString)
    case .infinity?: output.append("inf" as StaticString)
    case let length?: output.append(length)
    }
  }

  mutating func addTitle(_ title: String) {
    output.appendLine()
    output.append(title)
    output.appendLine()
  }

  // MARK: - State

  private mutating func addState() {
    guard !inspection.state.isEmpty else { return }
    addTitle("State")
    for (name, value) in inspection.state { addVariable(name, value) }
  }

  mutating func addVariable(_ name: String, _ value: Value) {
    output.append(name)
    output.append(" = " as StaticString)
    output.appendEscapedForTerminal(ValueText.text(value))
    output.appendLine()
  }
}
