extension Command {
  /// The main job: frames, values, order, anchors.
  static let inspect = ReportCommand.command(
    .inspect, "Lay a document out and print frames, preferences, order and anchors")
}
