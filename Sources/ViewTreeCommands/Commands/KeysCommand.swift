extension Command {
  /// The writers and readers of the keys.
  static let keys = ReportCommand.command(
    .keys, "Print who writes, changes and reads each preference key, and what leads nowhere")
}
