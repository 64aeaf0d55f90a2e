import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ViewThatFits` (docs/explanation/layout.md, View that fits).
  static let viewThatFits = ViewDefinition(
    """
    struct ViewThatFits<Content: View>: View
    init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
    """, "The first of its children that fits.",
    support: .approximate("the axis that need not fit has the real proposal, which is a choice")
  ) { p in
    let range = p("in", .axes, "The axes on which it has to fit (default: both).")
    p.children()
    return .alternatives { context in
      context.add(ViewThatFitsLayout(axes: context[range] ?? .both))
    }
  }
}
