import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Box` (docs/explanation/layout.md, Leaves).
  static let box = ViewDefinition(
    "Box", "A placeholder for a view that viewtree does not know.", support: .exact,
    paints: .unknown
  ) { p in
    let size = p.size()
    let minWidth = p("minWidth", .number, "The minimum width, in points.")
    let idealWidth = p(
      "idealWidth", .number, "The width without a proposal (default: 10).")
    let maxWidth = p("maxWidth", .number, "The maximum width, in points.")
    let minHeight = p("minHeight", .number, "The minimum height, in points.")
    let idealHeight = p(
      "idealHeight", .number, "The height without a proposal (default: 10).")
    let maxHeight = p("maxHeight", .number, "The maximum height, in points.")
    let baseline = p("baseline", .number, "Points from the top to its first and last line of text.")
    return .layout { context in
      func length(
        _ fixed: Double?, _ minimum: Handle<Double>, _ ideal: Handle<Double>,
        _ maximum: Handle<Double>
      ) -> BoxLeaf.Length {
        BoxLeaf.Length(
          minimum: fixed ?? context[minimum] ?? 0, ideal: fixed ?? context[ideal] ?? 10,
          maximum: fixed ?? context[maximum] ?? .infinity)
      }
      let size = context[size]
      return context.add(
        BoxLeaf(
          width: length(size?.width, minWidth, idealWidth, maxWidth),
          height: length(size?.height, minHeight, idealHeight, maxHeight),
          baseline: context[baseline]))
    }
  }
}
