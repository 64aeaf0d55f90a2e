extension ModifierDefinition {
  /// SwiftUI's `hidden`: the view keeps its place and its preferences.
  static let hidden = ModifierDefinition(
    "hidden", "Does not draw the view; layout and preferences stay as they are.",
    [],
    draws: .content, .neutral)
}
