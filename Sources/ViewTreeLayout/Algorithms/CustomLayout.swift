/// A container that the client lays out: SwiftUI's `Layout` protocol (docs/explanation/layout.md,
/// Custom layouts).
public struct CustomLayout: LayoutRules {
  let token: UInt32

  /// A container. The token identifies it for the client.
  public init(token: UInt32) { self.token = token }

  static var remembersAnswers: Bool { true }
  static var section: String { "Custom layouts" }
  var axisForChildren: StackAxis? { StackAxis.none }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard engine.firstChild(of: node) != nil else { return [] }
    var traits: LayoutTraits = .ordinary
    engine.forEachChild(of: node) { child in
      let own = engine.traits(of: child)
      traits.formUnion(own.intersection(.containerGuides))
      if !own.contains(.ordinarySpacing) { traits.remove(.ordinarySpacing) }
    }
    return traits
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    guard let client = engine.arena.pointee.tree.client else { return .zero }
    let size = client.size(
      of: node, token: token, proposing: proposal, subviews: subviews(of: node, in: engine))
    return Size(width: Self.legal(size.width), height: Self.legal(size.height))
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double {
    engine.firstChild(of: node) == nil ? -.infinity : 0
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    var union = SpacingPreferences.none
    engine.forEachChild(of: node) { union = union.union(engine.spacing(of: $0)) }
    return union
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    forEachPlacement(of: node, size: size, proposal: proposal, in: engine) { child, _, placed in
      engine.place(child, at: placed.origin, proposing: placed.proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    var combination = GuideCombination(of: key)
    forEachPlacement(of: node, size: size, proposal: proposal, in: engine) {
      child, childSize, placed in
      if let value = engine.explicitGuide(
        key, of: child, size: childSize, proposal: placed.proposal)
      {
        combination.add(value + (key.axis == .horizontal ? placed.origin.x : placed.origin.y))
      }
    }
    return combination.value
  }
}

// MARK: - Steps

extension CustomLayout {
  /// A valid length of a view. A negative length or NaN becomes 0.
  private static func legal(_ length: Double) -> Double { length > 0 ? length : 0 }

  private func subviews(of node: NodeID, in engine: LayoutEngine) -> [LayoutSubview] {
    var count = 0
    engine.forEachChild(of: node) { _ in count += 1 }
    var subviews: [LayoutSubview] = []
    subviews.reserveCapacity(count)
    engine.forEachChild(of: node) { subviews.append(LayoutSubview(node: $0, engine: engine)) }
    return subviews
  }

  /// Calls the client once, then visits each child with its size and position.
  private func forEachPlacement(
    of node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine,
    _ visit: (NodeID, Size, ChildPlacement) -> Void
  ) {
    guard let client = engine.arena.pointee.tree.client else { return }
    let subviews = subviews(of: node, in: engine)
    let placements = client.placements(
      of: node, token: token, size: size, proposing: proposal, subviews: subviews)
    for (index, subview) in subviews.enumerated() {
      let given = index < placements.count ? placements[index] : nil
      let placement = given ?? Self.centred(in: size, proposing: proposal)
      let offered = placement.proposal.legal
      let childSize = engine.size(of: subview.node, proposing: offered)
      visit(
        subview.node, childSize,
        ChildPlacement(origin: Self.origin(of: childSize, placement), proposal: offered))
    }
  }

  /// The default placement of a child: in the center, with the proposal of the layout.
  private static func centred(in size: Size, proposing proposal: ProposedSize) -> SubviewPlacement {
    SubviewPlacement(
      position: UnitPoint.center.point(in: size), anchor: .center, proposal: proposal)
  }

  /// The top left corner of a child. Coordinates that aren't finite become 0.
  private static func origin(of size: Size, _ placement: SubviewPlacement) -> Point {
    let anchor = placement.anchor.point(in: size)
    let x = placement.position.x - anchor.x
    let y = placement.position.y - anchor.y
    return Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
