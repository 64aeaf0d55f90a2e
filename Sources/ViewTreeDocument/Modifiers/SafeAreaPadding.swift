import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `safeAreaPadding` (docs/semantics.md, Safe area).
  static let safeAreaPadding = ModifierDefinition(
    "safeAreaPadding", "Adds space around the view that counts as outside of the safe area.",
    support: .exact, traits: [.pads]
  ) { p in
    let insets = PaddingArguments(p)
    return .layout { context in
      context.add(SafeAreaPaddingLayout(insets.read(context.arguments)))
    }
  }
}
