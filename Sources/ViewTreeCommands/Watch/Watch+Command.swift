import ViewTreeRequests

extension Watch {
  /// The watch for a command line.
  init(
    _ command: Command, _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) {
    if arguments.files.contains("-") { throw .conflict("--watch", "-") }
    // Reports are no documents; nobody changes them while looking on.
    if arguments.has(.merge) { throw .conflict("--watch", "--merge") }
    let takesFolders = command.name == Command.check.name
    // What writes among the files that are watched would start itself again.
    if takesFolders, let option = arguments.options.first(where: { $0.definition.writesFiles }) {
      throw .conflict("--watch", "--\(option.definition.name)")
    }
    self.init(
      files: WatchedFiles(
        paths: takesFolders ? arguments.filesOrFolder : arguments.files,
        hasGoldens: takesFolders, goldens: arguments.value(.goldens)),
      source: Self.source, console: console,
      // Lines between JSON texts would be in the way of a program.
      tellsStatus: arguments.value(.diagnostics) != "json",
      report: WatchedReport(command, arguments, console))
  }

  /// The best source that the system has.
  private static var source: any ChangeSource {
    #if canImport(Glibc) || canImport(Musl)
      if let source = InotifySource() { return source }
    #endif
    return PollingSource()
  }
}
