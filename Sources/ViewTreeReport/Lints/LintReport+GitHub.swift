import ViewTreeSyntax

extension LintReport {
  /// Workflow commands of GitHub Actions, one line each: annotations of the files.
  public static func github(_ files: [LintedFile]) -> [UInt8] {
    var output = ByteBuffer()
    files.forEachFinding { finding, lines in
      output.append("::\(finding.severity.rawValue) ")
      output.append("file=\(WorkflowCommand.property(lines.source.name(at: finding.range)))")
      if let range = finding.range {
        let (start, end) = (lines.position(at: range.start), lines.position(at: range.end))
        output.append(",line=\(start.line),endLine=\(end.line)")
        // GitHub shows columns only if the range is on one line.
        if start.line == end.line {
          output.append(",col=\(start.column),endColumn=\(end.column)")
        }
      }
      output.append(",title=\(WorkflowCommand.property(finding.id))::")
      output.append("\(WorkflowCommand.data(message(finding, lines)))\n")
    }
    return output.takeAll()
  }

  /// The message with its suggestion and its notes, a line each.
  private static func message(_ finding: Diagnostic, _ lines: LineTable) -> String {
    var message = finding.message
    if let help = finding.help { message += "\nhelp: \(help)" }
    for note in finding.notes {
      let place = note.range.map { " line \(lines.lineNumber(at: $0.start))" } ?? ""
      message += "\nnote\(place): \(note.message)"
    }
    return message
  }
}
