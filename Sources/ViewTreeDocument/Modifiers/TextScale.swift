extension ModifierDefinition {
  /// SwiftUI's `textScale` (docs/explanation/text.md, Width).
  static let textScale = ModifierDefinition(
    "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View",
    "Sets the size of the glyphs within this view.",
    support: .approximate("sizes between those of the text styles are interpolated"),
    draws: .content
  ) { p in
    let isSecondary = p.choice(
      "scale", [("default", false), ("secondary", true)], unlabelled: true, required: true,
      "The scale.")
    let isEnabled = p("isEnabled", .bool, "True by default.")
    return .environment { environment, arguments in
      guard arguments[isEnabled] ?? true else { return }
      environment.isSecondaryText = arguments[isSecondary] ?? false
    }
  }
}
