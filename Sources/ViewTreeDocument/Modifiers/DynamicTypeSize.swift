extension ModifierDefinition {
  /// SwiftUI's `dynamicTypeSize` (docs/explanation/text.md).
  static let dynamicTypeSize = ModifierDefinition(
    """
    func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    func dynamicTypeSize<R: RangeExpression>(_ size: R) -> some View where R.Bound == DynamicTypeSize
    """, "Sets or limits the text size within this view.",
    support: .approximate("leading grows with the font")
  ) { p in
    let size = p(
      "size", .dynamicTypeSize, unlabelled: true, required: true,
      "The text size, such as .xxLarge, or a range such as \"...xxLarge\".")
    return .environment { environment, arguments in
      guard let range = arguments[size] else { return }
      let size = environment.dynamicTypeSize.rawValue
      let limited = min(max(size, range.lowerBound.rawValue), range.upperBound.rawValue)
      environment.dynamicTypeSize = .init(rawValue: limited) ?? range.lowerBound
    }
  }
}
