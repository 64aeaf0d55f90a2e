import ViewTreeLayout
import ViewTreeNumbers

/// Dependencies between sizes and positions, axis by axis. Proposals go down, sizes go up,
/// positions go down (docs/semantics.md, Feedback loops).
extension FeedbackGraphBuilder {
  func vertex(_ kind: FeedbackVertex.Kind, _ node: NodeID, _ axis: Axis) -> FeedbackVertex {
    FeedbackVertex(kind, node.rawValue, axis)
  }

  private mutating func add(
    _ from: FeedbackVertex.Kind, _ node: NodeID, to kind: FeedbackVertex.Kind, _ other: NodeID,
    _ axis: Axis
  ) {
    add(vertex(from, node, axis), vertex(kind, other, axis))
  }

  /// Adds a dependency of a child's proposal, if the child uses the proposal.
  private mutating func propose(
    _ from: FeedbackVertex.Kind, _ node: NodeID, to child: NodeID, _ axis: Axis
  ) {
    if pass.layout.ignoresProposal(child, along: axis) { return }
    add(from, node, to: .proposal, child, axis)
  }

  func children(of node: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var next = pass.layout.firstChild(of: node)
    while let child = next {
      children.append(child)
      next = pass.layout.nextSibling(of: child)
    }
    return children
  }

  mutating func addLayout(_ node: NodeID) {
    let children = self.children(of: node)
    for axis in [Axis.horizontal, .vertical] { addPlaces(node, children, axis) }
    if isTurned[Int(node.rawValue)] { addTurn(node) }
    let influence = influences[Int(node.rawValue)]
    guard let first = children.first else { return addLeaf(node, influence) }
    if influence == .mixed { return addMixed(node, children) }
    for axis in [Axis.horizontal, .vertical] {
      switch influence {
      case .secondary: addSecondary(node, children, axis)
      case .stack(let along, let begins, let hasGuides):
        addStack(node, children, along: along, axis, begins)
        if hasGuides, axis != along { addGuides(node, children, axis) }
      case .rows(let along, let fills, let begins):
        addRows(node, children, along: along, axis, fills: fills.contains(axis), begins)
      case .layers(let begins, let guides):
        addLayers(node, children, axis, begins.contains(axis))
        if guides.contains(axis) { addGuides(node, children, axis) }
      case .reader: for child in children { addUnary(node, child, influence, axis) }
      default: addUnary(node, first, influence, axis)
      }
    }
  }

  private mutating func addPlaces(_ node: NodeID, _ children: [NodeID], _ axis: Axis) {
    let layout = pass.layout
    if layout.parent(of: node) == nil, pass.document.window.proposal == nil {
      add(.size, node, to: .place, node, axis)
    }
    let turns = axis == .horizontal && layout.layoutDirection(of: node) == .rightToLeft
    for child in children {
      add(.place, node, to: .place, child, axis)
      if turns {
        add(.size, node, to: .place, child, axis)
        add(.size, child, to: .place, child, axis)
      }
    }
  }

  /// Connects both axes in rotated content, because each axis affects both.
  private mutating func addTurn(_ node: NodeID) {
    for axis in [Axis.horizontal, .vertical] {
      add(vertex(.place, node, axis), vertex(.place, node, axis.other))
      add(vertex(.size, node, axis), vertex(.place, node, axis.other))
    }
  }

  private mutating func addLeaf(_ node: NodeID, _ influence: LayoutInfluence) {
    var (along, across): (AxisSet, AxisSet) = (.both, [])
    switch influence {
    case .leaf(let own, let other): (along, across) = (own, other)
    case .mixed: across = .both
    default: break
    }
    for axis in [Axis.horizontal, .vertical] {
      if influence != .reader { add(.arguments, node, to: .size, node, axis) }
      let ignores = pass.layout.ignoresProposal(node, along: axis)
      if along.contains(axis), !ignores { add(.proposal, node, to: .size, node, axis) }
      if across.contains(axis) {
        add(vertex(.proposal, node, axis.other), vertex(.size, node, axis))
        // The lines of a text are where its baselines are.
        add(vertex(.proposal, node, axis.other), vertex(.guide, node, axis))
      }
    }
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
      case .mixed: axes.append(.both)
      case .ideal(let open), .scroll(let open): axes.append(outer.union(open))
      case .frame(let fixed, _): axes.append(outer.subtracting(fixed))
      case .rows(let along, _, _): axes.append(along == .horizontal ? .horizontal : .vertical)
      case .reader, .filler: axes.append([])
      case .secondary: axes.append(layout.firstChild(of: parent) == node ? outer : [])
      default: axes.append(outer)
      }
    }
    return axes
  }

  /// True for each node that an enclosing effect can rotate.
  func findTurned() -> [Bool] {
    var turned: [Bool] = []
    turned.reserveCapacity(pass.layout.count)
    for number in 0..<UInt32(pass.layout.count) {
      let parent = pass.layout.parent(of: NodeID(rawValue: number)).map { Int($0.rawValue) }
      turned.append(
        parent.map { turned[$0] || influences[$0] == .effect(turns: true) } ?? false)
    }
    return turned
  }

  // MARK: - Modifiers

  private mutating func addUnary(
    _ node: NodeID, _ child: NodeID, _ influence: LayoutInfluence, _ axis: Axis
  ) {
    let rules = UnaryInfluence(influence, axis)
    if rules.passesProposal { propose(.proposal, node, to: child, axis) }
    if rules.proposesSize { propose(.size, node, to: child, axis) }
    if rules.passesSize || rules.isOpenFiller && openAxes[Int(node.rawValue)].contains(axis) {
      add(.size, child, to: .size, node, axis)
    }
    if rules.takesProposal, !pass.layout.ignoresProposal(node, along: axis) {
      add(.proposal, node, to: .size, node, axis)
    }
    if rules.centres {
      add(.size, node, to: .place, child, axis)
      add(.size, child, to: .place, child, axis)
      add(.guide, child, to: .place, child, axis)
    }
    add(.guide, child, to: .guide, node, axis)
    if !rules.isEffect {
      // A guide of the child is where the child is put.
      add(.size, child, to: .guide, node, axis)
      if influence != .reader { add(.size, node, to: .guide, node, axis) }
      add(.arguments, node, to: .guide, node, axis)
    }
    guard argumentAxes[Int(node.rawValue)].contains(axis) else { return }
    add(.arguments, node, to: .place, child, axis)
    if rules.movesOnly { return }
    add(.arguments, node, to: .size, node, axis)
    propose(.arguments, node, to: child, axis)
  }

  private mutating func addSecondary(_ node: NodeID, _ children: [NodeID], _ axis: Axis) {
    let primary = children[0]
    propose(.proposal, node, to: primary, axis)
    add(.size, primary, to: .size, node, axis)
    add(.guide, primary, to: .guide, node, axis)
    for secondary in children.dropFirst() {
      propose(.size, primary, to: secondary, axis)
      add(.size, primary, to: .place, secondary, axis)
      add(.size, secondary, to: .place, secondary, axis)
      add(.guide, primary, to: .place, secondary, axis)
      add(.guide, secondary, to: .place, secondary, axis)
      add(.arguments, node, to: .place, secondary, axis)
    }
  }

  // MARK: - Containers

  private mutating func addStack(
    _ node: NodeID, _ children: [NodeID], along major: Axis, _ axis: Axis, _ beginsInLine: Bool
  ) {
    add(.arguments, node, to: .size, node, axis)
    for child in children {
      propose(.proposal, node, to: child, axis)
      add(.size, child, to: .size, node, axis)
      add(.arguments, node, to: .place, child, axis)
    }
    addInnerGuides(node, children, axis)
    if axis == major {
      addPreceding(children, axis)
      addSharing(node, children, axis)
    } else {
      // Where a stack is proposed no length across, its children get the one that it has in the end.
      let isOpen = openAxes[Int(node.rawValue)].contains(axis)
      for child in children {
        if isOpen { propose(.size, node, to: child, axis) }
        if beginsInLine { continue }
        add(.size, child, to: .place, child, axis)
        add(.size, node, to: .place, child, axis)
      }
    }
  }

  private mutating func addPreceding(_ children: [NodeID], _ axis: Axis) {
    func preceding(_ node: NodeID) -> FeedbackVertex { FeedbackVertex(.preceding, node.rawValue) }
    for (child, next) in zip(children, children.dropFirst()) {
      add(vertex(.size, child, axis), preceding(next))
      add(preceding(child), preceding(next))
      add(preceding(next), vertex(.place, next, axis))
    }
  }

  private mutating func addSharing(_ node: NodeID, _ children: [NodeID], _ axis: Axis) {
    add(.arguments, node, to: .sharing, node, axis)
    guard children.count > 1 else { return }
    for child in children {
      add(.size, child, to: .sharing, node, axis)
      propose(.sharing, node, to: child, axis)
    }
  }

  private mutating func addRows(
    _ node: NodeID, _ children: [NodeID], along major: Axis, _ axis: Axis, fills: Bool,
    _ beginsInLine: Bool
  ) {
    add(.arguments, node, to: .size, node, axis)
    if fills { add(.proposal, node, to: .size, node, axis) }
    let takesChildren = !fills || openAxes[Int(node.rawValue)].contains(axis)
    for child in children {
      if takesChildren { add(.size, child, to: .size, node, axis) }
      add(.arguments, node, to: .place, child, axis)
      if axis == major || !beginsInLine { add(.size, child, to: .place, child, axis) }
      if axis == major { continue }
      propose(.size, node, to: child, axis)
      propose(.proposal, node, to: child, axis)
      if !beginsInLine { add(.size, node, to: .place, child, axis) }
    }
    if axis == major { addPreceding(children, axis) }
  }

  /// Adds alignment guides. A child with an explicit guide moves all children that align with it.
  private mutating func addGuides(_ node: NodeID, _ children: [NodeID], _ axis: Axis) {
    for child in children {
      add(.guide, child, to: .guide, node, axis)
      add(.size, child, to: .guide, node, axis)
      add(.guide, node, to: .place, child, axis)
    }
    add(.guide, node, to: .size, node, axis)
  }

  /// Adds the guides of children that a container passes to the enclosing view.
  private mutating func addInnerGuides(_ node: NodeID, _ children: [NodeID], _ axis: Axis) {
    guard pass.layout.mayHaveGuides(node) else { return }
    for child in children {
      add(.guide, child, to: .guide, node, axis)
      add(.size, child, to: .guide, node, axis)
    }
  }

  private mutating func addLayers(
    _ node: NodeID, _ children: [NodeID], _ axis: Axis, _ beginInLine: Bool
  ) {
    add(.arguments, node, to: .size, node, axis)
    addInnerGuides(node, children, axis)
    for child in children {
      propose(.proposal, node, to: child, axis)
      propose(.size, node, to: child, axis)
      switch reach(of: child, in: node, along: axis) {
      case .short: break
      case .proposed: add(.proposal, node, to: .size, node, axis)
      case .whole: add(.size, child, to: .size, node, axis)
      }
      add(.arguments, node, to: .place, child, axis)
      if beginInLine { continue }
      add(.size, child, to: .place, child, axis)
      add(.size, node, to: .place, child, axis)
    }
  }

  /// The length of a view in a container that overlays its children, compared with the container.
  private enum Reach {
    /// It is shorter than the container, so that other children set the length.
    case short
    /// It is as long as the container, which is the length that both are proposed.
    case proposed
    /// It is as long as the container, because it sets the container's length.
    case whole
  }

  private func reach(of child: NodeID, in node: NodeID, along axis: Axis) -> Reach {
    let length = pass.layout.size(of: child)[axis]
    // Half a point: lengths are sums of fractions.
    guard length + 0.5 >= pass.layout.size(of: node)[axis] else { return .short }
    guard !pass.layout.ignoresProposal(child, along: axis),
      !openAxes[Int(node.rawValue)].contains(axis),
      let proposal = pass.layout.proposal(of: node)[axis]
    else { return .whole }
    return abs(length - proposal) > 0.5 ? .whole : .proposed
  }

  /// Adds all possible dependencies, for an algorithm that doesn't declare its own.
  private mutating func addMixed(_ node: NodeID, _ children: [NodeID]) {
    let shared = vertex(.sharing, node, .horizontal)
    for axis in [Axis.horizontal, .vertical] {
      add(vertex(.proposal, node, axis), shared)
      add(vertex(.arguments, node, axis), shared)
      add(shared, vertex(.size, node, axis))
      add(shared, vertex(.guide, node, axis))
      for child in children {
        add(vertex(.size, child, axis), shared)
        add(vertex(.guide, child, axis), shared)
        add(shared, vertex(.place, child, axis))
        if pass.layout.ignoresProposal(child, along: axis) { continue }
        add(shared, vertex(.proposal, child, axis))
      }
    }
  }
}
