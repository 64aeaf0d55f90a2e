/// The configurations that custom styles receive: the parts of a control and its bindings.
extension StandardTypes {
  static let styleList: [(name: String, make: @Sendable () -> StandardType)] = [
    ("ButtonStyleConfiguration", { buttonStyle }),
    ("PrimitiveButtonStyleConfiguration", { primitiveButtonStyle }),
    ("ToggleStyleConfiguration", { toggleStyle }), ("LabelStyleConfiguration", { labelStyle }),
    ("ProgressViewStyleConfiguration", { progressViewStyle }),
    ("GaugeStyleConfiguration", { gaugeStyle }), ("GroupBoxStyleConfiguration", { groupBoxStyle }),
    ("LabeledContentStyleConfiguration", { labeledContentStyle }),
    ("DisclosureGroupStyleConfiguration", { disclosureGroupStyle }),
    ("ControlGroupStyleConfiguration", { controlGroupStyle }),
    ("MenuStyleConfiguration", { menuStyle }),
  ]

  static let buttonStyle = configuration(
    "Button",
    [.host("var isPressed: Bool"), .host("var role: _"), part("label")])

  static let primitiveButtonStyle = configuration(
    "PrimitiveButton", [.host("var role: _"), .host("func trigger()"), part("label")])

  static let toggleStyle = configuration(
    "Toggle", bound("isOn") + [.host("var isMixed: Bool"), part("label")])

  static let labelStyle = configuration("Label", [part("title"), part("icon")])

  static let progressViewStyle = configuration(
    "ProgressView",
    [
      .host("var fractionCompleted: Double?"), optionalPart("label"),
      optionalPart("currentValueLabel"),
    ])

  static let gaugeStyle = configuration(
    "Gauge",
    [
      .host("var value: Double"), part("label"), optionalPart("currentValueLabel"),
      optionalPart("minimumValueLabel"), optionalPart("maximumValueLabel"),
    ])

  static let groupBoxStyle = configuration("GroupBox", [part("label"), part("content")])

  static let labeledContentStyle = configuration(
    "LabeledContent", [part("label"), part("content")])

  static let disclosureGroupStyle = configuration(
    "DisclosureGroup", bound("isExpanded") + [part("label"), part("content")])

  static let controlGroupStyle = configuration("ControlGroup", [part("label"), part("content")])

  static let menuStyle = configuration("Menu", [])

  private static func configuration(
    _ control: String, _ members: [StandardMember]
  ) -> StandardType {
    StandardType("\(control)StyleConfiguration", members)
  }

  /// Views that the style arranges.
  private static func part(_ name: String) -> StandardMember { .host("var \(name): View") }

  /// Views that a control may lack.
  private static func optionalPart(_ name: String) -> StandardMember {
    .host("var \(name): View?")
  }

  /// A Boolean that the control is bound to, and its binding.
  private static func bound(_ name: String) -> [StandardMember] {
    let binding = StandardMember.host("var $\(name): Binding<Bool>")
    guard case .reading(let find) = binding.action else { return [] }
    return [StandardMember("var \(name): Bool", action: .bound(find)), binding]
  }
}
