extension ModifierDefinition {
  /// SwiftUI's `fullScreenCover(isPresented:onDismiss:content:)` (docs/explanation/preferences.md,
  /// Presentations).
  static let fullScreenCover = ModifierDefinition(
    """
    func fullScreenCover<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View
    func fullScreenCover<I: Identifiable, C: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C) -> some View
    """, "Shows views over the whole window.", support: .exact
  ) { p in
    let content = p("content", .content, required: true, "The views.")
    let (isPresented, item) = p.presentation()
    p("onDismiss", .closure(.action), "The closure for its dismissal, which does not run.")
    return .presentation(
      .fullScreenCover,
      PresentationArguments(content: content, isPresented: isPresented, item: item))
  }
}
