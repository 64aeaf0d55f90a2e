import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `padding` (docs/semantics.md, Padding).
  static let padding = ModifierDefinition(
    "padding", "Adds space around the view.", support: .exact, traits: [.pads]
  ) { p in
    let insets = PaddingArguments(p)
    return .layout { context in context.add(PaddingLayout(insets.read(context.arguments))) }
  }
}
