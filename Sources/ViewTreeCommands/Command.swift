import ViewTreeRequests

/// One command: its name, its help text, its options and its implementation.
struct Command: Sendable {
  /// The name on the command line.
  let name: String
  /// The usage text after the command's name, for help.
  let usage: String
  /// One line for help.
  let summary: String
  /// The options, in the order of help.
  let options: [OptionDefinition]
  /// The implementation.
  let run: @Sendable (ParsedArguments, Console) throws(ParsedArguments.Problem) -> ExitStatus

  /// All commands, in the order of help.
  static let all: [Command] = makers.map { $0.make() }

  /// The command with a name. Only its own options are created, to start faster.
  static func named(_ name: String) -> Command? { makers.first { $0.name == name }?.make() }

  private static let makers: [(name: String, make: @Sendable () -> Command)] = [
    ("inspect", { .inspect }), ("order", { .order }), ("explain", { .explain }),
    ("diff", { .diff }), ("keys", { .keys }), ("draw", { .draw }), ("lint", { .lint }),
    ("sweep", { .sweep }), ("parse", { .parse }), ("format", { .format }),
    ("schema", { .schema }), ("example", { .example }), ("init", { .initialize }),
    ("check", { .check }), ("review", { .review }), ("verify", { .verify }),
    ("lsp", { .languageServer }), ("mcp", { .contextServer }), ("explain-error", { .explainError }),
    ("completion", { .completion }), ("help", { .help }),
  ]
}
