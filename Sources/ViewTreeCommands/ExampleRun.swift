import ViewTreeSyntax

/// One run of the command line on an example of the catalog, with its output.
final class ExampleRun {
  /// The exit status.
  private(set) var status = ExitStatus.defect
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []

  /// The text written to standard output.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// The text written to standard error.
  var error: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Runs an example with additional options.
  init(_ example: DiagnosticExample, options: [String] = []) {
    let console = Console(
      writeOutput: { self.outputBytes += $0 }, writeError: { self.errorBytes += $0 },
      readInput: { _ in example.bytes }, variable: { _ in nil }, errorIsTerminal: false)
    status = ViewTreeCommand.run(example.words + options, console)
  }
}
