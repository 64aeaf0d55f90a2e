extension ModifierDefinition {
  /// SwiftUI's `alignmentGuide(_:computeValue:)` (docs/explanation/layout.md, Alignment guides).
  static let alignmentGuide = ModifierDefinition(
    """
    func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    """, "Sets an alignment guide of the view.", support: .exact, traits: [.moves]
  ) { p in
    let guide = p("guide", .guide, required: true, "The guide, such as .leading.")
    p("as", .parameterName(default: ["dimensions"]), "The name of the dimensions parameter.")
    let computeValue = p(
      "computeValue", .closure(.guide), required: true,
      "Returns the guide, in points from the top leading corner.")
    return .alignmentGuide(guide, compute: computeValue)
  }
}
