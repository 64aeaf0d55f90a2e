import ViewTreeInspector
import ViewTreeSyntax

/// A line of words.
package struct WordsRow: ReportRow {
  package var words = ReportText.none

  package init() {}

  init(_ words: String) { self.words = .string(words) }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("").required, &words)
  }
}
