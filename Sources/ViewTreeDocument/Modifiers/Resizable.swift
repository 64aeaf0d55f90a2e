import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `resizable` (docs/explanation/layout.md, Leaves).
  static let resizable = ModifierDefinition(
    """
    extension Image
    func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
    """, "Lets an image take the size that it is proposed.", support: .exact,
    draws: .content
  ) { p in
    let capInsets = p("capInsets", .insets, "The parts at the edges that keep their size.")
    p("resizingMode", .option(["stretch", "tile"]), "The way of resizing.")
    return .environment { environment, arguments in
      environment.resizable = arguments[capInsets] ?? .zero
    }
  }
}
