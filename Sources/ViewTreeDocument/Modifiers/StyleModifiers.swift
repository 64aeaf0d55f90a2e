/// Modifiers that choose how the controls inside look (docs/explanation/controls.md), a row each:
/// the names of the styles, and the property of `ControlStyles` that they set.
extension ModifierDefinition {
  static let buttonStyle = style(
    """
    func buttonStyle<B: PrimitiveButtonStyle>(_ style: B) -> some View
    func buttonStyle<B: ButtonStyle>(_ style: B) -> some View
    """, "Sets the style of the buttons within this view.", of: .button,
    [
      ("automatic", .borderless),
      ("plain", .plain),
      ("borderless", .borderless),
      ("bordered", .bordered),
      ("borderedProminent", .prominent),
      ("DefaultButtonStyle", .borderless),
      ("PlainButtonStyle", .plain),
      ("BorderlessButtonStyle", .borderless),
      ("BorderedButtonStyle", .bordered),
      ("BorderedProminentButtonStyle", .prominent),
      ("glass", .glass),
      ("glassProminent", .prominent),
      ("card", .borderless),
      ("link", .borderless),
      ("accessoryBar", .borderless),
      ("accessoryBarAction", .bordered),
      ("GlassButtonStyle", .glass),
      ("GlassProminentButtonStyle", .prominent),
      ("CardButtonStyle", .borderless),
      ("LinkButtonStyle", .borderless),
    ]
  ) { $0.button = $1 }

  static let controlGroupStyle = style(
    "func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View",
    "Sets the style of groups of controls within this view.", of: .controlGroup,
    support: .notModelled("the system's styles are all rows"),
    [
      ("automatic", ()),
      ("compactMenu", ()),
      ("menu", ()),
      ("navigation", ()),
      ("palette", ()),
      ("AutomaticControlGroupStyle", ()),
      ("CompactMenuControlGroupStyle", ()),
      ("MenuControlGroupStyle", ()),
      ("NavigationControlGroupStyle", ()),
      ("PaletteControlGroupStyle", ()),
    ]
  ) { _, _ in }

  static let datePickerStyle = style(
    "func datePickerStyle<P: DatePickerStyle>(_ style: P) -> some View",
    "Sets the style of the date pickers within this view.",
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
  ) { $0.datePicker = $1 }

  static let disclosureGroupStyle = style(
    "func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View",
    "Sets the style of disclosure groups within this view.", of: .disclosureGroup,
    support: .notModelled("the system's styles all look the same"),
    [
      ("automatic", ()),
      ("AutomaticDisclosureGroupStyle", ()),
    ]
  ) { _, _ in }

  static let gaugeStyle = style(
    "func gaugeStyle<G: GaugeStyle>(_ style: G) -> some View",
    "Sets the style of the gauges within this view.", of: .gauge,
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
  ) { $0.gauge = $1 }

  static let groupBoxStyle = style(
    "func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View",
    "Sets the style of group boxes within this view.", of: .groupBox,
    support: .notModelled("the system's styles all look the same"),
    [
      ("automatic", ()),
      ("DefaultGroupBoxStyle", ()),
    ]
  ) { _, _ in }

  static let labeledContentStyle = style(
    "func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View",
    "Sets the style of labeled contents within this view.", of: .labeledContent,
    support: .notModelled("the system's styles are all rows"),
    [
      ("automatic", ()),
      ("AutomaticLabeledContentStyle", ()),
    ]
  ) { _, _ in }

  static let labelStyle = style(
    "func labelStyle<L: LabelStyle>(_ style: L) -> some View",
    "Sets the style of the labels within this view.", of: .label,
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
  ) { $0.label = $1 }

  static let menuStyle = style(
    "func menuStyle<S: MenuStyle>(_ style: S) -> some View",
    "Sets the style of menus within this view.",
    of: .menu,
    support: .notModelled("menus are as large as their labels"),
    [
      ("automatic", ()),
      ("borderedButton", ()),
      ("borderlessButton", ()),
      ("button", ()),
      ("BorderedButtonMenuStyle", ()),
      ("BorderlessButtonMenuStyle", ()),
      ("ButtonMenuStyle", ()),
      ("DefaultMenuStyle", ()),
    ]
  ) { _, _ in }

  static let pickerStyle = style(
    "func pickerStyle<P: PickerStyle>(_ style: P) -> some View",
    "Sets the style of the pickers within this view.",
    [
      ("automatic", .menu),
      ("menu", .menu),
      ("segmented", .segmented),
      ("wheel", .wheel),
      ("inline", .inline),
      ("navigationLink", .navigationLink),
      ("palette", .segmented),
      ("tabs", .segmented),
      ("radioGroup", .wheel),
      ("DefaultPickerStyle", .menu),
      ("MenuPickerStyle", .menu),
      ("SegmentedPickerStyle", .segmented),
      ("WheelPickerStyle", .wheel),
      ("InlinePickerStyle", .inline),
      ("NavigationLinkPickerStyle", .navigationLink),
      ("PalettePickerStyle", .segmented),
    ]
  ) { $0.picker = $1 }

  static let progressViewStyle = style(
    "func progressViewStyle<P: ProgressViewStyle>(_ style: P) -> some View",
    "Sets the style of the progress views within this view.", of: .progressView,
    [
      ("linear", .linear),
      ("circular", .circular),
      ("LinearProgressViewStyle", .linear),
      ("CircularProgressViewStyle", .circular),
    ]
  ) { $0.progressView = $1 }

  static let textFieldStyle = style(
    "func textFieldStyle<T: TextFieldStyle>(_ style: T) -> some View",
    "Sets the style of the text fields within this view.", of: .textField,
    [
      ("automatic", .plain),
      ("plain", .plain),
      ("roundedBorder", .roundedBorder),
      ("DefaultTextFieldStyle", .plain),
      ("PlainTextFieldStyle", .plain),
      ("RoundedBorderTextFieldStyle", .roundedBorder),
    ]
  ) { $0.textField = $1 }

  static let toggleStyle = style(
    "func toggleStyle<T: ToggleStyle>(_ style: T) -> some View",
    "Sets the style of the toggles within this view.", of: .toggle,
    [
      ("automatic", .switch),
      ("switch", .switch),
      ("button", .button),
      ("SwitchToggleStyle", .switch),
      ("DefaultToggleStyle", .switch),
      ("ButtonToggleStyle", .button),
    ]
  ) { $0.toggle = $1 }

  /// A modifier with one argument: a style's short name or its type's name, or one of the
  /// document's own styles if the kind supports them.
  private static func style<Style: Sendable>(
    _ swift: String, _ summary: String, of kind: StyleKind? = nil, support: Support = .exact,
    _ choices: [(name: String, value: Style)],
    set: @escaping @Sendable (inout ControlStyles, Style) -> Void
  ) -> ModifierDefinition {
    ModifierDefinition(swift, summary, support: support, draws: .content) { p in
      p.styleKind = kind
      let style = p.choice("style", choices, unlabelled: true, required: true, "The style.")
      return .environment { environment, arguments in
        if let choice = arguments[style] { set(&environment.styles, choice) }
      }
    }
  }
}
