extension ModifierDefinition {
  /// SwiftUI's `dynamicTypeSize` (docs/text.md).
  static let dynamicTypeSize = ModifierDefinition(
    "dynamicTypeSize", "Sets the text size of what is inside.",
    [
      ParameterDefinition(
        "size", .option(DynamicTypeSizeNames.all), unlabelled: true, required: true,
        "The size, such as .xLarge.")
    ],
    .environment { environment, arguments in
      if let index = arguments.option(0) {
        environment.dynamicTypeSize = DynamicTypeSizeNames.category(index)
      }
    })
}
