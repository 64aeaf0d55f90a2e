import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ShareLink` (docs/explanation/controls.md).
  static let shareLink = ViewDefinition(
    """
    struct ShareLink<Label: View>: View
    init<I>(item: I) where Label == DefaultShareLinkLabel
    init<I>(_ title: LocalizedStringKey, item: I) where Label == DefaultShareLinkLabel
    init<I>(item: I, @ViewBuilder label: () -> Label)
    init<C: RandomAccessCollection>(items: C) where Label == DefaultShareLinkLabel
    init<C: RandomAccessCollection>(_ title: LocalizedStringKey, items: C) where Label == DefaultShareLinkLabel
    init<C: RandomAccessCollection>(items: C, @ViewBuilder label: () -> Label)
    // read
    init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)
    init<I>(_ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)
    init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default, @ViewBuilder label: () -> Label)
    init<C>(items: C, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)
    init<C>(_ title: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)
    init<C>(items: C, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default, @ViewBuilder label: () -> Label)
    """, "A label that opens the share sheet.",
    support: .estimated("the icon has a typical symbol size"), paints: .share
  ) { p in
    p("item", .any, "The shared items.")
    p("items", .any, "Several items to share.")
    let title = p.title()
    let label = p.label()
    p.styled = StyledControl(
      .button, [.init("label", label, text: title)], [.constant("isPressed", false)])
    return .slot(.horizontal) { context in
      if context.hasViews(label) {
        return context.addLabelBox(.zero, title: title, orContent: label)
      }
      let style = context.environment.styles.label
      let boundary = context.add(ControlBoundaryLayout())
      let row = context.tree.add(
        StackLayout.horizontal(spacing: ControlMetrics.labelGap), to: boundary)
      if style != .titleOnly { context.addSymbol(below: row) }
      if style == .iconOnly { return boundary }
      if context.isGiven(title) {
        context.addLabel(title: title, below: row)
      } else {
        context.addText("Share…", below: row)
      }
      return boundary
    }
  }
}
