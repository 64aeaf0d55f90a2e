import ViewTreeSyntax

/// Suggestions for options that do not exist.
enum OptionNames {
  /// The nearest option, with its dashes.
  static func nearest(to name: String, in definitions: [OptionDefinition]) -> String? {
    NearMatch.nearestName(to: name, in: definitions.map(\.name)).map { "--\($0)" }
  }
}
