extension ModifierDefinition {
  /// SwiftUI's `toolbar(content:)` (docs/semantics.md, Presentations).
  static let toolbar = ModifierDefinition(
    "toolbar", "Puts views into a bar.",
    support: .approximate("it stands at its ideal size in the window's top leading corner")
  ) { p in
    let content = p("content", .content, unlabelled: true, required: true, "The views.")
    return .presentation(.toolbar, PresentationArguments(content: content, isPresented: nil))
  }
}
