extension ModifierDefinition {
  /// SwiftUI's `monospaced` (docs/text.md).
  static let monospaced = ModifierDefinition(
    "monospaced", "Makes all characters of the texts inside equally wide.",
    [
      ParameterDefinition("isActive", .bool, unlabelled: true, "True by default.")
    ],
    draws: .content,
    .environment { environment, arguments in
      if arguments.bool(0) ?? true { environment.fontDesign = .monospaced }
    })
}
