import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ColorPicker` (docs/explanation/controls.md).
  static let colorPicker = ViewDefinition(
    """
    struct ColorPicker<Label: View>: View
    init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text
    init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    """, "A color well after its label.",
    support: .estimated("the sizes are approximate"), paints: .colorWell
  ) { p in
    p("selection", .binding, drawn: true, "The binding to the color.")
    let title = p.title()
    let label = p.label()
    p("supportsOpacity", .bool, "True to allow opacity (default: true).")
    p.control = .chooses
    return .slot(.horizontal) { context in
      context.addControl(.colorPicker, title: title, orContent: label)
    }
  }
}
