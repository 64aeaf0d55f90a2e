import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// Commands on the screens of a folder.
enum ScreensCommand {
  /// Prints a line for each screen, or the reports of all screens. A screen that can't be shown is
  /// an error only if all can't.
  static func run(
    _ screens: ScreenList, _ definition: ReportDefinition, _ arguments: ParsedArguments,
    _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    var host = ReportCommand.host(arguments, console).rereading
    host.isCommand = true
    if definition.kind == .draw { host.marksReports = false }
    if definition.kind == .inspect {
      return try overview(screens, definition, arguments, host, console)
    }
    let isJSON = arguments.value(.format) == "json"
    let format = arguments.textFormat
    guard isJSON || format == .text || format == .compact else {
      throw .needsOneDocument(screens.documents.count)
    }
    let reports = try reports(screens, definition, arguments, host).map(\.bytes)
    guard !reports.isEmpty else { return .unusable }
    let bytes = isJSON ? list(reports) : Array(reports.joined(separator: "\n".utf8))
    return ReportCommand.write(
      host.marksReports ? StyleMarks.painted(bytes) : bytes, arguments, console)
  }

  private static func overview(
    _ screens: ScreenList, _ definition: ReportDefinition, _ arguments: ParsedArguments,
    _ host: RequestHost, _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    var whole = arguments
    if !arguments.has(.holes) {
      whole = try arguments.adding([.init(.holes, "all")], among: definition.options)
    }
    var summaries: [ScreenSummary] = []
    for document in screens.documents {
      summaries.append(try ScreenSummary(of: document, whole, host))
    }
    let status = ReportCommand.write(
      ScreenOverview.report(summaries, arguments), arguments, console)
    if status != .fine { return status }
    return summaries.contains(where: \.isShown) ? .fine : .unusable
  }

  /// The reports of the documents that have one.
  private static func reports(
    _ screens: ScreenList, _ definition: ReportDefinition, _ arguments: ParsedArguments,
    _ host: RequestHost
  ) throws(ParsedArguments.Problem) -> [(document: String, bytes: [UInt8])] {
    var reports: [(document: String, bytes: [UInt8])] = []
    for document in screens.documents {
      let request = ReportRequest(document, name: document, arguments, host)
      if let bytes = try definition.make(request) { reports.append((document, bytes)) }
    }
    return reports
  }

  /// Reports in JSON as one array.
  private static func list(_ reports: [[UInt8]]) -> [UInt8] {
    let elements = reports.map { report in
      report.last == UInt8(ascii: "\n") ? report.dropLast() : report[...]
    }
    return Array("[\n".utf8) + Array(elements.joined(separator: ",\n".utf8)) + Array("\n]\n".utf8)
  }

  // MARK: - Pictures

  /// Draws each screen into a file of a folder, under the document's path.
  static func draw(
    _ screens: ScreenList, _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    let host = console.host(arguments).rereading
    let format = arguments.value(.format) ?? "svg"
    guard let folder = arguments.value(.output), folder != "-" else {
      guard format == "text" else { throw .needsFolder(screens.documents.count) }
      return try run(screens, .draw, arguments, console)
    }
    let pictures = try reports(screens, .draw, arguments, host)
    for (document, bytes) in pictures {
      let path = FileSystem.path(name(of: document, format, arguments.files[0]), in: folder)
      do throws(FileSystem.Failure) {
        try FileSystem.makeFolder(FileSystem.folder(of: path))
      } catch {
        console.message(CommandWords.unwritable(path, error))
        return .unusable
      }
      guard ReportCommand.write(bytes, to: path, console) == .fine else { return .unusable }
    }
    return pictures.isEmpty ? .unusable : .fine
  }

  /// The file of a picture, as its document is called in the folder that is drawn.
  private static func name(of document: String, _ format: String, _ folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let name = document.hasPrefix(start) ? String(document.dropFirst(start.count)) : document
    return GoldenName.stem(name) + "." + (format == "text" ? "txt" : format)
  }
}
