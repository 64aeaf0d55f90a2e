import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Box` (docs/semantics.md, Leaves).
  static let box = ViewDefinition(
    "Box", "A view that viewtree does not know, with the lengths that it takes.",
    [
      .size,
      ParameterDefinition("minWidth", .number, "How wide it is at least."),
      ParameterDefinition(
        "idealWidth", .number, "How wide it is where nothing is proposed; 10 by default."),
      ParameterDefinition("maxWidth", .number, "How wide it is at most."),
      ParameterDefinition("minHeight", .number, "How high it is at least."),
      ParameterDefinition(
        "idealHeight", .number, "How high it is where nothing is proposed; 10 by default."),
      ParameterDefinition("maxHeight", .number, "How high it is at most."),
      ParameterDefinition(
        "baseline", .number, "Points from the top to its first and last line of text."),
    ],
    .layout { context in
      let arguments = context.arguments
      func length(_ first: Int) -> BoxLeaf.Length {
        BoxLeaf.Length(
          minimum: arguments.number(first) ?? 0, ideal: arguments.number(first + 1) ?? 10,
          maximum: arguments.number(first + 2) ?? .infinity)
      }
      func fixed(_ given: Double?, _ first: Int) -> BoxLeaf.Length {
        given.map { BoxLeaf.Length(minimum: $0, ideal: $0, maximum: $0) } ?? length(first)
      }
      let size = arguments.size(0)
      return context.add(
        BoxLeaf(
          width: fixed(size?.width, 1), height: fixed(size?.height, 4),
          baseline: arguments.number(7)))
    })
}
