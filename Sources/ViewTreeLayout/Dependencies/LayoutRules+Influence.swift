/// The dependencies of sizes and positions for each algorithm. Any other algorithm mixes
/// everything.
extension LayoutRules {
  /// The default for an algorithm without an own implementation.
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .mixed }

  static func answerInfluence(_ node: NodeID, _ engine: LayoutEngine) -> LayoutInfluence {
    engine.parameters(of: node, as: Self.self).influence(of: node, in: engine)
  }
}

// MARK: - Leaves

extension LayoutInfluence {
  /// A leaf whose two lengths are independent.
  static let plainLeaf = LayoutInfluence.leaf(along: .both, across: [])
}

extension BoxLeaf {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .plainLeaf }
}

extension FillLeaf {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .plainLeaf }
}

extension FixedSizeLeaf {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .plainLeaf }
}

extension SymbolImageLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .plainLeaf }
}

extension SpacerLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .plainLeaf }
}

extension DividerLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .plainLeaf }
}

extension ControlLayout {
  /// Splits the control's area with a label. Without one, it is a box.
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    engine.firstChild(of: node) == nil ? .plainLeaf : .mixed
  }
}

extension TextLayout {
  /// The width determines the number of lines. The height matters if it truncates lines.
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    let placed = engine.pointer(to: node).pointee
    let whole = size(
      of: node, proposing: ProposedSize(width: placed.proposal.width, height: nil), in: engine)
    let hasRoom =
      placed.state.contains(.placed) && placed.proposal != .zero
      && whole.height <= placed.size.height
    return .leaf(along: hasRoom ? .horizontal : .both, across: hasRoom ? .vertical : .both)
  }
}

// MARK: - Frames

extension FixedFrameLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    var fixed: AxisSet = []
    if !width.isNaN { fixed.insert(.horizontal) }
    if !height.isNaN { fixed.insert(.vertical) }
    return .frame(fixed: fixed, begins: .beginning(horizontal, vertical))
  }
}

extension FlexibleFrameLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    var limited: AxisSet = []
    if !width.isUnset { limited.insert(.horizontal) }
    if !height.isUnset { limited.insert(.vertical) }
    return .flexibleFrame(limited)
  }
}

extension AxisSet {
  /// The axes along which an alignment uses the start of views.
  fileprivate static func beginning(_ horizontal: AlignmentKey, _ vertical: AlignmentKey)
    -> AxisSet
  {
    var axes: AxisSet = []
    if horizontal == .leading { axes.insert(.horizontal) }
    if vertical == .top { axes.insert(.vertical) }
    return axes
  }
}

// MARK: - Containers

extension StackLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .stack(
      axis, beginsInLine: alignment == .leading || alignment == .top,
      hasGuides: engine.haveGuides(childrenOf: node, alignment))
  }
}

extension LazyStackLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    if engine.haveGuides(childrenOf: node, alignment) { return .mixed }
    return .rows(
      axis, fills: axis == .vertical ? .horizontal : .vertical,
      beginsInLine: alignment == .leading || alignment == .top)
  }
}

extension ListLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .rows(.vertical, fills: .both, beginsInLine: true)
  }
}

extension ListRowLayout {
  /// A node that takes the proposed width, and whose height follows the view's.
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .rows(.vertical, fills: .horizontal, beginsInLine: true)
  }
}

extension TableLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .rows(.vertical, fills: .both, beginsInLine: true)
  }
}

extension SectionLineLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension ZStackLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    var guides: AxisSet = []
    if engine.haveGuides(childrenOf: node, horizontal) { guides.insert(.horizontal) }
    if engine.haveGuides(childrenOf: node, vertical) { guides.insert(.vertical) }
    return .layers(begins: .beginning(horizontal, vertical), guides: guides)
  }
}

extension LayoutEngine {
  /// True if a child may have an explicit value for a guide.
  fileprivate func haveGuides(childrenOf node: NodeID, _ key: AlignmentKey) -> Bool {
    let kinds: LayoutTraits = key.isFrameGuide ? .frameGuides : .containerGuides
    var found = false
    forEachChild(of: node) { child in
      if !traits(of: child).isDisjoint(with: kinds) { found = true }
    }
    return found
  }
}

extension ScrollViewLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .scroll(axes) }
}

extension NavigationLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .filler(centres: true)
  }
}

extension TabLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .filler(centres: true)
  }
}

extension GeometryReaderLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .reader }
}

extension SecondaryLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .secondary }
}

extension PositionLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .filler(centres: false)
  }
}

// MARK: - Effects

extension OffsetLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .effect(turns: false)
  }
}

extension ScaleEffectLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .effect(turns: false)
  }
}

extension VisualEffectLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .effect(turns: true)
  }
}

extension GeometryEffect {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .effect(turns: true)
  }
}

// MARK: - Modifiers that pass everything on

extension PaddingLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension SafeAreaPaddingLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension FixedSizeLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .ideal(axes) }
}

extension AlignmentGuideLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .guide(key.axis) }
}

extension LayoutPriorityLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension PassThroughLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension MatchedGeometryLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence {
    .effect(turns: false)
  }
}

extension CoordinateSpaceLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension ControlBoundaryLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension LayoutDirectionLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}

extension GridCellLayout {
  func influence(of node: NodeID, in engine: LayoutEngine) -> LayoutInfluence { .wrapper }
}
