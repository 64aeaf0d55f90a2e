import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ViewThatFits` (docs/explanation/layout.md, View that fits).
  static let viewThatFits = ViewDefinition(
    """
    struct ViewThatFits<Content: View>: View
    init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
    """, "Shows the first of its children that fits.",
    support: .approximate("the use of the real proposal on the other axis is viewtree's choice")
  ) { p in
    let range = p("in", .axes, "The axes that must fit (default: both).")
    p.children()
    return .alternatives { context in
      context.add(ViewThatFitsLayout(axes: context[range] ?? .both))
    }
  }
}
