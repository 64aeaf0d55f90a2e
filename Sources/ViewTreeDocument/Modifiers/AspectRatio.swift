import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `aspectRatio` (docs/explanation/layout.md, Aspect ratio).
  static let aspectRatio = ModifierDefinition(
    """
    func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
    func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View
    """, "Proposes a size with an aspect ratio.", support: .exact
  ) { p in
    let ratio = p(
      "ratio", .ratio, unlabelled: true,
      "The width divided by the height, or a size with that ratio.")
    let contentMode = p.choice(
      "contentMode", [("fit", AspectRatioLayout.ContentMode.fit), ("fill", .fill)], required: true,
      "The mode: fit inside the space, or fill it.")
    p.remarks = { arguments in
      guard let value = arguments[ratio], !(value > 0 && value.isFinite) else { return [] }
      return [.ignoredRatio(parameter: ratio.place, value: value)]
    }
    return .layout { context in
      context.add(
        AspectRatioLayout(
          ratio: context[ratio],
          contentMode: context[contentMode] ?? .fit))
    }
  }
}
