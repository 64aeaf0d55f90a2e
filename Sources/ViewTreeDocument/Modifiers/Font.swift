import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `font` (docs/text.md).
  static let font = ModifierDefinition(
    "font", "Sets the font of the texts inside.",
    support: .approximate("widths are those of another typeface"), draws: .content
  ) { p in
    let font = p("font", .font, unlabelled: true, required: true, "The font, such as .title.")
    return .environment { environment, arguments in
      environment.font = arguments[font] ?? .style(.body)
    }
  }
}
