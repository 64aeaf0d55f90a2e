import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Slider` (docs/semantics.md, Controls).
  static let slider = ViewDefinition(
    "Slider", "A knob on a line.",
    support: .approximate("the ideal width is approximate", along: .horizontal), paints: .slider
  ) { p in
    let size = p.size()
    let value = p("value", .binding, drawn: true, "The binding to the value, such as $length.")
    let range = p("in", .expression, drawn: true, "The range of values.")
    let step = p("step", .number, "The distance between values.")
    p.control = .slides(value: value, in: range, step: step)
    return .layout { context in
      context.addLeaf(size: size) { ControlLayout(.slider) }
    }
  }
}
