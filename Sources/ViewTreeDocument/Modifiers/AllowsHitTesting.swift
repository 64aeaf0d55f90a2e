extension ModifierDefinition {
  /// SwiftUI's `allowsHitTesting` (docs/format.md, Without effect on layout).
  static let allowsHitTesting = ModifierDefinition(
    "allowsHitTesting", "Lets the view be hit.",
    [
      ParameterDefinition("enabled", .bool, unlabelled: true, required: true, "Whether it may.")
    ],
    support: .exact, .neutral)
}
