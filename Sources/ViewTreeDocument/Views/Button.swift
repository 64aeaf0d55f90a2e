import ViewTreeLayout

extension ViewDefinition {
  /// The accuracy of a bordered button. A plain one is its label.
  package static let buttonSupport = Support.measured(
    on: "iOS 26, within half a point; bordered buttons use its padding on all systems")

  /// SwiftUI's `Button` (docs/explanation/controls.md).
  static let button = ViewDefinition(
    """
    struct Button<Label: View>: View
    init(_ title: LocalizedStringKey, action: @escaping () -> Void) where Label == Text
    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) where Label == Text
    init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    // read
    init(intent unused: any AppIntent, @ViewBuilder label: () -> Label)
    init(role: ButtonRole?, intent unused: any AppIntent, @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, intent unused: any AppIntent)
    """, "A label that can be tapped.",
    support: buttonSupport,
    paints: .button
  ) { p in
    let action = p("action", .closure(.action), "The closure.")
    let role = p(
      "role", .option(["cancel", "destructive", "close", "confirm"]), drawn: true, "The role.")
    let title = p.title()
    let label = p.label()
    p.control = .taps(action: action)
    p.styled = StyledControl(
      .button, [.init("label", label, text: title)],
      [.constant("isPressed", false), .name("role", role), .action("trigger", action)])
    p.environmentChange = { $0.styles.button.isBordered && $0.turnToButton() }
    return .slot(.horizontal) { context in
      let environment = context.environment
      return context.addLabelBox(
        environment.styles.button.isBordered ? environment.controlSize.buttonPadding : .zero,
        title: title, orContent: label)
    }
  }
}

extension ViewEnvironment {
  /// The environment of the label of a bordered button. False if its size changes nothing.
  mutating func turnToButton() -> Bool {
    guard controlSize.buttonFont != .body, font == .style(.body) else { return false }
    font = .style(controlSize.buttonFont)
    return true
  }
}
