import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `font` (docs/explanation/text.md).
  static let font = ModifierDefinition(
    "func font(_ font: Font?) -> some View", "Sets the font of text within this view.",
    support: .otherTypeface, draws: .content
  ) { p in
    let font = p("font", .font, unlabelled: true, required: true, "The font, such as .title.")
    return .environment { environment, arguments in
      environment.font = arguments[font] ?? .style(.body)
    }
  }
}
