import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Spacer` (docs/semantics.md, Spacer).
  static let spacer = ViewDefinition(
    "Spacer", "Takes the space that is left along the stack around it.",
    [
      ParameterDefinition(
        "minLength", .number, "The least length in points; 8 if it is left out.")
    ],
    takesTaps: .nowhere,
    .layout { context in
      context.add(SpacerLayout(minLength: context.arguments.number(0)))
    })
}
