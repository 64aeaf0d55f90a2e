import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Image` (docs/semantics.md, Leaves).
  static let image = ViewDefinition(
    "Image", "A bitmap, or a symbol of the system.",
    [
      .size,
      ParameterDefinition(
        "name", .text, "The name of the bitmap; viewtree has none, so give its size."),
      ParameterDefinition("systemName", .text, "The name of a symbol."),
      ParameterDefinition("decorative", .text, "The name of a bitmap that is for the eye only."),
    ],
    support: .approximate("a symbol has the usual size of symbols, not its own"),
    draws: ["systemName", "decorative"],
    .layout { context in
      let size = context.arguments.size(0).map {
        Size(width: $0.width ?? 0, height: $0.height ?? 0)
      }
      if case .absent = context.arguments[2] {
        // Without a size the image is missing: nothing to see, but a child with gaps around it.
        return context.addImage(size ?? .zero)
      }
      return context.addSymbol(size: size)
    })
}
