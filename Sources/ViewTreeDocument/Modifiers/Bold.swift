extension ModifierDefinition {
  /// SwiftUI's `bold` (docs/explanation/text.md).
  static let bold = ModifierDefinition(
    "func bold(_ isActive: Bool = true) -> some View", "Makes the texts inside bold.",
    support: .exact, draws: .content
  ) { p in
    let isActive = p("isActive", .bool, unlabelled: true, "True by default.")
    return .environment { environment, arguments in
      if arguments[isActive] ?? true { environment.fontWeight = .bold }
    }
  }
}
