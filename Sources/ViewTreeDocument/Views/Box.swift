import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Box` (docs/semantics.md, Leaves).
  static let box = ViewDefinition(
    "Box", "A view that viewtree does not know, with the lengths that it takes.", support: .exact,
    paints: .unknown
  ) { p in
    let size = p.size()
    let minWidth = p("minWidth", .number, "How wide it is at least.")
    let idealWidth = p(
      "idealWidth", .number, "How wide it is where nothing is proposed; 10 by default.")
    let maxWidth = p("maxWidth", .number, "How wide it is at most.")
    let minHeight = p("minHeight", .number, "How high it is at least.")
    let idealHeight = p(
      "idealHeight", .number, "How high it is where nothing is proposed; 10 by default.")
    let maxHeight = p("maxHeight", .number, "How high it is at most.")
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
