import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Ellipse` (docs/semantics.md, Leaves).
  static let ellipse = ViewDefinition(
    "Ellipse", "An ellipse that fills its frame.",
    [
      .size
    ],
    isShape: true, takesTaps: .ellipse,
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
