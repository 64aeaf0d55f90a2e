extension ModifierDefinition {
  /// SwiftUI's `bold` (docs/explanation/text.md).
  static let bold = ModifierDefinition(
    "func bold(_ isActive: Bool = true) -> some View",
    "Gives text inside the emphasized weight of its font.",
    support: .exact, draws: .content
  ) { p in
    let isActive = p("isActive", .bool, unlabelled: true, "True by default.")
    return .environment { environment, arguments in
      environment.isEmphasized = arguments[isActive] ?? true
    }
  }
}
