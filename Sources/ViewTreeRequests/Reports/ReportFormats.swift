/// The formats of one command; a new one is what writes it and a line in the command's list.
package struct ReportFormats<Subject>: Sendable {
  /// What is written if nobody asks for another one.
  private let text: ReportFormat<Subject>
  private let others: [ReportFormat<Subject>]

  package init(
    text: @escaping @Sendable (Subject) -> [UInt8], _ others: [ReportFormat<Subject>]
  ) {
    self.text = ReportFormat("text", for: "people", write: text)
    self.others = others
  }

  /// The option that chooses one; for `diff` it is no part of the reports that are compared.
  package func option(_ concern: OptionDefinition.Concern = .report) -> OptionDefinition {
    let all = [text] + others
    let readers = all.map { "\($0.name) for \($0.reader)" }.joined(separator: ", ")
    return OptionDefinition(
      Self.optionName, concern, "What to print: \(readers)", takes: .choice(all.map(\.name)))
  }

  /// Writes a report in the format that the options choose.
  package func write(_ subject: Subject, _ arguments: ParsedArguments) -> [UInt8] {
    let name = arguments.options.last { $0.definition.name == Self.optionName }?.value
    return (others.first { $0.name == name } ?? text).write(subject)
  }

  private static var optionName: String { "format" }
}
