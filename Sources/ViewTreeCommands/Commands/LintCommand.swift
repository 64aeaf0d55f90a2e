import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

extension Command {
  /// Mistakes in the use of preferences.
  static let lint = Command(
    name: "lint", usage: "[OPTION …] FILE …",
    summary: "Find mistakes in the use of preferences, and what a document declares in vain",
    options: EvaluationArguments.definitions(with: [.error, .warn, .allow]).compactMap { option in
      switch option.name {
      case OptionDefinition.format.name: .lintFormat
      case OptionDefinition.key.name, OptionDefinition.view.name: nil
      default: option
      }
    },
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard !arguments.files.isEmpty else { throw .missingFile(command: "lint") }
      let files = try LintCommand.lint(arguments.files, arguments, console)
      guard !files.isEmpty else { return .unusable }
      let status = ReportCommand.write(
        LintCommand.report(files, arguments, console), arguments, console)
      if status != .fine || files.count < arguments.files.count { return .unusable }
      return files.allSatisfy(\.findings.isEmpty) ? .fine : .no
    })
}

/// How `lint` looks at files and tells what it found.
enum LintCommand {
  /// The levels that the options give, in their order.
  static func levels(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) -> [(name: String, level: LintLevel)] {
    let known = LintRegistry.standard.names + [LintLevels.all]
    var levels: [(name: String, level: LintLevel)] = []
    for (option, name) in arguments.options {
      guard let level = LintLevel(rawValue: option) else { continue }
      guard known.contains(name) else {
        throw .unknownLint(name, nearest: NearMatch.nearestName(to: name, in: known))
      }
      levels.append((name, level))
    }
    return levels
  }

  /// What is found in files; one that cannot be used is left out after a message.
  static func lint(
    _ paths: [String], _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> [LintedFile] {
    let options = try EvaluationArguments(arguments).inspection
    let levels = try levels(arguments)
    let input = try Input(arguments, console)
    return paths.compactMap { lint($0, options, levels, input, console) }
  }

  private static func lint(
    _ path: String, _ options: InspectionOptions, _ levels: [(name: String, level: LintLevel)],
    _ input: Input, _ console: Console
  ) -> LintedFile? {
    guard let document = input.document(path) else { return nil }
    let result = Linter.lint(document, options: options, levels: levels)
    for problems in result.problems { input.show(problems.diagnostics, in: problems.source) }
    if let inspection = result.inspection,
      ReportCommand.step(inspection, options, console) == nil
    {
      return nil
    }
    return result.findings.map { LintedFile(source: document.tree.source, findings: $0) }
  }

  /// The report of one file under a name, or `nil` after a message.
  static func report(
    _ path: String, _ arguments: ParsedArguments, _ console: Console, sourceName: String
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard let file = try lint([path], arguments, console).first else { return nil }
    let source = SourceFile(name: sourceName, bytes: file.source.bytes)
    return report([LintedFile(source: source, findings: file.findings)], arguments, console)
  }

  /// The findings in the format that is asked for.
  static func report(
    _ files: [LintedFile], _ arguments: ParsedArguments, _ console: Console
  ) -> [UInt8] {
    switch arguments.value(.format) {
    case "json": return LintReport.json(files)
    case "github": return LintReport.github(files)
    case "sarif": return LintReport.sarif(files, version: ViewTreeCommand.version)
    default:
      let isTerminal = console.outputIsTerminal && !arguments.has(.output)
      return LintReport.text(
        files, color: Input.usesColor(arguments, console, isTerminal: isTerminal))
    }
  }
}
