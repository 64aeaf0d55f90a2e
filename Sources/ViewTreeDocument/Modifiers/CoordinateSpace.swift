extension ModifierDefinition {
  /// SwiftUI's `coordinateSpace(name:)` (docs/semantics.md, Coordinate spaces).
  static let coordinateSpace = ModifierDefinition(
    "coordinateSpace", "Names the coordinate space of the view.", support: .exact
  ) { p in
    let name = p("name", .text, unlabelled: true, required: true, orAs: ".named(", "The name.")
    return .coordinateSpace(name: name)
  }
}
