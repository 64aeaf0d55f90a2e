import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `layoutPriority` (docs/semantics.md, Priority).
  static let layoutPriority = ModifierDefinition(
    "layoutPriority", "Says which child of a stack is served first.",
    [
      ParameterDefinition(
        "value", .number, unlabelled: true, required: true, "The priority; 0 by default.")
    ],
    .layout { context in
      context.add(LayoutPriorityLayout(context.arguments.number(0) ?? 0))
    })
}
