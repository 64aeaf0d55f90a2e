/// Modifiers that choose how the controls inside look (docs/controls.md), a row each: the names of the
/// styles, and the property of `ControlStyles` that they set.
extension ModifierDefinition {
  static let styles: [ModifierDefinition] = [
    .style(
      "buttonStyle", "Sets the style of the buttons inside.",
      [
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
        ("glass", .bordered),
        ("glassProminent", .bordered),
        ("card", .borderless),
        ("link", .borderless),
        ("accessoryBar", .borderless),
        ("accessoryBarAction", .bordered),
        ("GlassButtonStyle", .bordered),
        ("GlassProminentButtonStyle", .bordered),
        ("CardButtonStyle", .borderless),
        ("LinkButtonStyle", .borderless),
      ]
    ) { $0.button = $1 },
    .style(
      "datePickerStyle", "Sets the style of the date pickers inside.",
      [
        ("automatic", .compact),
        ("compact", .compact),
        ("wheel", .wheel),
        ("graphical", .graphical),
        ("DefaultDatePickerStyle", .compact),
        ("CompactDatePickerStyle", .compact),
        ("WheelDatePickerStyle", .wheel),
        ("GraphicalDatePickerStyle", .graphical),
      ]
    ) { $0.datePicker = $1 },
    .style(
      "gaugeStyle", "Sets the style of the gauges inside.",
      [
        ("automatic", .linear),
        ("linearCapacity", .linear),
        ("accessoryLinear", .linear),
        ("accessoryLinearCapacity", .linear),
        ("accessoryCircular", .circular),
        ("accessoryCircularCapacity", .circular),
        ("DefaultGaugeStyle", .linear),
        ("LinearCapacityGaugeStyle", .linear),
        ("AccessoryLinearGaugeStyle", .linear),
        ("AccessoryCircularGaugeStyle", .circular),
      ]
    ) { $0.gauge = $1 },
    .style(
      "labelStyle", "Sets the style of the labels inside.",
      [
        ("automatic", .titleAndIcon),
        ("titleAndIcon", .titleAndIcon),
        ("titleOnly", .titleOnly),
        ("iconOnly", .iconOnly),
        ("DefaultLabelStyle", .titleAndIcon),
        ("TitleAndIconLabelStyle", .titleAndIcon),
        ("TitleOnlyLabelStyle", .titleOnly),
        ("IconOnlyLabelStyle", .iconOnly),
      ]
    ) { $0.label = $1 },
    .style(
      "pickerStyle", "Sets the style of the pickers inside.",
      [
        ("automatic", .menu),
        ("menu", .menu),
        ("segmented", .segmented),
        ("wheel", .wheel),
        ("inline", .wheel),
        ("navigationLink", .navigationLink),
        ("palette", .segmented),
        ("tabs", .segmented),
        ("radioGroup", .wheel),
        ("DefaultPickerStyle", .menu),
        ("MenuPickerStyle", .menu),
        ("SegmentedPickerStyle", .segmented),
        ("WheelPickerStyle", .wheel),
        ("InlinePickerStyle", .wheel),
        ("NavigationLinkPickerStyle", .navigationLink),
        ("PalettePickerStyle", .segmented),
      ]
    ) { $0.picker = $1 },
    .style(
      "progressViewStyle", "Sets the style of the progress views inside.",
      [
        ("linear", .linear),
        ("circular", .circular),
        ("LinearProgressViewStyle", .linear),
        ("CircularProgressViewStyle", .circular),
      ]
    ) { $0.progressView = $1 },
    .style(
      "textFieldStyle", "Sets the style of the text fields inside.",
      [
        ("automatic", .plain),
        ("plain", .plain),
        ("roundedBorder", .roundedBorder),
        ("DefaultTextFieldStyle", .plain),
        ("PlainTextFieldStyle", .plain),
        ("RoundedBorderTextFieldStyle", .roundedBorder),
      ]
    ) { $0.textField = $1 },
    .style(
      "toggleStyle", "Sets the style of the toggles inside.",
      [
        ("automatic", .switch),
        ("switch", .switch),
        ("button", .button),
        ("SwitchToggleStyle", .switch),
        ("DefaultToggleStyle", .switch),
        ("ButtonToggleStyle", .button),
      ]
    ) { $0.toggle = $1 },
  ]

  /// A modifier with one argument: a style's short name or that of its type.
  private static func style<Style: Sendable>(
    _ name: String, _ summary: String, _ choices: [(name: String, value: Style)],
    set: @escaping @Sendable (inout ControlStyles, Style) -> Void
  ) -> ModifierDefinition {
    ModifierDefinition(name, summary, support: .exact, draws: .content) { p in
      let style = p.choice("style", choices, unlabelled: true, required: true, "The style.")
      return .environment { environment, arguments in
        if let choice = arguments[style] { set(&environment.styles, choice) }
      }
    }
  }
}
