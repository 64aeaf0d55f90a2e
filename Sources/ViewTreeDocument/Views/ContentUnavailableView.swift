import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ContentUnavailableView` (docs/explanation/controls.md).
  static let contentUnavailableView = ViewDefinition(
    """
    struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View
    init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) where Label == Text, Description == Text?, Actions == EmptyView
    init(@ViewBuilder label: () -> Label, @ViewBuilder description details: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
    // read
    init(_ title: LocalizedStringKey, image: String = "", description: Text? = nil)
    """, "A message for a view without content.",
    support: .estimated("fonts and distances are approximate"), takesTaps: .nowhere,
    paints: .message
  ) { p in
    let title = p.title()
    let symbol = p("systemImage", .text, drawn: true, "The name of the symbol above the title.")
    let description = p("description", .text, orAs: "Text(", "The message.")
    let label = p.partLabel()
    let details = p("details", .content, "The message, as views.")
    let actions = p("actions", .content, "Buttons below the message.")
    return .parts([
      ViewPart(label) {
        $0.styles.label = .stacked
        largeTitle(&$0)
      },
      ViewPart(details, .vertical, change: describing), ViewPart(actions, .vertical),
    ]) { context in
      let frame = context.add(
        FlexibleFrameLayout(
          width: FlexibleFrameLayout.Bounds(maximum: .infinity),
          height: FlexibleFrameLayout.Bounds(maximum: .infinity)))
      let column = context.tree.add(StackLayout.vertical(), to: frame)
      if context.hasViews(label) {
        context.addPart(0, below: column)
      } else {
        context.inheriting(largeTitle) {
          if context.isGiven(symbol) {
            context.inheriting({ $0.enlargeMessageIcon() }) {
              context.addSymbol(symbol, below: column)
            }
          }
          context.addLabel(title: title, below: column)
        }
      }
      context.inheriting(describing) {
        context.addPart(1, title: description, orContent: details, below: column)
      }
      if context.hasViews(actions) { context.addPart(2, below: column) }
      return frame
    }
  }

  @Sendable private static func largeTitle(_ environment: inout ViewEnvironment) {
    environment.font = .style(.title2)
    environment.fontWeight = .bold
  }

  @Sendable private static func describing(_ environment: inout ViewEnvironment) {
    environment.font = .style(.callout)
    environment.isSecondaryByDefault = true
  }
}

extension ViewEnvironment {
  /// The symbol above the title of a message, which is gray and about 50 points wide.
  mutating func enlargeMessageIcon() {
    font = ControlMetrics.messageIconFont
    fontWeight = nil
    isSecondaryByDefault = true
  }
}
