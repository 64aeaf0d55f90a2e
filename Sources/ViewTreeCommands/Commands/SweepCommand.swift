extension Command {
  /// The widths, text sizes and values at which the layout changes in kind.
  static let sweep = ReportCommand.command(
    .sweep, "Find at which widths, text sizes or values anything changes in kind")
}
