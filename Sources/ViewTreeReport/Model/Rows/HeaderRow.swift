import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// The first line: the document, the window of its root, and the end of the evaluation.
package struct HeaderRow: ReportRow {
  package var name = ReportText.none
  package var proposal: WindowRow?
  package var window: WindowRow?
  package var direction = LineDirection()
  package var compatibility = ""
  package var lazyRows = ""
  package var status = StatusFacts()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("source", "").required.styled(.name), &name)
    fields.part(Field("proposal", "  proposal ").styled(.size), &proposal)
    if proposal == nil { fields.part(Field("window", "  ").styled(.size), &window) }
    fields.field(Field("layoutDirection", "  "), &direction)
    fields.field(Field("compat", "  compat "), &compatibility)
    fields.field(Field("lazy", "  lazy "), &lazyRows)
    status.visit(&fields)
  }
}

extension ReportScope {
  /// The first line.
  var header: HeaderRow {
    var row = HeaderRow()
    row.name = .string(sourceName)
    var window = WindowRow()
    window.scale = inspection.window.scale
    if let proposal = inspection.window.proposal {
      window.width.value = proposal.width
      window.height.value = proposal.height
      row.proposal = window
    } else {
      window.width.value = inspection.window.width
      window.height.value = inspection.window.height
      row.window = window
    }
    row.direction.isRightToLeft = inspection.window.layoutDirection == .rightToLeft
    if inspection.compatibility != .current {
      row.compatibility = inspection.compatibility.rawValue
    }
    if inspection.lazyRows != .all { row.lazyRows = inspection.lazyRows.rawValue }
    row.status = status
    return row
  }

  /// The end of the evaluation.
  var status: StatusFacts {
    var facts = StatusFacts()
    facts.status = ReportWords.identifier(inspection.status)
    facts.pass = inspection.pass
    facts.passes = inspection.passes
    switch inspection.status {
    case .stable, .limit: break
    case .behind(let passes): facts.settlesAfter = passes
    case .oscillating(let period): facts.period = period
    case .converging(let ratio): facts.ratio = ratio
    case .diverging(let growth):
      facts.variable = growth.variable
      facts.values = .recorded(.array(growth.values.map { .double($0) }), whole: true)
    }
    guard let loop = inspection.loop else { return facts }
    facts.loop = .string(loop.words)
    let lines = lines
    facts.cycle = RowList(loop.hops.indices) { place in
      let hop = loop.hops[place]
      var row = HopRow()
      row.kind = hop.hop.identifier
      row.name = hop.hop.name.map { .string($0) } ?? .none
      row.view = hop.hop.view.map { .string($0) } ?? .none
      row.line = lines.line(hop.syntax)
      return row
    }
    return facts
  }
}
