import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ContentUnavailableView` (docs/controls.md).
  static let contentUnavailableView = ViewDefinition(
    "ContentUnavailableView", "Says that there is nothing to show.",
    [
      .title,
      ParameterDefinition("systemImage", .text, "The name of the symbol above the title."),
      ParameterDefinition("description", .text, orAs: "Text(", "What there is to say."),
      .partLabel,
      ParameterDefinition("details", .content, "What there is to say, as views."),
      ParameterDefinition("actions", .content, "Buttons below."),
    ],
    support: .approximate("fonts and distances are approximate"),
    draws: ["systemImage"], takesTaps: .nowhere,
    .parts([
      ViewPart("label") {
        $0.styles.label = .stacked
        title(&$0)
      },
      ViewPart("details", .vertical, change: details), ViewPart("actions", .vertical),
    ]) { context in
      let frame = context.add(
        FlexibleFrameLayout(
          width: FlexibleFrameLayout.Bounds(maximum: .infinity),
          height: FlexibleFrameLayout.Bounds(maximum: .infinity)))
      let column = context.tree.add(StackLayout.vertical(), to: frame)
      if context.arguments.hasContent(3) {
        context.addPart(0, below: column)
      } else {
        context.inheriting(title) {
          if context.isGiven(1) { context.addSymbol(below: column) }
          context.addLabel(title: 0, orContent: 3, below: column)
        }
      }
      context.inheriting(details) {
        context.addPart(1, title: 2, orContent: 4, below: column)
      }
      if context.arguments.hasContent(5) { context.addPart(2, below: column) }
      return frame
    })

  @Sendable private static func title(_ environment: inout ViewEnvironment) {
    environment.font = .style(.title2)
    environment.fontWeight = .bold
  }

  @Sendable private static func details(_ environment: inout ViewEnvironment) {
    environment.font = .style(.callout)
  }
}
