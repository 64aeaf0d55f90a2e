extension Command {
  /// Who writes and reads the keys.
  static let keys = ReportCommand.command(
    .keys, "Print who writes, changes and reads each preference key, and what leads nowhere")
}
