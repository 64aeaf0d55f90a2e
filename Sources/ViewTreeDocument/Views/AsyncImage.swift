import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `AsyncImage` (docs/explanation/preferences.md, Values for content).
  static let asyncImage = ViewDefinition(
    """
    struct AsyncImage<Content: View>: View
    init(url: URL?, scale: CGFloat = 1) where Content == Image
    init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content unused: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == TupleView<(I, P)>
    init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
    // read
    init(url: URL?, scale: CGFloat = 1, transaction unused: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
    """, "An image from a URL. viewtree does not load it.",
    support: .approximate("viewtree never loads the image")
  ) { p in
    p("url", .any, "The address.")
    p("scale", .number, "Pixels of the image per point (without effect).")
    p("as", .parameterName(default: ["phase"]), "The name of the phase in the content.")
    let content = p.children()
    let placeholder = p("placeholder", .content, "The views instead of the image.")
    p.input = .imagePhase
    return .parts([ViewPart(placeholder, .vertical), ViewPart(content, .vertical)]) { context in
      let shown = context.hasViews(placeholder) ? 0 : context.hasViews(content) ? 1 : nil
      guard let shown else { return context.add(FillLeaf()) }
      let node = context.add(PassThroughLayout())
      context.addPart(shown, below: node)
      return node
    }
  }
}
