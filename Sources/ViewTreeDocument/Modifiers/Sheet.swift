extension ModifierDefinition {
  /// SwiftUI's `sheet(isPresented:onDismiss:content:)` (docs/explanation/preferences.md,
  /// Presentations).
  static let sheet = ModifierDefinition(
    """
    func sheet<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View
    func sheet<I: Identifiable, C: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C) -> some View
    """, "Shows views over the window.",
    support: .approximate("it is as large as the window, or 540 by 620 points on an iPad")
  ) { p in
    let content = p("content", .content, required: true, "The views.")
    let (isPresented, item) = p.presentation()
    p("onDismiss", .closure(.action), "The closure for its dismissal, which does not run.")
    return .presentation(
      .sheet, PresentationArguments(content: content, isPresented: isPresented, item: item))
  }
}
