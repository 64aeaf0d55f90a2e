import ViewTreeRequests

/// One command: its name, its words in help, its options and what it does.
struct Command: Sendable {
  /// The name on the command line.
  let name: String
  /// What follows the name, for help.
  let usage: String
  /// One line for help.
  let summary: String
  /// The options, in the order of help.
  let options: [OptionDefinition]
  /// Does it.
  let run: @Sendable (ParsedArguments, Console) throws(ParsedArguments.Problem) -> ExitStatus

  /// All commands, in the order of help.
  static let all: [Command] = [
    .inspect, .order, .explain, .diff, .keys, .draw, .lint, .sweep, .parse, .format, .schema,
    .example,
    .initialize, .check, .review, .verify, .explainError, .completion, .help,
  ]
}
