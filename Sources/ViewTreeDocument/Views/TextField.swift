import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TextField` (docs/controls.md).
  static let textField = ViewDefinition(
    "TextField", "A field for one line of text, or for several.",
    [
      .size,
      ParameterDefinition("title", .text, orAs: "Text(", "The placeholder."),
      ParameterDefinition("text", .binding, "The binding to the text, such as $name."),
      ParameterDefinition(
        "prompt", .text, orAs: "Text(", "The placeholder, if the title is a label for others."),
      ParameterDefinition(
        "axis", .option(["horizontal", "vertical"]),
        "Where it grows when its text does not fit; horizontal by default."),
    ],
    support: .approximate("the height is approximate, and does not follow the font"),
    draws: ["text", "prompt"],
    .layout { context in
      if context.arguments.option(4) == 1, context.arguments.size(0) == nil {
        return context.addGrowingField()
      }
      return context.addLeaf(size: 0) {
        ControlLayout(
          context.environment.styles.textField == .roundedBorder
            ? .roundedTextField : .textField(on: context.environment.platform))
      }
    })
}
