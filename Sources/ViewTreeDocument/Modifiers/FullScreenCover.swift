extension ModifierDefinition {
  /// SwiftUI's `fullScreenCover(isPresented:onDismiss:content:)` (docs/semantics.md, Presentations).
  static let fullScreenCover = ModifierDefinition(
    "fullScreenCover", "Shows views over the whole window.", support: .exact
  ) { p in
    let content = p("content", .content, required: true, "The views.")
    let (isPresented, item) = p.presentation()
    p("onDismiss", .closure(.action), "What happens when it goes; it stays.")
    return .presentation(
      .fullScreenCover,
      PresentationArguments(content: content, isPresented: isPresented, item: item))
  }
}
