import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `mask` (docs/semantics.md, Overlay and background).
  static let mask = ModifierDefinition(
    "mask", "Shows the view only where another view is.",
    [
      ParameterDefinition(
        "content", .content, unlabelled: true, required: true, "The other view."),
      ParameterDefinition("alignment", .alignment, "Where the other view stands."),
    ],
    .secondary(.mask) { context in
      context.add(
        SecondaryLayout(alignment: context.arguments.alignment(1), isBackground: false))
    })
}
