/// `ZStack`: overlays the children, aligned on two guides (docs/explanation/layout.md, ZStack).
public struct ZStackLayout: LayoutRules {
  let horizontal: AlignmentKey
  let vertical: AlignmentKey

  /// A stack that lines its children up on both guides of an alignment.
  public init(alignment: Alignment = .center) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard var child = engine.firstChild(of: node) else { return .rigid }
    let isAlone = engine.nextSibling(of: child) == nil
    var common: LayoutTraits = [.rigid, .ordinary]
    var guides: LayoutTraits = []
    while true {
      let traits = engine.traits(of: child)
      common.formIntersection(traits)
      guides.formUnion(traits)
      guard let next = engine.nextSibling(of: child) else { break }
      child = next
    }
    if !isAlone { common.insert(.ordinaryPriority) }
    return common.union(guides.intersection(.containerGuides))
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let reach = unionOfTopmost(in: node, proposing: proposal, engine: engine)
    return Size(
      width: reach.before.x + reach.after.x, height: reach.before.y + reach.after.y)
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double {
    engine.priorityOfStack(node)
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard engine.firstChild(of: node) != nil else { return .zero }
    let top = highestPriority(in: node, engine: engine)
    var union = SpacingPreferences.none
    engine.forEachChild(of: node) { child in
      if engine.priority(of: child) == top { union = union.union(engine.spacing(of: child)) }
    }
    return union
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let offersOwnSize = !engine.arena.pointee.placesWithOffers
    forEachOrigin(of: node, size: size, in: engine) { child, _, origin in
      engine.place(child, at: origin, proposing: offersOwnSize ? ProposedSize(size) : proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    var combination = GuideCombination(of: key)
    forEachOrigin(of: node, size: size, in: engine) { child, childSize, origin in
      if let value = engine.explicitGuide(
        key, of: child, size: childSize, proposal: ProposedSize(size))
      {
        combination.add(value + (key.axis == .horizontal ? origin.x : origin.y))
      }
    }
    return combination.value
  }
}

// MARK: - Steps

extension ZStackLayout {
  /// The extent of the children before and after the two alignment lines.
  private struct Reach {
    var before = Point(x: -.infinity, y: -.infinity)
    var after = Point(x: -.infinity, y: -.infinity)
  }

  /// The union of the aligned frames of the children with the highest priority.
  private func unionOfTopmost(
    in node: NodeID, proposing proposal: ProposedSize, engine: LayoutEngine
  ) -> Reach {
    guard engine.firstChild(of: node) != nil else {
      return Reach(before: .zero, after: .zero)
    }
    let top = highestPriority(in: node, engine: engine)
    var reach = Reach()
    engine.forEachChild(of: node) { child in
      guard engine.priority(of: child) == top else { return }
      let size = engine.size(of: child, proposing: proposal)
      let line = lines(of: child, size: size, proposal: proposal, engine: engine)
      reach.before.x = max(reach.before.x, line.x)
      reach.before.y = max(reach.before.y, line.y)
      reach.after.x = max(reach.after.x, size.width == .infinity ? .infinity : size.width - line.x)
      reach.after.y = max(
        reach.after.y, size.height == .infinity ? .infinity : size.height - line.y)
    }
    return reach
  }

  private func lines(
    of child: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> Point {
    Point(
      x: size.width == .infinity
        ? .infinity : engine.guide(horizontal, of: child, size: size, proposal: proposal),
      y: size.height == .infinity
        ? .infinity : engine.guide(vertical, of: child, size: size, proposal: proposal))
  }

  private func highestPriority(in node: NodeID, engine: LayoutEngine) -> Double {
    var highest = -Double.infinity
    engine.forEachChild(of: node) { highest = max(highest, engine.priority(of: $0)) }
    return highest
  }

  /// Visits the children with their origins. At placement, each gets the stack's own size as its
  /// proposal.
  private func forEachOrigin(
    of node: NodeID, size: Size, in engine: LayoutEngine, _ visit: (NodeID, Size, Point) -> Void
  ) {
    let own = ProposedSize(size)
    let line = unionOfTopmost(in: node, proposing: own, engine: engine).before
    engine.forEachChild(of: node) { child in
      let childSize = engine.size(of: child, proposing: own)
      let guides = lines(of: child, size: childSize, proposal: own, engine: engine)
      let origin = Point(x: line.x - guides.x, y: line.y - guides.y)
      visit(
        child, childSize,
        Point(x: origin.x.isNaN ? 0 : origin.x, y: origin.y.isNaN ? 0 : origin.y))
    }
  }
}
