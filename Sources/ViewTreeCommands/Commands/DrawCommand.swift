extension Command {
  /// Pictures.
  static let draw = ReportCommand.command(
    .draw, "Draw the layout, the order of closures, or the ways of preference keys")
}
