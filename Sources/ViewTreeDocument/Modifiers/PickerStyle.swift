extension ModifierDefinition {
  private static let names = StyleNames<ControlStyles.PickerStyleChoice>([
    ("automatic", .menu),
    ("menu", .menu),
    ("segmented", .segmented),
    ("wheel", .wheel),
    ("DefaultPickerStyle", .menu),
    ("MenuPickerStyle", .menu),
    ("SegmentedPickerStyle", .segmented),
    ("WheelPickerStyle", .wheel),
  ])

  /// SwiftUI's `pickerStyle` (docs/controls.md).
  static let pickerStyle = ModifierDefinition(
    "pickerStyle", "Sets the style of the pickers inside.",
    [
      ParameterDefinition(
        "style", .option(names.names), unlabelled: true, required: true, "The style.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if let choice = arguments.option(0).flatMap(names.choice) {
        environment.styles.picker = choice
      }
    })
}
