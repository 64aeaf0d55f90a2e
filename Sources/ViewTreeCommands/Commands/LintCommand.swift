import ViewTreeRequests

extension Command {
  /// Mistakes in the use of preferences.
  static let lint = Command(
    name: "lint", usage: "[OPTION …] FILE …",
    summary: "Find mistakes in the use of preferences, and what a document declares in vain",
    options: ReportDefinition.lint.options,
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard !arguments.files.isEmpty else { throw .missingFile(command: "lint") }
      let lint = try LintRequest(arguments, console.host(arguments))
      let files = arguments.files.compactMap(lint.file)
      guard !files.isEmpty else { return .unusable }
      let status = ReportCommand.write(lint.report(files), arguments, console)
      if status != .fine || files.count < arguments.files.count { return .unusable }
      return files.allSatisfy(\.findings.isEmpty) ? .fine : .no
    })
}
