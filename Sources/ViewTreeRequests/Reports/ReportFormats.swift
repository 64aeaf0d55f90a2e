import ViewTreeReport

/// The formats of one command. To add a format, add a writer and a line in the command's list.
package struct ReportFormats<Subject>: Sendable {
  /// The default format.
  private let standard: ReportFormat<Subject>
  /// The default format if `isBrief` is true, or `nil` for `standard`.
  private let brief: ReportFormat<Subject>?
  private let others: [ReportFormat<Subject>]

  package init(
    _ standard: ReportFormat<Subject>, brief: ReportFormat<Subject>? = nil,
    _ others: [ReportFormat<Subject>]
  ) {
    self.standard = standard
    self.brief = brief
    self.others = others
  }

  package init(
    text: @escaping @Sendable (Subject) -> [UInt8], _ others: [ReportFormat<Subject>]
  ) {
    self.init(ReportFormat("text", write: text), others)
  }

  private var all: [ReportFormat<Subject>] { (brief.map { [$0] } ?? []) + [standard] + others }

  /// The option that selects a format. For `diff`, it doesn't affect the compared reports.
  package func option(_ concern: OptionDefinition.Concern = .report) -> OptionDefinition {
    let names = all.map(\.name)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return OptionDefinition(
      Self.optionName, concern, "Print \(list) (default: \((brief ?? standard).name))",
      takes: .choice(names))
  }

  /// The selected format: by its name, or by the ending of the output file.
  ///
  /// - Parameter isBrief: true if the default is the compact format.
  package func chosen(
    _ arguments: ParsedArguments, isBrief: Bool = false
  ) -> ReportFormat<Subject> {
    if let name = arguments.options.last(where: { $0.definition.name == Self.optionName })?.value {
      return all.first { $0.name == name } ?? standard
    }
    let path = arguments.value(.output) ?? ""
    return all.first { format in format.ending.map { path.hasSuffix("." + $0) } ?? false }
      ?? (isBrief ? brief ?? standard : standard)
  }

  /// Writes a report in the selected format.
  package func write(
    _ subject: Subject, _ arguments: ParsedArguments, isBrief: Bool = false
  ) -> [UInt8] {
    let format = chosen(arguments, isBrief: isBrief)
    let report = format.write(subject)
    // The log of a build server may contain the text report.
    return format.isText ? WorkflowCommand.guarded(report) : report
  }

  private static var optionName: String { "format" }
}
