import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `frame`, fixed or flexible (docs/semantics.md, Frames).
  static let frame = ModifierDefinition(
    "frame", "Gives the view a fixed size, or limits to its size.",
    [
      ParameterDefinition("width", .number, along: .horizontal, "A fixed width in points."),
      ParameterDefinition("height", .number, along: .vertical, "A fixed height in points."),
      ParameterDefinition("minWidth", .number, along: .horizontal, "The least width in points."),
      ParameterDefinition(
        "idealWidth", .number, along: .horizontal, "The width where none is proposed."),
      ParameterDefinition("maxWidth", .number, along: .horizontal, "The greatest width in points."),
      ParameterDefinition("minHeight", .number, along: .vertical, "The least height in points."),
      ParameterDefinition(
        "idealHeight", .number, along: .vertical, "The height where none is proposed."),
      ParameterDefinition("maxHeight", .number, along: .vertical, "The greatest height in points."),
      ParameterDefinition("alignment", .alignment, "Where the view stands in the frame."),
    ],
    excluding: [
      ["width", "height"],
      ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"],
    ],
    remarks: { $0.lengthRemarks(0, 1) + $0.boundRemarks(2, 3, 4) + $0.boundRemarks(5, 6, 7) },
    .layout { context in
      let arguments = context.arguments
      let isFlexible = (2...7).contains { arguments.number($0) != nil }
      if isFlexible {
        return context.add(
          FlexibleFrameLayout(
            width: FlexibleFrameLayout.Bounds(
              minimum: arguments.number(2), ideal: arguments.number(3),
              maximum: arguments.number(4)),
            height: FlexibleFrameLayout.Bounds(
              minimum: arguments.number(5), ideal: arguments.number(6),
              maximum: arguments.number(7)),
            alignment: arguments.alignment(8)))
      }
      return context.add(
        FixedFrameLayout(
          width: arguments.number(0), height: arguments.number(1),
          alignment: arguments.alignment(8)))
    })
}
