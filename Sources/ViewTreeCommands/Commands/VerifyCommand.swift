import ViewTreeGolden
import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// Compares a report with measurements.
  static let verify = Command(
    name: "verify", usage: "[OPTION …] FILE MEASURED",
    summary: "Compare a report with measurements from a Mac or an iPhone",
    options: [
      .input, .root, .preview, .target, .device, .textSize, .colorScheme, .locale, .holes, .assume,
      VerifyRequest.formats.option(),
      .output, .quiet,
      .acceptMeasured,
      .limit, .diagnostics, .color, .help, .version,
    ],
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard let path = arguments.files.first else { throw .missingFile(command: "verify") }
      guard arguments.files.count > 1 else { throw .missingMeasurement }
      if arguments.files.count > 2 { throw .extraFile(arguments.files[2]) }
      return try VerifyCommand(arguments, console).run(path, measured: arguments.files[1])
    })
}

/// Compares a report with measurements for `verify`, and stores them.
struct VerifyCommand {
  private let arguments: ParsedArguments
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run(_ path: String, measured: String) throws(ParsedArguments.Problem) -> ExitStatus {
    if path == "-" {
      if measured == "-" {
        console.message(CommandWords.oneStandardInput)
        return .unusable
      }
      // Measurements are saved next to the document, and standard input has no folder.
      if arguments.has(.acceptMeasured) { throw .conflict("--accept", "-") }
    }
    let input = try Input(arguments, console)
    guard let source = input.read(measured) else { return .unusable }
    let request = VerifyRequest(
      arguments, console.host(arguments), evaluation: try EvaluationArguments(arguments).inspection)
    guard let result = try request.result(of: path, measured: source) else { return .unusable }
    let status = ReportCommand.write(
      VerifyRequest.formats.write(result, arguments), arguments, console)
    guard status == .fine else { return status }
    if arguments.has(.acceptMeasured) {
      let bytes = MeasurementWriter.bytes(result.measurement)
      let kept = ReportCommand.write(bytes, to: MeasuredGolden.path(of: path), console)
      guard kept == .fine else { return kept }
    }
    return result.isEqual ? .fine : .no
  }
}
