extension ModifierDefinition {
  /// SwiftUI's `alignmentGuide(_:computeValue:)` (docs/semantics.md, Alignment guides).
  static let alignmentGuide = ModifierDefinition(
    "alignmentGuide", "Computes a guide of the view.",
    [
      ParameterDefinition(
        "guide", .guide, required: true, "The guide, such as .leading."),
      ParameterDefinition(
        "as", .parameterName(default: ["dimensions"]), "The name of the dimensions."),
      ParameterDefinition(
        "computeValue", .closure(.guide), required: true,
        "Returns the guide in points from the top leading corner."),
    ],
    .alignmentGuide)
}
