extension Command {
  /// The traversal alone.
  static let order = ReportCommand.command(
    .order, "Show which closures run in which order, and which are skipped")
}
