import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Image` (docs/explanation/layout.md, Leaves).
  package static let image = ViewDefinition(
    """
    struct Image: View, Hashable
    init(_ name: String, bundle: Bundle? = nil)
    init(systemName: String)
    init(decorative: String, bundle: Bundle? = nil)
    // read
    init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil)
    init(_ name: String, bundle: Bundle? = nil, label: Text = Text(name))
    init(systemName: String, variableValue: Double? = nil)
    init(uiImage: UIImage)
    init(nsImage: NSImage)
    init(_ cgImage: CGImage, scale: CGFloat, label: Text)
    """, "A bitmap, or a symbol of the system.",
    support: .approximate("most symbols have a typical symbol size, not their own"),
    paints: .image
  ) { p in
    let size = p.size()
    p("name", .text, "The name of a bitmap, which needs a size.")
    let systemName = p("systemName", .text, drawn: true, "The name of a symbol.")
    p("decorative", .text, drawn: true, "The name of a decorative bitmap.")
    return .layout { context in
      let size = context[size]?.size
      if !context.arguments.isGiven(systemName) {
        // An image without a size is missing. It's invisible, but it still has spacing around it.
        return context.addImage(size ?? .zero)
      }
      return context.addSymbol(systemName, size: size)
    }
  }
}
