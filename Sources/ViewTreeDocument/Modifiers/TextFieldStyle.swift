extension ModifierDefinition {
  private static let names = StyleNames<ControlStyles.TextFieldStyleChoice>([
    ("automatic", .plain),
    ("plain", .plain),
    ("roundedBorder", .roundedBorder),
    ("DefaultTextFieldStyle", .plain),
    ("PlainTextFieldStyle", .plain),
    ("RoundedBorderTextFieldStyle", .roundedBorder),
  ])

  /// SwiftUI's `textFieldStyle` (docs/controls.md).
  static let textFieldStyle = ModifierDefinition(
    "textFieldStyle", "Sets the style of the text fields inside.",
    [
      ParameterDefinition(
        "style", .option(names.names), unlabelled: true, required: true, "The style.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if let choice = arguments.option(0).flatMap(names.choice) {
        environment.styles.textField = choice
      }
    })
}
