import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Toggle` (docs/explanation/controls.md).
  package static let toggle = ViewDefinition(
    """
    struct Toggle<Label: View>: View
    init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text
    init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    """, "A switch after its label.",
    support: .estimated("the height of its row is approximate", along: .vertical), paints: .toggle
  ) { p in
    let isOn = p("isOn", .binding, drawn: true, "The binding to the state, such as $isOn.")
    let title = p.title()
    let label = p.label()
    p.control = .toggles(isOn: isOn)
    p.styled = StyledControl(
      .toggle, [.init("label", label, text: title)],
      [.binding("isOn", isOn), .constant("isMixed", false)])
    p.environmentChange = { $0.styles.toggle == .button && $0.turnToButton() }
    return .slot(.horizontal) { context in
      if context.environment.styles.toggle == .button {
        return context.addLabelBox(
          context.environment.controlSize.buttonPadding, title: title, orContent: label)
      }
      let control = ControlMetrics.toggle(on: context.environment.platform)
      return context.addControl(
        context.environment.list.isInRow ? control.inRow : control, title: title, orContent: label)
    }
  }
}
