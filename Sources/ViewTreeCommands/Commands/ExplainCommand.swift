import ViewTreeInspector
import ViewTreeRequests

extension Command {
  /// The explanation of a view's frame.
  static let explain = Command(
    name: "explain", usage: "[OPTION …] FILE VIEW",
    summary: "Explain why a view has its frame and why its closures ran",
    options: ExplainRequest.options,
    run: { arguments, console throws(ParsedArguments.Problem) in
      let (location, view) = try documentAndView(arguments)
      let request = ReportRequest(location, arguments, ReportCommand.host(arguments, console))
      return ReportCommand.writeForPeople(
        try ExplainRequest.report(request, view: view), arguments, console)
    })

  /// The last word is the view. Several words before it are Swift files.
  private static func documentAndView(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) -> (DocumentLocation, String) {
    let files = arguments.files.dropLast()
    guard !arguments.files.isEmpty else { throw .missingFile(command: "explain") }
    guard let view = arguments.files.last, !files.isEmpty else {
      // `Card.swift:20` names the file, too.
      if let word = arguments.files.last, let position = WrittenPosition(word),
        !position.file.isEmpty, case let file = String(position.file),
        (try? FileSystem.exists(file)) == true
      {
        return (DocumentLocation(file), word)
      }
      throw .missingView(command: "explain")
    }
    if files.count == 1 { return (DocumentLocation(files[0]), view) }
    guard files.allSatisfy(DocumentLocation.isPart) else { throw .extraFile(arguments.files[2]) }
    return (DocumentLocation(several: Array(files)), view)
  }
}
