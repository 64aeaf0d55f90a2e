import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `safeAreaPadding` (docs/semantics.md, Safe area).
  static let safeAreaPadding = ModifierDefinition(
    "safeAreaPadding", "Adds space around the view that counts as outside of the safe area.",
    ParameterDefinition.paddingInsets, excluding: ParameterDefinition.paddingForms,
    .layout { context in
      context.add(SafeAreaPaddingLayout(context.arguments.paddingInsets()))
    })
}
