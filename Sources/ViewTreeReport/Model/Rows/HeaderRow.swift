import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// The first line: the document, what its root was placed in, and how the evaluation ended.
package struct HeaderRow: ReportRow {
  package var name = ReportText.none
  package var proposal: WindowRow?
  package var window: WindowRow?
  package var direction = LineDirection()
  package var compatibility = ""
  package var status = StatusFacts()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("source", ""), &name)
    fields.part(Field("proposal", "  proposal "), &proposal)
    if proposal == nil { fields.part(Field("window", "  "), &window) }
    fields.field(Field("layoutDirection", "  "), &direction)
    fields.field(Field("compat", "  compat "), &compatibility)
    status.visit(&fields)
  }
}

/// On which side lines begin; nothing is said of the left.
package struct LineDirection: FieldValue {
  var isRightToLeft = false

  package var isAbsent: Bool { !isRightToLeft }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    writer.output.append("right to left" as StaticString)
  }

  package func write(to json: inout JSONRowWriter) { json.writer.string("rightToLeft") }

  package static func read(_ line: inout LineReader, _ field: Field) -> LineDirection? {
    line.take("right to left") ? LineDirection(isRightToLeft: true) : nil
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> LineDirection? {
    LineDirection(isRightToLeft: json.plain(node) == "rightToLeft")
  }
}

/// What the root was placed in, or the proposal that it got, and the scale.
package struct WindowRow: ReportRow {
  var width = Length()
  var height = Length()
  var scale: Int?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("width", "", after: "x"), &width)
    fields.field(Field("height", "", after: " @"), &height)
    fields.field(Field("scale", "", after: "x"), &scale)
  }
}

/// How an evaluation ended.
package struct StatusFacts: Equatable {
  /// The stable name.
  package var status = ""
  var settlesAfter: Int?
  var period: Int?
  var ratio: Double?
  var variable = ""
  var values = RowValue.none
  /// The pass that the report is of, if it is not the last.
  var pass: Int?
  var passes: Int?
  var loop = ReportText.none
  var cycle = RowList<HopRow>()
  /// `stable after 1 pass`.
  package var words = ReportText.none

  mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("status"), &status)
    fields.field(.json("settlesAfter"), &settlesAfter)
    fields.field(.json("period"), &period)
    fields.field(.json("ratio"), &ratio)
    fields.field(.json("variable"), &variable)
    fields.field(.json("values"), &values)
    fields.field(Field("pass", "  pass "), &pass)
    var passCount = pass == nil ? nil : passes
    fields.field(.text(" of "), &passCount)
    fields.field(.json("passes"), &passes)
    fields.field(.json("loop"), &loop)
    fields.rows(.json("cycle"), &cycle)
    let (status, period, passes) = (status, period, passes)
    fields.words(.text("  "), &words) {
      passes.map { ReportWords.verdict(status, period: period, passes: $0) }
    }
  }
}

/// One thing on the way on which the state comes back to itself.
package struct HopRow: ReportRow {
  var kind = ""
  var name = ReportText.none
  var view = ReportText.none
  var line: Int?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("kind"), &kind)
    fields.field(.json("name"), &name)
    fields.field(.json("view"), &view)
    fields.field(.json("line"), &line)
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
    row.status = status
    return row
  }

  /// How the evaluation ended.
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
