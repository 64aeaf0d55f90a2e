import ViewTreeLayout

/// How sizes and places depend on each other: proposals go down, sizes up, places down
/// (docs/semantics.md, Feedback loops).
extension FeedbackGraphBuilder {
  private func vertex(_ kind: FeedbackVertex.Kind, _ node: NodeID) -> FeedbackVertex {
    FeedbackVertex(kind, node.rawValue)
  }

  private mutating func add(
    _ from: FeedbackVertex.Kind, _ node: NodeID, to kind: FeedbackVertex.Kind, _ other: NodeID
  ) {
    add(vertex(from, node), vertex(kind, other))
  }

  private func children(of node: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var next = pass.layout.firstChild(of: node)
    while let child = next {
      children.append(child)
      next = pass.layout.nextSibling(of: child)
    }
    return children
  }

  mutating func addLayout(_ node: NodeID) {
    let layout = pass.layout
    if layout.parent(of: node) == nil, pass.document.window.proposal == nil {
      add(.size, node, to: .place, node)
    }
    let children = self.children(of: node)
    let turns = layout.layoutDirection(of: node) == .rightToLeft
    for child in children {
      add(.place, node, to: .place, child)
      if turns { add(.size, node, to: .place, child) }
    }
    guard let first = children.first else {
      addLeaf(node)
      return
    }
    let influence = influences[Int(node.rawValue)]
    switch influence {
    case .secondary: addSecondary(node, children)
    case .stack(let axis, let beginsInLine, let hasGuides):
      addStack(node, children, along: axis, beginsInLine)
      if hasGuides { addGuides(node, children) }
    case .layers(let beginInCorner, let hasGuides):
      addLayers(node, children, beginInCorner)
      if hasGuides { addGuides(node, children) }
    case .mixed: addMixed(node, children)
    default: addUnary(node, first, influence)
    }
  }

  private mutating func addLeaf(_ node: NodeID) {
    add(.arguments, node, to: .size, node)
    if canFollow(node) { add(.proposal, node, to: .size, node) }
  }

  /// Whether a node may take what it is proposed.
  private func canFollow(_ node: NodeID) -> Bool {
    !(pass.layout.ignoresProposal(node, along: .horizontal)
      && pass.layout.ignoresProposal(node, along: .vertical))
  }

  /// Per node, the axes along which it may be proposed nothing: parents come before their children.
  func findOpenAxes() -> [AxisSet] {
    let layout = pass.layout
    var rootAxes: AxisSet = []
    if let proposal = pass.document.window.proposal {
      if proposal.width == nil { rootAxes.insert(.horizontal) }
      if proposal.height == nil { rootAxes.insert(.vertical) }
    }
    var axes: [AxisSet] = []
    axes.reserveCapacity(layout.count)
    for number in 0..<UInt32(layout.count) {
      let node = NodeID(rawValue: number)
      guard let parent = layout.parent(of: node) else {
        axes.append(rootAxes)
        continue
      }
      let outer = axes[Int(parent.rawValue)]
      switch influences[Int(parent.rawValue)] {
      case .ideal, .mixed: axes.append(.both)
      case .frame(let isFixed, _): axes.append(isFixed ? [] : outer)
      case .reader: axes.append([])
      case .secondary: axes.append(layout.firstChild(of: parent) == node ? outer : [])
      default: axes.append(outer)
      }
    }
    return axes
  }

  // MARK: - Modifiers

  private mutating func addUnary(_ node: NodeID, _ child: NodeID, _ influence: LayoutInfluence) {
    var passesSize = true
    var movesOnly = false
    var centres = true
    switch influence {
    case .frame(let isFixed, let beginsInCorner):
      passesSize = !isFixed
      centres = !beginsInCorner
    case .flexibleFrame:
      if canFollow(node) { add(.proposal, node, to: .size, node) }
    case .effect:
      movesOnly = true
    case .position:
      movesOnly = true
      passesSize = false
      addPosition(node, child)
    case .reader:
      passesSize = false
      centres = false
      add(.size, node, to: .proposal, child)
      add(.proposal, node, to: .size, node)
    default:
      centres = false
    }
    if passesSize {
      add(.proposal, node, to: .proposal, child)
      add(.size, child, to: .size, node)
    }
    if centres {
      add(.size, node, to: .place, child)
      add(.size, child, to: .place, child)
      add(.guide, child, to: .place, child)
    }
    add(.guide, child, to: .guide, node)
    if influence != .effect {
      // A guide of the child is where the child is put.
      add(.size, child, to: .guide, node)
      if influence != .reader { add(.size, node, to: .guide, node) }
      add(.arguments, node, to: .guide, node)
    }
    guard hasArguments[Int(node.rawValue)] else { return }
    add(.arguments, node, to: .place, child)
    if movesOnly { return }
    add(.arguments, node, to: .size, node)
    add(.arguments, node, to: .proposal, child)
  }

  /// A view that is put somewhere takes its proposal, where there is one.
  private mutating func addPosition(_ node: NodeID, _ child: NodeID) {
    add(.proposal, node, to: .size, node)
    add(.size, node, to: .proposal, child)
    if !openAxes[Int(node.rawValue)].isEmpty { add(.size, child, to: .size, node) }
  }

  private mutating func addSecondary(_ node: NodeID, _ children: [NodeID]) {
    let primary = children[0]
    add(.proposal, node, to: .proposal, primary)
    add(.size, primary, to: .size, node)
    add(.guide, primary, to: .guide, node)
    for secondary in children.dropFirst() {
      add(.size, primary, to: .proposal, secondary)
      add(.size, primary, to: .place, secondary)
      add(.size, secondary, to: .place, secondary)
      add(.guide, primary, to: .place, secondary)
      add(.guide, secondary, to: .place, secondary)
      add(.arguments, node, to: .place, secondary)
    }
  }

  // MARK: - Containers

  private mutating func addStack(
    _ node: NodeID, _ children: [NodeID], along axis: Axis, _ beginsInLine: Bool
  ) {
    add(.arguments, node, to: .size, node)
    add(.arguments, node, to: .sharing, node)
    for (child, next) in zip(children, children.dropFirst()) {
      add(.size, child, to: .preceding, next)
      add(.preceding, child, to: .preceding, next)
      add(.preceding, next, to: .place, next)
    }
    for child in children {
      add(.proposal, node, to: .proposal, child)
      add(.size, child, to: .size, node)
      if children.count > 1 {
        add(.size, child, to: .sharing, node)
        if !pass.layout.ignoresProposal(child, along: axis) {
          add(.sharing, node, to: .proposal, child)
        }
      }
      add(.arguments, node, to: .place, child)
      if !beginsInLine {
        add(.size, child, to: .place, child)
        add(.size, node, to: .place, child)
      }
    }
  }

  /// A child with a guide of its own moves all that line up with it.
  private mutating func addGuides(_ node: NodeID, _ children: [NodeID]) {
    for child in children {
      add(.guide, child, to: .guide, node)
      add(.size, child, to: .guide, node)
      add(.guide, node, to: .place, child)
    }
    add(.guide, node, to: .size, node)
  }

  private mutating func addLayers(
    _ node: NodeID, _ children: [NodeID], _ beginInCorner: Bool
  ) {
    let size = pass.layout.size(of: node)
    add(.arguments, node, to: .size, node)
    for child in children {
      add(.proposal, node, to: .proposal, child)
      add(.size, node, to: .proposal, child)
      if reaches(child, size, in: node, along: .horizontal)
        || reaches(child, size, in: node, along: .vertical)
      {
        add(.size, child, to: .size, node)
      }
      add(.arguments, node, to: .place, child)
      if !beginInCorner {
        add(.size, child, to: .place, child)
        add(.size, node, to: .place, child)
      }
    }
  }

  /// Whether a view decides how long the container is, and does not just take what that is proposed.
  private func reaches(
    _ child: NodeID, _ size: Size, in node: NodeID, along axis: Axis
  ) -> Bool {
    let length = pass.layout.size(of: child)[axis]
    // Half a point: lengths are sums of fractions.
    guard length + 0.5 >= size[axis] else { return false }
    guard !pass.layout.ignoresProposal(child, along: axis),
      !openAxes[Int(node.rawValue)].contains(axis),
      let proposal = pass.layout.proposal(of: node)[axis]
    else { return true }
    return abs(length - proposal) > 0.5
  }

  /// What an algorithm does not tell may be anything.
  private mutating func addMixed(_ node: NodeID, _ children: [NodeID]) {
    add(.proposal, node, to: .sharing, node)
    add(.arguments, node, to: .sharing, node)
    add(.sharing, node, to: .size, node)
    add(.sharing, node, to: .guide, node)
    for child in children {
      add(.size, child, to: .sharing, node)
      add(.guide, child, to: .sharing, node)
      add(.sharing, node, to: .place, child)
      if canFollow(child) { add(.sharing, node, to: .proposal, child) }
    }
  }
}
