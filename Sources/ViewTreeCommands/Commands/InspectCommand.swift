extension Command {
  /// The main job: frames, values, order, anchors.
  static let inspect = ReportCommand.command(
    .inspect, "Show frames, preferences, closure order, and anchors")
}
