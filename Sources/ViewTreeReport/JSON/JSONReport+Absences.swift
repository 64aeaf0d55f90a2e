import ViewTreeInspector
import ViewTreeSyntax

extension JSONReport {
  /// The closures in views that are not there, as entries of `skipped` with lines instead of views.
  mutating func addAbsences() {
    let absences = scope.absences
    guard !absences.isEmpty else { return }
    let lines = LineTable(inspection.tree.source)
    for absence in absences {
      writer.element()
      writer.raw("{ \"event\": ")
      writer.string(names.modifiers[Int(absence.modifier)])
      writer.raw(", \"key\": ")
      writer.string(names.keys[absence.key])
      writer.raw(", \"line\": ")
      writer.integer(line(of: absence.syntax, lines))
      writer.raw(", \"name\": ")
      writer.string(names.views[Int(absence.name)])
      if let id = inspection.string(absence.id) {
        writer.raw(", \"id\": ")
        writer.string(id)
      }
      if let use = absence.use {
        writer.raw(", \"component\": ")
        writer.string(names.views[Int(use.name)])
        writer.raw(", \"usedInLine\": ")
        writer.integer(line(of: use.syntax, lines))
      }
      writer.raw(", \"reason\": \"not-instantiated\", \"because\": ")
      writer.string(ReportWords.identifier(absence.cause))
      writer.raw(", \"expression\": ")
      writer.string(absence.expression)
      writer.raw(", \"decidedInLine\": ")
      writer.integer(line(of: absence.gate, lines))
      writer.raw(", \"pass\": ")
      writer.integer(inspection.passes)
      writer.raw(" }")
    }
  }

  private func line(of node: SyntaxNode.Index, _ lines: LineTable) -> Int {
    lines.lineNumber(at: inspection.tree.range(node).start)
  }
}
