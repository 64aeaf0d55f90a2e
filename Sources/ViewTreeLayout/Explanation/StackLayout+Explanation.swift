extension StackLayout {
  static var section: String { "Stacks" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let (items, flexibilities, minor) = solved(request)
    let gaps = items.reduce(0) { $0 + $1.gap }
    let children = items.reduce(0) { $0 + $1.size[axis] }
    var steps: [LayoutStep] = []
    if items.count > 1 { steps.append(.gaps(axis, items.dropFirst().map(\.gap))) }
    if let length = request.proposal[axis] {
      steps.append(
        .shares(axis, available: length - gaps, shares(of: items, flexibilities, length - gaps)))
    } else {
      steps.append(.ideals(axis, items.map { LayoutTaken(child: $0.child, taken: $0.size[axis]) }))
    }
    steps.append(.sum(axis, children: children, gaps: gaps))
    if let child = request.child, let item = items.first(where: { $0.child == child }) {
      steps.append(.aligned(axis.other, own: -minor, child: item.guide))
    }
    return steps
  }

  /// Repeats the division among the children: their order, and the remaining lengths.
  private func shares(
    of items: [StackItem], _ flexibilities: [Double], _ length: Double
  ) -> [StackShare] {
    let order = items.indices.sorted { left, right in
      if isServed(items[left], before: items[right]) { return true }
      if isServed(items[right], before: items[left]) { return false }
      return left < right
    }
    let ends = groupEnds(order.map { items[$0].priority })
    var available = length
    var shares: [StackShare] = []
    for (place, index) in order.enumerated() {
      let item = items[index]
      let end = ends[place]
      if place == 0 {
        available -= order[end...].reduce(0) { $0 + items[$1].minimum }
      } else if items[order[place - 1]].priority != item.priority {
        available += order[place..<end].reduce(0) { $0 + items[$1].minimum }
      }
      shares.append(
        StackShare(
          child: item.child, priority: item.priority, minimum: item.minimum,
          flexibility: flexibilities[index], available: available, sharers: end - place,
          offered: item.offered, taken: item.size[axis]))
      let left = available - item.size[axis]
      if !left.isNaN { available = left }
    }
    return shares
  }

  /// The end of the priority group for each position in the order of service.
  private func groupEnds(_ priorities: [Double]) -> [Int] {
    var ends = Array(priorities.indices.map { $0 + 1 })
    for place in priorities.indices.dropLast().reversed()
    where priorities[place] == priorities[place + 1] {
      ends[place] = ends[place + 1]
    }
    return ends
  }

  /// The source of the stack's length: its children, unless they fill the proposal.
  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    let placed = engine.pointer(to: node).pointee
    if engine.takesOffer(node, along: axis) { return .proposal }
    guard axis != self.axis else {
      let child = engine.firstChild(of: node)
      if let child, engine.nextSibling(of: child) == nil { return .child(child) }
      return .own
    }
    var longest: NodeID?
    engine.forEachChild(of: node) { child in
      if longest == nil, engine.pointer(to: child).pointee.size[axis] == placed.size[axis],
        engine.pointer(to: child).pointee.proposal[axis] != placed.size[axis]
          || engine.size(of: child, proposing: .unspecified)[axis] == placed.size[axis]
      {
        longest = child
      }
    }
    return longest.map { .child($0) } ?? .own
  }
}
