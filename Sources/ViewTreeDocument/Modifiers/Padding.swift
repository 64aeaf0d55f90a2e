import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `padding` (docs/semantics.md, Padding).
  static let padding = ModifierDefinition(
    "padding", "Adds space around the view.",
    ParameterDefinition.paddingInsets, excluding: ParameterDefinition.paddingForms,
    .layout { context in context.add(PaddingLayout(context.arguments.paddingInsets())) })
}
