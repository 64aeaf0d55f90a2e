import ViewTreeInspector
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

  /// Creates a matrix, or returns `nil` if the options ask for one device and one text size.
  init?(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    let devices = try arguments.list(.devices)
    let sizes = try arguments.list(.textSize)
    guard arguments.has(.devices) || sizes.count > 1 else { return nil }
    for option in [OptionDefinition.window, .device, .proposal] where arguments.has(.devices) {
      if arguments.has(option) { throw .conflict("--devices", "--\(option.name)") }
    }
    if let format = arguments.value(.format), format != "text" {
      throw .conflict(Self.option(arguments), "--format \(format)")
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

  /// The option that asks for a matrix.
  static func option(_ arguments: ParsedArguments) -> String {
    arguments.has(.devices) ? "--devices" : "--dynamic-type"
  }

  /// Prints the findings, with one heading for the combinations that have the same ones.
  func run(
    _ paths: [String], _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    var reports: [(text: String, names: [String])] = []
    var status = ExitStatus.fine
    var host = console.host(arguments).rereading
    for combination in combinations {
      let words = try arguments.adding(combination.options, among: Command.lint.options)
      let lint = try LintRequest(words, host)
      let files = paths.compactMap { lint.file(DocumentLocation($0)) }
      guard files.count == paths.count else { return .unusable }
      // Messages about the documents are the same for each combination.
      host.tell = { _ in }
      if !files.allSatisfy(\.findings.isEmpty) { status = .no }
      let text = String(decoding: lint.report(files), as: UTF8.self)
      if let place = reports.firstIndex(where: { $0.text == text }) {
        reports[place].names.append(combination.name)
      } else {
        reports.append((text, [combination.name]))
      }
    }
    let text = reports.map { report in
      let names =
        report.names.count > 1 && report.names.count == combinations.count
        ? "all \(combinations.count) combinations" : report.names.joined(separator: ", ")
      return "\(names):\n\(report.text)"
    }
    let written = ReportCommand.write(
      Array(text.joined(separator: "\n").utf8), arguments, console)
    return written == .fine ? status : written
  }
}
