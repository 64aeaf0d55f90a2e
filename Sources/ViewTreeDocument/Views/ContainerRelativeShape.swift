import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ContainerRelativeShape` (docs/semantics.md, Leaves).
  static let containerRelativeShape = ViewDefinition(
    "ContainerRelativeShape", "The shape of the container around.",
    [
      .size
    ],
    isShape: true,
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
