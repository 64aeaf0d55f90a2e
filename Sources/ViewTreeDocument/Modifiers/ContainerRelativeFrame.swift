import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `containerRelativeFrame` (docs/semantics.md, Frames).
  static let containerRelativeFrame = ModifierDefinition(
    "containerRelativeFrame", "Makes the view as large as the container around it, or a part.",
    support: .approximate("the container is the window without its safe area")
  ) { p in
    let axes = p("axes", .axes, unlabelled: true, required: true, "The axes along which it does.")
    let count = p("count", .number, "Into how many parts the container is divided.")
    let span = p("span", .number, "How many of these the view takes; one by default.")
    let spacing = p("spacing", .number, "Points between the parts.")
    let alignment = p("alignment", .alignment, "Where the view stands in its frame.")
    return .layout { context in
      let axes = context[axes] ?? []
      let margins = context.environment.scrolling.margins
      let parts = max(1, context[count] ?? 1)
      let (taken, gap) = (min(parts, max(1, context[span] ?? 1)), max(0, context[spacing] ?? 0))
      func length(_ axis: Axis) -> Double? {
        guard axes.contains(axis) else { return nil }
        let whole = max(0, context.containerSize[axis] - margins.total(along: axis))
        return max(0, (whole - gap * (parts - 1)) / parts * taken + gap * (taken - 1))
      }
      return context.add(
        FixedFrameLayout(
          width: length(.horizontal), height: length(.vertical),
          alignment: context[alignment] ?? .center))
    }
  }
}
