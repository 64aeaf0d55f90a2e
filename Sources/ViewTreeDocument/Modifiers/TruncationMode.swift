extension ModifierDefinition {
  /// SwiftUI's `truncationMode` (docs/text.md, Lines).
  static let truncationMode = ModifierDefinition(
    "truncationMode", "Chooses where a text that does not fit is cut.",
    [
      ParameterDefinition(
        "mode", .option(["head", "middle", "tail"]), unlabelled: true, required: true,
        "Where it is cut.")
    ],
    support: .approximate("the width of a text that is cut is that of one cut at its end"),
    draws: .content,
    .environment { environment, arguments in
      environment.truncation = [.head, .middle, .tail][arguments.option(0) ?? 2]
    })
}
