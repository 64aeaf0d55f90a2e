import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Label` (docs/explanation/controls.md).
  package static let label = ViewDefinition(
    """
    struct Label<Title: View, Icon: View>: View
    init(_ title: LocalizedStringKey, systemImage: String) where Title == Text, Icon == Image
    init(@ViewBuilder title content: () -> Title, @ViewBuilder icon: () -> Icon)
    init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    // read
    init(_ title: LocalizedStringKey, image: String = "")
    """, "An icon and a title.",
    support: .approximate("the icon has a typical symbol size"), takesTaps: .frame,
    paints: .label
  ) { p in
    let title = p("title", .text, orAs: "Text(", "The title as text.")
    let symbol = p("systemImage", .text, drawn: true, "The name of the icon's symbol.")
    let content = p("content", .content, "The views of the title.")
    let icon = p("icon", .content, "The views of the icon.")
    p.styled = StyledControl(
      .label, [.init("title", content, text: title), .init("icon", icon, symbol: symbol)])
    return .parts([ViewPart(icon) { $0.enlargeIcon() }, ViewPart(content)]) { context in
      let style = context.environment.styles.label
      // In a row, the title determines the height. On iOS 26, the icons of rows are centered on
      // one line.
      let isInRow = context.environment.isRowLabel && style == .titleAndIcon
      let hasSlot = isInRow && context.environment.platform == .iOS26
      let row =
        style == .stacked
        ? context.add(StackLayout.vertical())
        : context.add(
          StackLayout.horizontal(
            spacing: context.environment.labelSpacing
              ?? (hasSlot ? ControlMetrics.rowLabelGap : ControlMetrics.labelGap)))
      if style != .titleOnly {
        let place =
          isInRow
          ? context.tree.add(
            FixedFrameLayout(width: hasSlot ? context.environment.rowIconWidth : nil, height: 0),
            to: row)
          : row
        if context.hasViews(icon) {
          let side = context.environment.rowIconWidth
          context.addPart(
            0, below: isInRow ? context.tree.add(IconSlotLayout(side: side), to: place) : place)
        } else {
          context.inheriting({ $0.enlargeIcon() }) { context.addSymbol(symbol, below: place) }
        }
      }
      if style != .iconOnly { context.addPart(1, title: title, orContent: content, below: row) }
      return row
    }
  }
}

extension ViewEnvironment {
  /// True if a label is in a row, and not in a header or a footer.
  fileprivate var isRowLabel: Bool { list.isInRow && list.part == .content }

  /// The width for the icon in a row, which follows the text size.
  fileprivate var rowIconWidth: Double {
    let size = FontStyle.body.size(for: dynamicTypeSize)
    return ControlMetrics.rowIconWidth * size / FontStyle.body.size(for: .large)
  }

  /// A row shows its icon at the large scale, and a message has a large symbol.
  fileprivate mutating func enlargeIcon() {
    if isRowLabel { imageScale = 1.28 }
    if styles.label == .stacked { enlargeMessageIcon() }
  }
}
