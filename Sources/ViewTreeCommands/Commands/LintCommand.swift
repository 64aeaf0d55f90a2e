import ViewTreeRequests

extension Command {
  /// Mistakes in the use of preferences.
  static let lint = Command(
    name: "lint", usage: "[OPTION …] [PATH …]",
    summary: "Check for preference-key mistakes and unused declarations",
    options: ReportDefinition.lint.options,
    run: { arguments, console throws(ParsedArguments.Problem) in
      let matrix = try LintMatrix(arguments)
      let lint = matrix == nil ? try LintRequest(arguments, console.host(arguments)) : nil
      let found = DocumentPaths.all(
        arguments.filesOrFolder, console, screens: SwiftFileSearch.screens)
      guard let paths = found else { return .unusable }
      if let matrix { return try matrix.run(paths, arguments, console) }
      guard let lint else { return .unusable }
      let files = paths.compactMap { lint.file(DocumentLocation($0)) }
      guard !files.isEmpty else { return .unusable }
      let status = ReportCommand.write(lint.report(files), arguments, console)
      if status != .fine || files.count < paths.count { return .unusable }
      return files.allSatisfy(\.findings.isEmpty) ? .fine : .no
    })
}
