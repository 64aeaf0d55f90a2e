/// The reports that can be golden files, by the commands that make them.
public enum ReportKind: String, CaseIterable, Sendable {
  case inspect, order, keys, lint, sweep, draw

  /// The reports that are checked for a document without a `checks` section.
  public static let first: [ReportKind] = [.inspect, .order]

  /// The endings of its golden files, that of the format which its command writes unasked first.
  public var endings: [String] { self == .draw ? ["svg", "txt"] : ["txt", "json"] }

  /// The word for the format of a golden file.
  static func format(ofEnding ending: String) -> String { ending == "txt" ? "text" : ending }

  /// The words that make a report for a golden file with an extension, without other options.
  public func words(ending: String) -> [String] {
    ending == endings[0]
      ? [rawValue] : [rawValue, "--format", Self.format(ofEnding: ending)]
  }
}
