/// The line with the suggestion of a finding.
package struct HelpRow: ReportRow {
  var help: FindingHelp?

  package init() {}

  init(_ help: FindingHelp) { self.help = help }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("").required, &help)
  }
}
