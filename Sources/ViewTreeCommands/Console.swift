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

/// Where a run reads and writes: the process's own streams, or those of a test.
struct Console {
  /// Results; throws what kept them from being written.
  var writeOutput: ([UInt8]) throws -> Void
  /// Messages.
  var writeError: ([UInt8]) -> Void
  /// The content of standard input, of which no more than so many bytes are needed.
  var readInput: (_ limit: Int) throws -> [UInt8]
  /// The next line of standard input, without its end; `nil` if there is none.
  var readLine: () -> String? = { nil }
  /// The next bytes of standard input, as soon as there are some; none at its end.
  var readPiece: () throws -> [UInt8] = { [] }
  /// Whether there are more bytes at standard input now.
  var inputWaits: () -> Bool = { false }
  /// A variable of the environment.
  var variable: (String) -> String?
  /// Whether messages go to a terminal.
  var errorIsTerminal: Bool
  /// Whether standard input is a terminal.
  var inputIsTerminal = false
  /// Whether results go to a terminal.
  var outputIsTerminal = false
  /// How many characters wide the terminal is that results go to; `nil` if it is none.
  var columns: () -> Int? = { nil }
  /// Whether a command is all that the process does.
  var isOfProcess = false
  /// Where messages are kept instead of being written, if they are asked for as JSON.
  var collector: MessageCollector?

  /// The process's own streams.
  static var standard: Console {
    Console(
      writeOutput: { try FileSystem.write($0, to: 1) },
      // Nobody could be told that a message was not written.
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

  /// Writes a result that is lines for people, none of which a build server takes for a command.
  func result(_ text: String) -> ExitStatus {
    result(WorkflowCommand.guarded(Array(text.utf8)))
  }

  /// Writes messages that were kept, as if they came now.
  func show(_ part: DiagnosticReport.Part, color: Bool) {
    if let collector { return collector.add(part) }
    if let source = part.source {
      let renderer = DiagnosticRenderer(source: source, color: color)
      writeError(Array(TerminalText.withoutCommands(renderer.render(part.diagnostics)).utf8))
    } else {
      for diagnostic in part.diagnostics { message("viewtree: \(diagnostic.message)") }
    }
  }

  /// Writes a message that was read from a report; what it quotes cannot move a cursor.
  func show(_ message: GoldenMessage) {
    if let collector { return collector.add(message.text) }
    let mark = message.file == nil ? "viewtree: " : ""
    let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
    writeError(Array((TerminalText.withoutCommands(mark + text) + "\n").utf8))
  }

  /// Writes a message with its line end; what it quotes cannot move a cursor.
  func message(_ text: String) {
    if let collector { return collector.add(text) }
    writeError(Array((TerminalText.withoutCommands(TerminalText.escaped(text)) + "\n").utf8))
  }
}

extension Console {
  /// The value of a variable; `nil` if it is not set or empty.
  func value(of name: EnvironmentVariable) -> String? {
    variable(name.rawValue).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether what is written to some place has colour.
  func usesColor(_ arguments: ParsedArguments, isTerminal: Bool) -> Bool {
    switch arguments.value(.color) {
    case "always": true
    case "never": false
    // An empty NO_COLOR is as good as none (no-color.org).
    default: isTerminal && value(of: .noColor) == nil
    }
  }

  /// Whether a result has colour: not in a file.
  func colorsResult(_ arguments: ParsedArguments) -> Bool {
    usesColor(arguments, isTerminal: outputIsTerminal && !arguments.has(.output))
  }

  /// These streams for a request.
  func host(_ arguments: ParsedArguments) -> RequestHost {
    let color = usesColor(arguments, isTerminal: errorIsTerminal)
    return RequestHost(
      read: { path, limit throws(FileSystem.Failure) in
        path == "-" ? try readStandardInput(limit) : try FileSystem.read(path, atMost: limit)
      },
      colorsReports: colorsResult(arguments),
      isScreen: outputIsTerminal && !arguments.has(.output),
      columns: outputIsTerminal && !arguments.has(.output) ? columns() : nil,
      endsWithReport: isOfProcess && !arguments.has(.watch),
      tell: { show($0, color: color) })
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
