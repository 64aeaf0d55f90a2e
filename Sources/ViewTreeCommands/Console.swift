import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The input and output of a run: the process's own streams, or those of a test.
struct Console {
  /// Writes results. Throws if that fails.
  var writeOutput: ([UInt8]) throws -> Void
  /// Messages.
  var writeError: ([UInt8]) -> Void
  /// Returns the content of standard input, of which at most `limit` bytes are needed.
  var readInput: (_ limit: Int) throws -> [UInt8]
  /// Returns the next line of standard input, without its end. `nil` if there is none.
  var readLine: () -> String? = { nil }
  /// Returns the next available bytes of standard input. Empty at its end.
  var readPiece: () throws -> [UInt8] = { [] }
  /// True if more bytes are available at standard input now.
  var inputWaits: () -> Bool = { false }
  /// A variable of the environment.
  var variable: (String) -> String?
  /// True if messages go to a terminal.
  var errorIsTerminal: Bool
  /// True if standard input is a terminal.
  var inputIsTerminal = false
  /// True if results go to a terminal.
  var outputIsTerminal = false
  /// The width in characters of the terminal for results. `nil` if they don't go to a terminal.
  var columns: () -> Int? = { nil }
  /// True if the process runs a single command and then ends.
  var isOfProcess = false
  /// Returns the content of a file, of which at most `limit` bytes are needed.
  var readFile: (_ path: String, _ limit: Int) throws(FileSystem.Failure) -> [UInt8] = {
    path, limit throws(FileSystem.Failure) in try FileSystem.read(path, atMost: limit)
  }
  /// False for folders, without links, that must not be searched.
  var mayRead: (String) -> Bool = { _ in true }
  /// The configurations of the run's documents. `nil` to search them for each request.
  var projects: ProjectFolders?
  /// Parsed Swift files, kept from one run to the next.
  var programs = ProgramPool()
  /// The document of the last run, kept for the next run. `nil` if there is none.
  var memory: DocumentMemory?
  /// The collector of messages for JSON output. `nil` if messages are written directly.
  var collector: MessageCollector?

  /// The process's own streams.
  static var standard: Console {
    Console(
      writeOutput: { try FileSystem.write($0, to: 1) },
      // Ignores a failure, because there is no other stream to report it.
      writeError: { try? FileSystem.write($0, to: 2) },
      readInput: { try FileSystem.readStandardInput(atMost: $0) },
      readLine: { Swift.readLine() },
      readPiece: { try FileSystem.readPieceOfStandardInput() },
      inputWaits: { FileSystem.standardInputWaits },
      variable: { name in getenv(name).map { String(cString: $0) } },
      errorIsTerminal: FileSystem.isTerminal(2),
      inputIsTerminal: FileSystem.isTerminal(0), outputIsTerminal: FileSystem.isTerminal(1),
      columns: { FileSystem.columns(ofTerminal: 1) }, isOfProcess: true)
  }

  /// Writes a result.
  func result(_ bytes: [UInt8]) -> ExitStatus {
    do {
      try writeOutput(bytes)
      return .fine
    } catch FileSystem.Failure.nobodyReads {
      return .fine
    } catch {
      let failure = error as? FileSystem.Failure ?? .other("\(error)")
      message(CommandWords.unwritable("standard output", failure))
      return .unusable
    }
  }

  /// Writes a text result. Its lines are escaped so that a build server doesn't run them as
  /// commands.
  func result(_ text: String) -> ExitStatus {
    result(WorkflowCommand.guarded(Array(text.utf8)))
  }

  /// Writes collected messages as if they were new.
  func show(_ part: DiagnosticReport.Part, color: Bool) {
    if let collector { return collector.add(part) }
    if let source = part.source {
      let renderer = DiagnosticRenderer(source: source, color: color)
      writeError(Array(TerminalText.withoutCommands(renderer.render(part.diagnostics)).utf8))
    } else {
      for diagnostic in part.diagnostics { message("viewtree: \(diagnostic.message)") }
    }
  }

  /// Writes a message from a report. Control characters in it are escaped.
  func show(_ message: GoldenMessage) {
    if let collector { return collector.add(message.text) }
    let mark = message.file == nil ? "viewtree: " : ""
    let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
    writeError(Array((TerminalText.withoutCommands(mark + text) + "\n").utf8))
  }

  /// Writes a message with its line end. Control characters in it are escaped.
  func message(_ text: String) {
    if let collector { return collector.add(text) }
    writeError(Array((TerminalText.withoutCommands(TerminalText.escaped(text)) + "\n").utf8))
  }
}

extension Console {
  /// The value of a variable. `nil` if it isn't set or empty.
  func value(of name: EnvironmentVariable) -> String? {
    variable(name.rawValue).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// True if output to a stream uses color.
  func usesColor(_ arguments: ParsedArguments, isTerminal: Bool) -> Bool {
    switch arguments.value(.color) {
    case "always": true
    case "never": false
    // An empty NO_COLOR has no effect (no-color.org).
    default: isTerminal && value(of: .noColor) == nil && value(of: .terminal) != "dumb"
    }
  }

  /// True if the result uses color. Never for a file.
  func colorsResult(_ arguments: ParsedArguments) -> Bool {
    usesColor(arguments, isTerminal: outputIsTerminal && !arguments.has(.output))
  }

  /// These streams for a request.
  func host(_ arguments: ParsedArguments) -> RequestHost {
    let color = usesColor(arguments, isTerminal: errorIsTerminal)
    var host = RequestHost(
      read: { path, limit throws(FileSystem.Failure) in
        path == "-" ? try readStandardInput(limit) : try readFile(path, limit)
      },
      colorsReports: colorsResult(arguments),
      isScreen: outputIsTerminal && !arguments.has(.output),
      columns: outputIsTerminal && !arguments.has(.output) ? columns() : nil,
      memory: memory, endsWithReport: isOfProcess && !arguments.has(.watch),
      tell: { show($0, color: color) })
    host.programs = programs
    host.projects = projects ?? ProjectFolders(mayRead: mayRead)
    return host
  }

  private func readStandardInput(_ limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    do {
      return try readInput(limit)
    } catch {
      throw error as? FileSystem.Failure ?? .other("\(error)")
    }
  }
}

extension Input {
  /// The files of a command line.
  init(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.Problem) {
    try self.init(arguments, console.host(arguments))
  }

  /// The one document that a command line names: a file, or several of Swift.
  static func document(
    _ arguments: ParsedArguments, of command: String
  ) throws(ParsedArguments.Problem) -> DocumentLocation {
    guard let file = arguments.files.first else { throw .missingFile(command: command) }
    if arguments.files.count == 1 { return DocumentLocation(file) }
    guard arguments.files.allSatisfy(DocumentLocation.isPart) else {
      throw .extraFile(arguments.files[1])
    }
    return DocumentLocation(several: arguments.files)
  }
}
