extension Command {
  /// The widths, text sizes and values at which the layout changes in kind.
  static let sweep = ReportCommand.command(
    .sweep, "Find the widths and text sizes where the layout changes or breaks")
}
