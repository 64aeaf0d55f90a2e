/// How each algorithm lets sizes and places depend on each other; what is not listed mixes everything.
extension LayoutRules {
  /// What is assumed of an algorithm that does not say better.
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .mixed }

  static func answerInfluence(_ node: NodeID, _ engine: LayoutEngine) -> LayoutInfluence {
    engine.parameters(of: node, as: Self.self).influence(of: node, in: engine)
  }
}

extension FixedFrameLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .frame(
      isFixed: !width.isNaN && !height.isNaN,
      beginsInCorner: horizontal == .leading && vertical == .top)
  }
}

extension FlexibleFrameLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .flexibleFrame }
}

extension StackLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .stack(
      axis, beginsInLine: alignment == .leading || alignment == .top,
      hasGuides: engine.haveGuides(childrenOf: node, [alignment]))
  }
}

extension ZStackLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .layers(
      beginInCorner: horizontal == .leading && vertical == .top,
      hasGuides: engine.haveGuides(childrenOf: node, [horizontal, vertical]))
  }
}

extension LayoutEngine {
  /// Whether a child may have an explicit value for one of some guides.
  fileprivate func haveGuides(childrenOf node: NodeID, _ keys: [AlignmentKey]) -> Bool {
    var kinds: LayoutTraits = []
    for key in keys { kinds.insert(key.isFrameGuide ? .frameGuides : .containerGuides) }
    var found = false
    forEachChild(of: node) { child in
      if !traits(of: child).isDisjoint(with: kinds) { found = true }
    }
    return found
  }
}

extension GeometryReaderLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .reader }
}

extension SecondaryLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .secondary }
}

extension PositionLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .position }
}

extension OffsetLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .effect }
}

extension GeometryEffect {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .effect }
}

// MARK: - Modifiers that pass everything on

extension PaddingLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension FixedSizeLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .ideal }
}

extension AlignmentGuideLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension LayoutPriorityLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension PassThroughLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension CoordinateSpaceLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension ControlBoundaryLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}
