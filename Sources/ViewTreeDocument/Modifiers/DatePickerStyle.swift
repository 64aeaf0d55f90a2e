extension ModifierDefinition {
  private static let names = StyleNames<ControlStyles.DatePickerStyleChoice>([
    ("automatic", .compact),
    ("compact", .compact),
    ("wheel", .wheel),
    ("DefaultDatePickerStyle", .compact),
    ("CompactDatePickerStyle", .compact),
    ("WheelDatePickerStyle", .wheel),
  ])

  /// SwiftUI's `datePickerStyle` (docs/controls.md).
  static let datePickerStyle = ModifierDefinition(
    "datePickerStyle", "Sets the style of the date pickers inside.",
    [
      ParameterDefinition(
        "style", .option(names.names), unlabelled: true, required: true, "The style.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if let choice = arguments.option(0).flatMap(names.choice) {
        environment.styles.datePicker = choice
      }
    })
}
