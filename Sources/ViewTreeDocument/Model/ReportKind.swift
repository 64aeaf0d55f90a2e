/// The reports of which there can be golden files, by the commands that make them.
public enum ReportKind: String, CaseIterable, Sendable {
  case inspect, order, keys, lint, draw

  /// Those of which a document gets golden files if nobody says which it wants.
  public static let first: [ReportKind] = [.inspect, .order]
}
