import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// The common parts of commands that write a result.
enum ReportCommand {
  /// A command that prints a report of one document. It prints the report only when it's complete.
  static func command(_ definition: ReportDefinition, _ summary: String) -> Command {
    let name = definition.kind.rawValue
    return Command(
      name: name, usage: "[OPTION …] FILE", summary: summary, options: definition.options,
      run: { arguments, console throws(ParsedArguments.Problem) in
        if let screens = ScreenList(arguments, console.host(arguments)) {
          return try ScreensCommand.run(screens, definition, arguments, console)
        }
        var host = host(arguments, console)
        let only = ScreenList.only(arguments, host)
        let location = if let only { only } else { try Input.document(arguments, of: name) }
        host.isCommand = true
        if definition.kind == .draw { host.marksReports = false }
        let report = try definition.make(ReportRequest(location, arguments, host))
        if definition.kind == .draw { return write(report, arguments, console) }
        return writeForPeople(report, arguments, console)
      })
  }

  /// The console's streams for a text report with names, sizes and problems in colors.
  static func host(_ arguments: ParsedArguments, _ console: Console) -> RequestHost {
    var host = console.host(arguments)
    host.marksReports = console.colorsResult(arguments) && arguments.textFormat != nil
    return host
  }

  /// Writes a report. Text for a terminal is folded at its width, and its marks become colors.
  static func writeForPeople(
    _ report: [UInt8]?, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    guard let report, arguments.textFormat != nil else {
      return write(report, arguments, console)
    }
    let isFolded = console.outputIsTerminal && !arguments.has(.output)
    // Guards the text again, because wrapping can move a build server's command to a line start.
    let lines =
      isFolded
      ? WorkflowCommand.guarded(
        Array(console.folded(String(decoding: report, as: UTF8.self)).utf8)) : report
    let hasMarks = console.colorsResult(arguments)
    return write(hasMarks ? StyleMarks.painted(lines) : lines, arguments, console)
  }

  /// Writes a result to standard output or to the file that `--output` names. Without a result, the
  /// exit status is `unusable`.
  static func write(
    _ bytes: [UInt8]?, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    guard let bytes else { return .unusable }
    guard let path = arguments.value(.output), path != "-" else { return console.result(bytes) }
    do throws(FileSystem.Failure) {
      guard try !isInput(path, arguments) else {
        console.message(CommandWords.outputIsInput(path))
        return .unusable
      }
    } catch {
      console.message(CommandWords.unwritable(path, error))
      return .unusable
    }
    return write(bytes, to: path, console)
  }

  /// True if a path leads to an input file of the command line.
  private static func isInput(
    _ path: String, _ arguments: ParsedArguments
  ) throws(FileSystem.Failure) -> Bool {
    guard let place = try FileSystem.resolved(path), try FileSystem.isFile(place) else {
      return false
    }
    for file in arguments.files where try FileSystem.resolved(file) == place { return true }
    return false
  }

  /// Writes a document that contains raw text. For a terminal, control characters are escaped.
  static func writeDocument(
    _ bytes: [UInt8], _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    let path = arguments.value(.output) ?? "-"
    // Unlike a report, a formatted document may replace its input file.
    if path != "-" { return write(bytes, to: path, console) }
    return console.result(console.outputIsTerminal ? TerminalText.escapedDocument(bytes) : bytes)
  }

  /// Writes a file atomically. Reports a message if that fails.
  static func write(_ bytes: [UInt8], to path: String, _ console: Console) -> ExitStatus {
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: path)
      return .fine
    } catch {
      console.message(CommandWords.unwritable(path, error))
      return .unusable
    }
  }
}
