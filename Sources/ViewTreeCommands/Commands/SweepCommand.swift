extension Command {
  /// Where anything changes in kind.
  static let sweep = ReportCommand.command(
    .sweep, "Find at which widths, text sizes or values anything changes in kind")
}
