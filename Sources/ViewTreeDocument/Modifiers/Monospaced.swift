extension ModifierDefinition {
  /// SwiftUI's `monospaced` (docs/explanation/text.md).
  static let monospaced = ModifierDefinition(
    "func monospaced(_ isActive: Bool = true) -> some View",
    "Makes all characters of text inside equally wide.", support: .exact,
    draws: .content
  ) { p in
    let isActive = p("isActive", .bool, unlabelled: true, "True by default.")
    return .environment { environment, arguments in
      if arguments[isActive] ?? true { environment.fontDesign = .monospaced }
    }
  }
}
