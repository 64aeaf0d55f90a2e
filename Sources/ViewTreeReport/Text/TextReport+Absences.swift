import ViewTreeInspector
import ViewTreeSyntax

extension TextReport {
  /// The closures in views that are not there, with their lines and what decided about them.
  mutating func addAbsences() {
    let absences = scope.absences
    guard !absences.isEmpty else { return }
    addTitle("Not instantiated")
    let lines = LineTable(inspection.tree.source)
    for absence in absences {
      output.append("-  " as StaticString)
      output.append(names.modifiers[Int(absence.modifier)])
      output.append(UInt8(ascii: " "))
      output.appendEscapedForTerminal(names.keys[absence.key])
      output.append("  " as StaticString)
      output.append(names.views[Int(absence.name)])
      if let id = inspection.string(absence.id) {
        output.append(" #" as StaticString)
        output.appendEscapedForTerminal(id)
      }
      output.append(" in line " as StaticString)
      output.append(line(of: absence.syntax, lines))
      if let use = absence.use {
        output.append(" of " as StaticString)
        output.append(names.views[Int(use.name)])
        output.append(" in line " as StaticString)
        output.append(line(of: use.syntax, lines))
      }
      output.append("  " as StaticString)
      output.appendEscapedForTerminal(ReportWords.sentence(absence.cause, absence.expression))
      output.append(" in line " as StaticString)
      output.append(line(of: absence.gate, lines))
      output.appendLine()
    }
  }

  private func line(of node: SyntaxNode.Index, _ lines: LineTable) -> Int {
    lines.lineNumber(at: inspection.tree.range(node).start)
  }
}
