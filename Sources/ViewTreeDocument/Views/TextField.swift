import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `TextField` (docs/controls.md).
  static let textField = ViewDefinition(
    "TextField", "A field for one line of text.",
    support: .approximate(
      "the height is approximate, and does not follow the font", along: .vertical)
  ) { p in
    let size = p.size()
    p("title", .text, orAs: "Text(", "The placeholder.")
    let text = p("text", .binding, drawn: true, "The binding to the text, such as $name.")
    p(
      "prompt", .text, orAs: "Text(", drawn: true,
      "The placeholder, if the title is a label for others.")
    p.control = .text(text)
    return .layout { context in
      context.addLeaf(size: size) {
        ControlLayout(
          context.environment.styles.textField == .roundedBorder
            ? .roundedTextField : .textField(on: context.environment.platform))
      }
    }
  }
}
