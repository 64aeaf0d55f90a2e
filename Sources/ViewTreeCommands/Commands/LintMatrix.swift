import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// The findings of `lint` on several devices and at several text sizes.
struct LintMatrix {
  /// The options that select one combination, and its name in the report.
  private struct Combination {
    let options: [ParsedArguments.Option]
    let name: String
  }

  private let combinations: [Combination]

  /// Creates a matrix, or returns `nil` if the options request one device and one text size.
  init?(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    let devices = try arguments.list(.devices)
    let sizes = try arguments.list(.textSize)
    guard arguments.has(.devices) || sizes.count > 1 else { return nil }
    for option in [OptionDefinition.window, .device, .proposal] where arguments.has(.devices) {
      if arguments.has(option) { throw .conflict("--devices", "--\(option.name)") }
    }
    if let format = arguments.value(.format), format != "compact" {
      throw .conflict(Self.option(arguments), "--format \(format)")
    }
    for device in devices.compactMap(\.self) {
      try EvaluationArguments.check(device: device, of: .devices)
    }
    combinations = devices.flatMap { device in
      sizes.map { size in
        Combination(
          options: (device.map { [.init(.device, $0)] } ?? [])
            + (size.map { [.init(.textSize, $0)] } ?? []),
          name: [device, size].compactMap(\.self).joined(separator: " "))
      }
    }
  }

  /// The option that requests a matrix.
  static func option(_ arguments: ParsedArguments) -> String {
    arguments.has(.devices) ? "--devices" : "--dynamic-type"
  }

  /// Prints each finding once, with the combinations that have it.
  func run(
    _ paths: [String], _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    var findings = GroupedFindings(hasMarks: console.colorsResult(arguments))
    var status = ExitStatus.fine
    var host = console.host(arguments).rereading
    for combination in combinations {
      let words = try arguments.adding(combination.options, among: Command.lint.options)
      let lint = try LintRequest(words, host)
      let files = paths.compactMap { lint.file(DocumentLocation($0)) }
      guard files.count == paths.count else { return .unusable }
      // Messages about the documents are the same for each combination, so show them once.
      host.tell = { _ in }
      if !files.allSatisfy(\.findings.isEmpty) { status = .no }
      findings.add(files, setting: combination.name)
    }
    let report = WorkflowCommand.guarded(LintReport.compact(findings))
    let written = ReportCommand.write(report, arguments, console)
    return written == .fine ? status : written
  }
}
