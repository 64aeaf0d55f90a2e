import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `containerRelativeFrame` (docs/explanation/layout.md, Frames).
  static let containerRelativeFrame = ModifierDefinition(
    """
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
    """, "Makes the view as large as its container, or a part of it.",
    support: .approximate("the container is the window without its safe area")
  ) { p in
    let axes = p("axes", .axes, unlabelled: true, required: true, "The axes.")
    let count = p("count", .number, "The number of parts of the container.")
    let span = p("span", .number, "The number of columns that the view spans (default: 1).")
    let spacing = p("spacing", .number, "Points between the parts.")
    let alignment = p("alignment", .alignment, "The alignment in the frame.")
    p(
      "as", .parameterName(default: ["length", "axis"]),
      "The names of the container's length and of the axis.")
    let length = p(
      "length", .closure(.containerLength),
      "Returns the length along an axis, from the container's length.")
    p.exclude([count.place, span.place, spacing.place], [length.place])
    return .containerFrame(axes: axes, length: length) { context, width, height in
      let axes = context[axes] ?? []
      let parts = max(1, context[count] ?? 1)
      let (taken, gap) = (min(parts, max(1, context[span] ?? 1)), max(0, context[spacing] ?? 0))
      func length(_ axis: Axis) -> Double? {
        guard axes.contains(axis) else { return nil }
        let whole = context.containerLength(along: axis)
        return max(0, (whole - gap * (parts - 1)) / parts * taken + gap * (taken - 1))
      }
      return context.add(
        FixedFrameLayout(
          width: width ?? length(.horizontal), height: height ?? length(.vertical),
          alignment: context[alignment] ?? .center))
    }
  }
}
