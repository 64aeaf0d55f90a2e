import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `layoutPriority` (docs/explanation/layout.md, Priority).
  static let layoutPriority = ModifierDefinition(
    "func layoutPriority(_ value: Double) -> some View",
    "Sets the order in which a stack gives space to its children.", support: .exact
  ) { p in
    let value = p("value", .number, unlabelled: true, required: true, "The priority (default: 0).")
    return .layout { context in
      context.add(LayoutPriorityLayout(context[value] ?? 0))
    }
  }
}
