import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// The end of an evaluation.
package struct StatusFacts: Equatable {
  /// The stable name.
  package var status = ""
  var settlesAfter: Int?
  var period: Int?
  var ratio: Double?
  var variable = ""
  var values = RowValue.none
  /// The pass of the report, if it isn't the last.
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
      if let passes { $0.add(ReportWords.verdict(status, period: period, passes: passes)) }
    }
  }
}
