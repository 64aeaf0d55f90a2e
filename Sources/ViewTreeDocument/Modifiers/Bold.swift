extension ModifierDefinition {
  /// SwiftUI's `bold` (docs/text.md).
  static let bold = ModifierDefinition(
    "bold", "Makes the texts inside bold.",
    [
      ParameterDefinition("isActive", .bool, unlabelled: true, "True by default.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if arguments.bool(0) ?? true { environment.fontWeight = .bold }
    })
}
