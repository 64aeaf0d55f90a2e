import ViewTreeSyntax

/// The number of findings, which follows from the findings.
package struct FindingCountRow: ReportRow {
  private var count = FindingCount()

  package init() {}

  init(_ files: [LintedFile]) {
    count = FindingCount(
      errors: files.count(.error), warnings: files.count(.warning), files: files.fileCount)
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", .follows).required, &count)
    fields.field(.json("errors"), &count.errors)
    fields.field(.json("warnings"), &count.warnings)
  }
}
