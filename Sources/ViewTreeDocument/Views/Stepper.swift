import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Stepper` (docs/controls.md).
  static let stepper = ViewDefinition(
    "Stepper", "Two buttons behind a label.", support: .measured(on: "iOS 26"), paints: .stepper
  ) { p in
    let value = p("value", .binding, "The binding to the value, such as $count.")
    let range = p("in", .expression, "The range of values.")
    let step = p("step", .number, "The distance between values.")
    let title = p.title()
    let label = p.label()
    p.control = .slides(value: value, in: range, step: step, isOpen: true)
    return .slot(.horizontal) { context in
      context.addControl(.stepper, title: title, orContent: label)
    }
  }
}
