extension ModifierDefinition {
  private static let names = StyleNames<ControlStyles.LabelStyleChoice>([
    ("automatic", .titleAndIcon),
    ("titleAndIcon", .titleAndIcon),
    ("titleOnly", .titleOnly),
    ("iconOnly", .iconOnly),
    ("DefaultLabelStyle", .titleAndIcon),
    ("TitleAndIconLabelStyle", .titleAndIcon),
    ("TitleOnlyLabelStyle", .titleOnly),
    ("IconOnlyLabelStyle", .iconOnly),
  ])

  /// SwiftUI's `labelStyle` (docs/controls.md).
  static let labelStyle = ModifierDefinition(
    "labelStyle", "Sets the style of the labels inside.",
    [
      ParameterDefinition(
        "style", .option(names.names), unlabelled: true, required: true, "The style.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if let choice = arguments.option(0).flatMap(names.choice) {
        environment.styles.label = choice
      }
    })
}
