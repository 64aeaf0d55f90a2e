import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `font` (docs/text.md).
  static let font = ModifierDefinition(
    "font", "Sets the font of the texts inside.",
    [
      ParameterDefinition(
        "font", .font, unlabelled: true, required: true, "The font, such as .title.")
    ],
    support: .approximate("widths are those of another typeface"),
    draws: .content,
    .environment { environment, arguments in
      environment.font = arguments.font(0) ?? .style(.body)
    })
}
