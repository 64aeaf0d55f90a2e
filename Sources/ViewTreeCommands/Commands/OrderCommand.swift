extension Command {
  /// The traversal alone.
  static let order = ReportCommand.command(
    .order, "Print which closures run, in which order, and why the others do not")
}
