extension ModifierDefinition {
  /// SwiftUI's `dynamicTypeSize` (docs/text.md).
  static let dynamicTypeSize = ModifierDefinition(
    "dynamicTypeSize", "Sets or limits the text size inside.",
    [
      ParameterDefinition(
        "size", .dynamicTypeSize, unlabelled: true, required: true,
        "The text size, such as .xxLarge, or a range such as \"...xxLarge\".")
    ],
    support: .approximate("leading grows with the font"),
    .environment { environment, arguments in
      guard let range = arguments.option(0).map(DynamicTypeSizeNames.categories) else { return }
      let size = environment.dynamicTypeSize.rawValue
      let limited = min(max(size, range.lowerBound.rawValue), range.upperBound.rawValue)
      environment.dynamicTypeSize = .init(rawValue: limited) ?? range.lowerBound
    })
}
