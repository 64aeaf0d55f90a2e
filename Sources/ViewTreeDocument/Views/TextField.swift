import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TextField` (docs/controls.md).
  static let textField = ViewDefinition(
    "TextField", "A field for one line of text, or for several.",
    support: .approximate(
      "the height is approximate, and does not follow the font", along: .vertical), paints: .field
  ) { p in
    let size = p.size()
    p("title", .text, orAs: "Text(", "The placeholder.")
    let text = p("text", .binding, drawn: true, "The binding to the text, such as $name.")
    p(
      "prompt", .text, orAs: "Text(", drawn: true,
      "The placeholder, if the title is a label for others.")
    let axis = p(
      "axis", .option(["horizontal", "vertical"]),
      "Where it grows when its text does not fit; horizontal by default.")
    p.control = .text(text)
    p.boundText = text
    p.styled = StyledControl(.textField, [])
    return .layout { context in
      if context[axis] == 1, context[size] == nil { return context.addGrowingField() }
      return context.addLeaf(size: size) {
        ControlLayout(
          context.environment.styles.textField == .roundedBorder
            ? .roundedTextField : .textField(on: context.environment.platform))
      }
    }
  }
}
