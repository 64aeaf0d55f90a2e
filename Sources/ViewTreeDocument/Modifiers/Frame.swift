import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `frame`, fixed or flexible (docs/explanation/layout.md, Frames).
  static let frame = ModifierDefinition(
    """
    func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
    func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    """, "Gives the view a fixed size, or limits its size.", support: .exact,
    traits: [.bounds]
  ) { p in
    let width = p("width", .number, along: .horizontal, "A fixed width in points.")
    let height = p("height", .number, along: .vertical, "A fixed height in points.")
    let minWidth = p("minWidth", .number, along: .horizontal, "The minimum width in points.")
    let idealWidth = p(
      "idealWidth", .number, along: .horizontal,
      "The ideal width in points, for an unspecified proposal.")
    let maxWidth = p("maxWidth", .number, along: .horizontal, "The maximum width in points.")
    let minHeight = p("minHeight", .number, along: .vertical, "The minimum height in points.")
    let idealHeight = p(
      "idealHeight", .number, along: .vertical,
      "The ideal height in points, for an unspecified proposal.")
    let maxHeight = p("maxHeight", .number, along: .vertical, "The maximum height in points.")
    let alignment = p("alignment", .alignment, "The alignment in the frame.")
    p.exclude(
      [width.place, height.place],
      [
        minWidth.place, idealWidth.place, maxWidth.place, minHeight.place, idealHeight.place,
        maxHeight.place,
      ])
    let bounds = minWidth.place...maxHeight.place
    p.remarks = { arguments in
      var remarks: [ArgumentRemark] = []
      arguments.remark(onLength: width, in: &remarks)
      arguments.remark(onLength: height, in: &remarks)
      if arguments.areAbsent(bounds) { return remarks }
      arguments.remark(onBounds: minWidth, idealWidth, maxWidth, in: &remarks)
      arguments.remark(onBounds: minHeight, idealHeight, maxHeight, in: &remarks)
      return remarks
    }
    return .layout { context in
      let isFixed = context.arguments.areAbsent(bounds)
      if !isFixed,
        context.isGiven(minWidth, idealWidth, maxWidth)
          || context.isGiven(minHeight, idealHeight, maxHeight)
      {
        return context.add(
          FlexibleFrameLayout(
            width: FlexibleFrameLayout.Bounds(
              minimum: context[minWidth], ideal: context[idealWidth],
              maximum: context[maxWidth]),
            height: FlexibleFrameLayout.Bounds(
              minimum: context[minHeight], ideal: context[idealHeight],
              maximum: context[maxHeight]),
            alignment: context[alignment] ?? .center))
      }
      return context.add(
        FixedFrameLayout(
          width: context[width], height: context[height],
          alignment: context[alignment] ?? .center))
    }
  }
}
