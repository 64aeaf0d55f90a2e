import ViewTreeInspector
import ViewTreeSyntax

extension TextReport {
  /// The output of `viewtree inspect --anchor`.
  public static func anchor(
    _ explanation: AnchorExplanation, in inspection: Inspection,
    _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = TextReport(ReportScope(inspection, options))
    let words = AnchorWords(inspection: inspection)
    report.addHeader()
    report.writer.output.appendLine()
    let global = inspection.anchors[explanation.anchor].global
    let name = words.name(ofAnchor: explanation.anchor)
    report.line("\(name, .name)  \(words.text(global)) \(words.place(nil))" as StyledText)
    for step in explanation.steps { report.line("  \(words.sentence(step))") }
    if explanation.space != nil {
      report.line("\(words.text(explanation.value)) \(words.place(explanation.space))")
    }
    return report.writer.output.takeAll()
  }
}
