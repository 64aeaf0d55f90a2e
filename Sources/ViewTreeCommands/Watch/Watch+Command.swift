import ViewTreeRequests

extension Watch {
  /// The watch for a command line.
  init(
    _ command: Command, _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) {
    if arguments.files.contains("-") { throw .conflict("--watch", "-") }
    // Reports are results, which don't change while someone watches them.
    if arguments.has(.merge) { throw .conflict("--watch", "--merge") }
    let takesFolders = command.name == Command.check.name
    // A command that writes to the watched files would trigger itself.
    if takesFolders, let option = arguments.options.first(where: { $0.definition.writesFiles }) {
      throw .conflict("--watch", "--\(option.definition.name)")
    }
    self.init(
      files: WatchedFiles(
        paths: takesFolders ? arguments.filesOrFolder : arguments.files,
        hasGoldens: takesFolders, goldens: arguments.value(.goldens)),
      source: Self.source, console: console,
      // Status lines between JSON values would break the programs that read them.
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
