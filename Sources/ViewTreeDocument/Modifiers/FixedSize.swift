import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `fixedSize` (docs/semantics.md, Fixed size).
  static let fixedSize = ModifierDefinition(
    "fixedSize", "Lets the view have its ideal size.",
    [
      ParameterDefinition("horizontal", .bool, "Whether the width is ideal."),
      ParameterDefinition("vertical", .bool, "Whether the height is ideal."),
    ],
    .layout { context in
      let (horizontal, vertical) = (context.arguments.bool(0), context.arguments.bool(1))
      var axes: AxisSet = []
      if horizontal ?? (vertical == nil) { axes.insert(.horizontal) }
      if vertical ?? (horizontal == nil) { axes.insert(.vertical) }
      return context.add(FixedSizeLayout(axes: axes))
    })
}
