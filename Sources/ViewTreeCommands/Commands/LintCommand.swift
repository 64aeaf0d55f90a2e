import ViewTreeRequests

extension Command {
  /// Mistakes in the use of preferences.
  static let lint = Command(
    name: "lint", usage: "[OPTION …] [PATH …]",
    summary: "Check for preference-key errors and unused declarations",
    options: ReportDefinition.lint.options(adding: [.fix, .fixLayout, .dryRun]),
    run: { arguments, console throws(ParsedArguments.Problem) in
      let fix = try LintFix(arguments, console)
      let matrix = try LintMatrix(arguments)
      if fix != nil, matrix != nil { throw .conflict("--fix", LintMatrix.option(arguments)) }
      let lint =
        matrix == nil && fix == nil ? try LintRequest(arguments, console.host(arguments)) : nil
      // A folder with a view that the command line names is one document.
      let isNamed = fix == nil && (arguments.has(.root) || arguments.has(.preview))
      let found =
        isNamed
        ? arguments.filesOrFolder
        : DocumentPaths.all(arguments.filesOrFolder, console, screens: SwiftFileSearch.screens)
      guard let paths = found else { return .unusable }
      if let fix { return try fix.run(paths) }
      if let matrix { return try matrix.run(paths, arguments, console) }
      guard let lint else { return .unusable }
      let files = paths.compactMap { lint.file(DocumentLocation($0)) }
      guard !files.isEmpty else { return .unusable }
      let status = ReportCommand.write(lint.report(files), arguments, console)
      if status != .fine || files.count < paths.count { return .unusable }
      return files.allSatisfy(\.findings.isEmpty) ? .fine : .no
    })
}

extension ReportDefinition {
  /// The options of a report and the options of its command, before the general options.
  fileprivate func options(adding more: [OptionDefinition]) -> [OptionDefinition] {
    let end = options.firstIndex { $0.name == OptionDefinition.quiet.name } ?? options.endIndex
    return options[..<end] + more + options[end...]
  }
}
