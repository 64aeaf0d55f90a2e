import ViewTreeReport

extension Command {
  /// The main job: frames, values, order, anchors.
  static let inspect = Command(
    name: "inspect", usage: "[OPTION …] FILE",
    summary: "Lay a document out and print frames, preferences, order and anchors",
    options: EvaluationArguments.definitions(with: [
      .pass, .depth, .only, .anchor, .inSpace, .modifiers, .pixels, .proposals, .reduces, .watch,
    ]),
    run: { arguments, console throws(ParsedArguments.Problem) in
      try ReportCommand.run("inspect", .inspect, arguments, console)
    })
}

extension ReportCommand.Reports {
  /// The reports of `inspect`.
  static let inspect = ReportCommand.Reports(
    text: { TextReport.inspect($0, $1) }, json: { JSONReport.inspect($0, $1) })
}
