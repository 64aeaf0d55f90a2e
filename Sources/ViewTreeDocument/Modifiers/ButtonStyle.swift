extension ModifierDefinition {
  private static let names = StyleNames<ControlStyles.ButtonStyleChoice>([
    ("automatic", .borderless),
    ("plain", .borderless),
    ("borderless", .borderless),
    ("bordered", .bordered),
    ("borderedProminent", .bordered),
    ("DefaultButtonStyle", .borderless),
    ("PlainButtonStyle", .borderless),
    ("BorderlessButtonStyle", .borderless),
    ("BorderedButtonStyle", .bordered),
    ("BorderedProminentButtonStyle", .bordered),
  ])

  /// SwiftUI's `buttonStyle` (docs/controls.md).
  static let buttonStyle = ModifierDefinition(
    "buttonStyle", "Sets the style of the buttons inside.",
    [
      ParameterDefinition(
        "style", .option(names.names), unlabelled: true, required: true, "The style.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if let choice = arguments.option(0).flatMap(names.choice) {
        environment.styles.button = choice
      }
    })
}
