import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Divider` (docs/semantics.md, Divider).
  static let divider = ViewDefinition(
    "Divider", "A line across the stack around it.",
    [

    ],
    .layout { context in
      context.add(DividerLayout())
    })
}
