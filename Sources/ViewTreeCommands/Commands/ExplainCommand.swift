import ViewTreeRequests

extension Command {
  /// Why a view has its frame.
  static let explain = Command(
    name: "explain", usage: "[OPTION …] FILE VIEW",
    summary: "Say why a view has its frame, and why its closures ran or did not",
    options: ExplainRequest.options,
    run: { arguments, console throws(ParsedArguments.Problem) in
      let (path, view) = try fileAndView(arguments)
      let request = ReportRequest(path, arguments, console.host(arguments))
      return ReportCommand.write(
        try ExplainRequest.report(request, view: view), arguments, console)
    })

  private static func fileAndView(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) -> (String, String) {
    guard let file = arguments.files.first else { throw .missingFile(command: "explain") }
    guard arguments.files.count > 1 else { throw .missingView(command: "explain") }
    if arguments.files.count > 2 { throw .extraFile(arguments.files[2]) }
    return (file, arguments.files[1])
  }
}
