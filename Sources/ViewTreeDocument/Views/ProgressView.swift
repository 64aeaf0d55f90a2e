import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ProgressView` (docs/controls.md).
  static let progressView = ViewDefinition(
    "ProgressView", "A bar if it has a value, else a spinning wheel.",
    [
      ParameterDefinition("value", .number, "How much is done."),
      ParameterDefinition("total", .number, "How much there is to do; 1 by default."),
      .title,
      .label,
    ],
    support: .approximate("the ideal width and the place of the label are approximate"),
    draws: ["value", "total"],
    .slot(.horizontal) { context in
      let isBar = context.arguments.number(0) != nil
      let style = context.environment.styles.progressView ?? (isBar ? .linear : .circular)
      return context.addControl(
        style == .linear ? .progressBar : .progressWheel, title: 2, orContent: 3)
    })
}
