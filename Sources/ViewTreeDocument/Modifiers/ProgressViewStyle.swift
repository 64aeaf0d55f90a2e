extension ModifierDefinition {
  private static let names = StyleNames<ControlStyles.ProgressViewStyleChoice>([
    ("linear", .linear),
    ("circular", .circular),
    ("LinearProgressViewStyle", .linear),
    ("CircularProgressViewStyle", .circular),
  ])

  /// SwiftUI's `progressViewStyle` (docs/controls.md).
  static let progressViewStyle = ModifierDefinition(
    "progressViewStyle", "Sets the style of the progress views inside.",
    [
      ParameterDefinition(
        "style", .option(names.names), unlabelled: true, required: true, "The style.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if let choice = arguments.option(0).flatMap(names.choice) {
        environment.styles.progressView = choice
      }
    })
}
