import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `fontWeight` (docs/explanation/text.md).
  static let fontWeight = ModifierDefinition(
    "func fontWeight(_ weight: Font.Weight?) -> some View",
    "Sets the weight of text within this view.",
    support: .exact, draws: .content
  ) { p in
    let weight = p.choice(
      "weight", FontNames.weights.map { ($0.name, $0.weight) }, unlabelled: true,
      "The weight, such as .bold, or null for the font's own weight.")
    return .environment { environment, arguments in
      environment.fontWeight = arguments[weight]
    }
  }
}
