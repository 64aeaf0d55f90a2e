extension ModifierDefinition {
  /// SwiftUI's `foregroundStyle`: shapes and texts that name no style take it (docs/semantics.md, Drawing).
  static let foregroundStyle = ModifierDefinition(
    "foregroundStyle", "Sets the style of what is inside.", support: .drawn, draws: .content
  ) { p in
    p("style", .style, unlabelled: true, "The style.")
    return .foreground
  }
}
