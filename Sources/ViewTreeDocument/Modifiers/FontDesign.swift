extension ModifierDefinition {
  /// SwiftUI's `fontDesign` (docs/explanation/text.md).
  static let fontDesign = ModifierDefinition(
    "func fontDesign(_ design: Font.Design?) -> some View",
    "Sets the design of text within this view.",
    support: .otherTypeface, draws: .content
  ) { p in
    let design = p.choice(
      "design", FontNames.designs.map { ($0.name, $0.design) }, unlabelled: true,
      "The design. Only the monospaced design changes widths.")
    return .environment { environment, arguments in
      environment.fontDesign = arguments[design]
    }
  }
}
