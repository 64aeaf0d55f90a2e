extension Command {
  /// The writers and readers of the keys.
  static let keys = ReportCommand.command(
    .keys, "Show who writes and reads each preference key")
}
