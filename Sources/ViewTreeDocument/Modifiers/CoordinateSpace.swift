extension ModifierDefinition {
  /// SwiftUI's `coordinateSpace(name:)` (docs/explanation/layout.md, Coordinate spaces).
  static let coordinateSpace = ModifierDefinition(
    """
    func coordinateSpace<H: Hashable>(name: H) -> some View
    // read
    func coordinateSpace(name: AnyHashable) -> some View
    func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
    """, "Names the coordinate space of the view.", support: .exact
  ) { p in
    let name = p("name", .text, unlabelled: true, required: true, orAs: ".named(", "The name.")
    return .coordinateSpace(name: name)
  }
}
