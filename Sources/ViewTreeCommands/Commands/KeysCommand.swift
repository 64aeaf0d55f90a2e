extension Command {
  /// The writers and readers of the keys.
  static let keys = ReportCommand.command(
    .keys, "Show the writers and readers of each preference key")
}
