extension ModifierDefinition {
  /// SwiftUI's `textFieldStyle` (docs/semantics.md, Controls).
  static let textFieldStyle = ModifierDefinition(
    "textFieldStyle", "Sets the style of the text fields inside.",
    [
      ParameterDefinition(
        "style", .option(TextFieldStyles.all), unlabelled: true, required: true, "The style.")
    ],
    .environment { environment, arguments in
      environment.roundedTextFields = TextFieldStyles.isRounded(arguments.option(0) ?? 0)
    })
}
