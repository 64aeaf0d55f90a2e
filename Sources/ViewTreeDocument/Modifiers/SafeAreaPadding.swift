import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `safeAreaPadding` (docs/semantics.md, Safe area).
  static let safeAreaPadding = ModifierDefinition(
    "safeAreaPadding", "Adds space around the view that counts as outside of the safe area.",
    [
      ParameterDefinition("edges", .edges, unlabelled: true, "The edges; all by default."),
      ParameterDefinition("length", .number, unlabelled: true, "Points; 16 by default."),
      ParameterDefinition("top", .number, "Points above."),
      ParameterDefinition("leading", .number, "Points before."),
      ParameterDefinition("bottom", .number, "Points below."),
      ParameterDefinition("trailing", .number, "Points after."),
    ],
    excluding: [["edges", "length"], ["top", "leading", "bottom", "trailing"]],
    .layout { context in
      context.add(SafeAreaPaddingLayout(context.arguments.paddingInsets()))
    })
}
