import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `fixedSize` (docs/explanation/layout.md, Fixed size).
  static let fixedSize = ModifierDefinition(
    """
    func fixedSize() -> some View
    func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    """, "Gives the view its ideal size.", support: .exact
  ) { p in
    let horizontal = p("horizontal", .bool, "True for the ideal width.")
    let vertical = p("vertical", .bool, "True for the ideal height.")
    return .layout { context in
      let (horizontal, vertical) = (context[horizontal], context[vertical])
      var axes: AxisSet = []
      if horizontal ?? (vertical == nil) { axes.insert(.horizontal) }
      if vertical ?? (horizontal == nil) { axes.insert(.vertical) }
      return context.add(FixedSizeLayout(axes: axes))
    }
  }
}
