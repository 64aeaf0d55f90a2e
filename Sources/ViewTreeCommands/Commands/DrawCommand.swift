import ViewTreeRequests

extension Command {
  /// Draws a document, or two next to each other, one of which may be a report.
  static let draw = Command(
    name: "draw", usage: "[OPTION …] FILE [OTHER]",
    summary: "Draw the screen, the layout, the closure order, or the keys",
    options: ReportDefinition.draw.options,
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard let path = arguments.files.first else { throw .missingFile(command: "draw") }
      if arguments.files.count == 1,
        let screens = ScreenList(arguments, console.host(arguments))
      {
        return try ScreensCommand.draw(screens, arguments, console)
      }
      if arguments.files.count > 2 { throw .extraFile(arguments.files[2]) }
      if arguments.files == ["-", "-"] {
        console.message(CommandWords.oneStandardInput)
        return .unusable
      }
      let host = console.host(arguments).rereading
      let location = ScreenList.only(arguments, host) ?? DocumentLocation(path)
      let request = ReportRequest(location, arguments, host)
      let bytes =
        if let other = arguments.files.dropFirst().first {
          try PageRequest.page(comparing: request, to: ReportRequest(other, arguments, host))
        } else {
          try ReportDefinition.draw.make(request)
        }
      if bytes != nil, ReportDefinition.isLightThoughDark(arguments) {
        console.message(CommandWords.lightLayout)
      }
      return ReportCommand.write(bytes, arguments, console)
    })
}
