import ViewTreeDocument

/// A report of one document, for commands and golden files.
package struct ReportDefinition: Sendable {
  /// The kind of report, which has the command's name.
  package let kind: ReportKind
  /// The options of its command, in the order of help.
  package let options: [OptionDefinition]
  /// Creates the report. `nil` after a message.
  package let make: @Sendable (ReportRequest) throws(ParsedArguments.Problem) -> [UInt8]?

  /// The options that a golden file can have. Options for the destination of a report and the form
  /// of messages are excluded.
  package var goldenOptions: [OptionDefinition] {
    options.filter { ![.output, .command].contains($0.concern) }
  }

  /// The definition of a report.
  package static func of(_ kind: ReportKind) -> ReportDefinition {
    switch kind {
    case .inspect: .inspect
    case .order: .order
    case .keys: .keys
    case .lint: .lint
    case .sweep: .sweep
    case .draw: .draw
    }
  }
}
