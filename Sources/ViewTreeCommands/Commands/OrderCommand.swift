import ViewTreeReport

extension Command {
  /// The traversal alone.
  static let order = Command(
    name: "order", usage: "[OPTION …] FILE",
    summary: "Print which closures run, in which order, and why the others do not",
    options: EvaluationArguments.definitions(with: [.reduces, .tree, .values, .watch]),
    run: { arguments, console throws(ParsedArguments.Problem) in
      try ReportCommand.run("order", .order, arguments, console)
    })
}

extension ReportCommand.Reports {
  /// The reports of `order`.
  static let order = ReportCommand.Reports(
    text: { TextReport.order($0, $1) }, json: { JSONReport.order($0, $1) },
    valueDetail: .short)
}
