import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `resizable` (docs/explanation/layout.md, Leaves).
  static let resizable = ModifierDefinition(
    """
    extension Image
    func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
    """, "Makes an image take its proposed size.", support: .exact,
    draws: .content
  ) { p in
    let capInsets = p("capInsets", .insets, "The parts at the edges that keep their size.")
    p("resizingMode", .option(["stretch", "tile"]), "The resizing mode.")
    return .environment { environment, arguments in
      environment.resizable = arguments[capInsets] ?? .zero
    }
  }
}
