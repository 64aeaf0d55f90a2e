import ViewTreeNumbers

/// `HStack` and `VStack`: divides one axis among the children and aligns them on the other.
///
/// Rules: docs/explanation/layout.md, Stacks, with the same names for the steps.
public struct StackLayout: LayoutRules {
  /// The axis the children follow each other on.
  public var axis: Axis
  let alignment: AlignmentKey
  /// The gap between children in points. If it is NaN or infinite, the children determine it.
  let explicitSpacing: Double

  private init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing.map { $0.isFinite ? $0 : .nan } ?? .nan
  }

  /// `HStack`. With nil spacing, the children determine it.
  public static func horizontal(
    alignment: VerticalAlignment = .center, spacing: Double? = nil
  ) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// `VStack`. With nil spacing, the children determine it.
  public static func vertical(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil
  ) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis(axis) }

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
    // Children that ignore the major axis have the same size for every share, so propose `nil`.
    var asked = proposal
    if engine.traits(of: node).contains(.ignores(axis)) { asked[axis] = nil }
    let solution = solve(asked, for: node, in: engine)
    arrange(solution, of: node, in: engine)
    release(solution, in: engine)
    return solution.size
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double {
    engine.priorityOfStack(node)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    if placeArranged(node, proposing: proposal, in: engine) { return }
    let offered = reproposeAtPlacement(proposal, size: size, in: engine)
    let solution = solve(offered, for: node, in: engine)
    forEachOrigin(in: solution, engine: engine) { item, origin in
      engine.place(item.child, at: origin, proposing: self.proposal(to: item, in: solution))
    }
    release(solution, in: engine)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    let solution = solve(
      reproposeAtPlacement(proposal, size: size, in: engine), for: node, in: engine)
    var combination = GuideCombination(of: key)
    forEachOrigin(in: solution, engine: engine) { item, origin in
      if let value = engine.explicitGuide(
        key, of: item.child, size: item.size, proposal: self.proposal(to: item, in: solution))
      {
        combination.add(value + (key.axis == .horizontal ? origin.x : origin.y))
      }
    }
    release(solution, in: engine)
    return combination.value
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard var child = engine.firstChild(of: node) else { return .zero }
    let first = engine.spacing(of: child)
    var all = first
    var last = first
    while let next = engine.nextSibling(of: child) {
      last = engine.spacing(of: next)
      all = all.union(last)
      child = next
    }
    if axis == .horizontal {
      all.leading = first.leading
      all.trailing = last.trailing
    } else {
      all.top = first.top
      all.bottom = last.bottom
    }
    return all
  }
}

// MARK: - Steps

extension StackLayout {
  /// The state of one run of the algorithm: a range of the arena's work space, and its results.
  struct Solution {
    let first: Int
    let count: Int
    let minor: Double
    /// True if all children are aligned by their sizes, none is placed, and a child's proposal
    /// changes only with its share.
    let isPlain: Bool
    var size = Size.zero
    /// The lowest position of a child on the minor axis, from the alignment line.
    var lowest = 0.0

    /// The start of a child along the cross axis. A child of infinite length can't be aligned and
    /// starts at the start of the stack.
    func across(_ item: StackItem, along axis: Axis) -> Double {
      item.size[axis.other] == .infinity ? 0 : -item.guide - lowest
    }
  }

  /// Sizes and aligns the children for a proposal (docs/explanation/layout.md, Stacks). The caller
  /// releases the result.
  private func solve(
    _ proposal: ProposedSize, for node: NodeID, in engine: LayoutEngine
  ) -> Solution {
    let first = engine.arena.pointee.stackItems.count
    let (gaps, areRigid, isPlain) = collectChildren(of: node, in: engine)
    let count = engine.arena.pointee.stackItems.count - first
    var solution = Solution(
      first: first, count: count, minor: proposal[axis.other] ?? .nan, isPlain: isPlain)
    if let major = proposal[axis], areRigid, engine.arena.pointee.takesShortcuts {
      shareAmongRigid(major - gaps, in: solution, engine: engine)
    } else if let major = proposal[axis] {
      probeMinimums(in: solution, engine: engine)
      share(major - gaps, in: solution, engine: engine)
    } else {
      askForIdeals(in: solution, engine: engine)
    }
    alignMinorAxis(&solution, gaps: gaps, engine: engine)
    return solution
  }

  private func release(_ solution: Solution, in engine: LayoutEngine) {
    engine.arena.pointee.stackItems.truncate(to: solution.first)
  }

  /// Lists the children with their gaps.
  ///
  /// Returns the sum of the gaps, and true if the solution is plain. `areRigid` is true if no
  /// child's length depends on its proposal, and no priorities change the order.
  private func collectChildren(
    of node: NodeID, in engine: LayoutEngine
  ) -> (gaps: Double, areRigid: Bool, isPlain: Bool) {
    var total = 0.0
    var common: LayoutTraits = [.ignores(axis), .ordinaryPriority]
    var all: LayoutTraits = []
    var isAnyPlaced = false
    var previous: NodeID?
    var next = engine.firstChild(of: node)
    while let child = next {
      let gap = self.gap(between: previous, and: child, in: engine)
      total += gap
      engine.arena.pointee.stackItems.append(StackItem(child: child, gap: gap))
      let traits = engine.traits(of: child)
      common.formIntersection(traits)
      all.formUnion(traits)
      if engine.pointer(to: child).pointee.state.contains(.placed) { isAnyPlaced = true }
      previous = child
      next = engine.nextSibling(of: child)
    }
    let areRigid = common.contains([.ignores(axis), .ordinaryPriority])
    let isPlain =
      !isAnyPlaced && all.isDisjoint(with: .guides) && alignment.customID == nil
      && (areRigid || !common.contains(.ignores(axis)))
    return (total, areRigid, isPlain)
  }

  /// The gap between a child and the previous one. 0 before the first.
  func gap(between previous: NodeID?, and child: NodeID, in engine: LayoutEngine) -> Double {
    guard let previous else { return 0 }
    return explicitSpacing.isNaN
      ? engine.distance(from: previous, to: child, along: axis) : explicitSpacing
  }

  /// Measures the ideal length of every child, if there is no length to share.
  private func askForIdeals(in solution: Solution, engine: LayoutEngine) {
    for index in solution.first..<solution.first + solution.count {
      offer(.nan, toItem: index, in: solution, engine: engine)
    }
  }

  private func offer(
    _ length: Double, toItem index: Int, in solution: Solution, engine: LayoutEngine
  ) {
    let child = engine.arena.pointee.stackItems[index].child
    let size = engine.size(of: child, proposing: proposal(length, minor: solution.minor))
    let item = engine.arena.pointee.stackItems.base + index
    item.pointee.offered = length
    item.pointee.size = size
  }

  /// Measures the minimum length and the priority of every child.
  private func probeMinimums(in solution: Solution, engine: LayoutEngine) {
    for index in solution.first..<solution.first + solution.count {
      let child = engine.arena.pointee.stackItems[index].child
      let minimum = engine.size(of: child, proposing: proposal(0, minor: solution.minor))[axis]
      let priority = engine.priority(of: child)
      let item = engine.arena.pointee.stackItems.base + index
      item.pointee.minimum = minimum
      item.pointee.priority = priority
    }
  }

  /// Measures the maximum length of a child. The flexibility is its difference from the minimum
  /// length.
  private func probeFlexibility(ofItem index: Int, in solution: Solution, engine: LayoutEngine) {
    let item = engine.arena.pointee.stackItems[index]
    guard !engine.traits(of: item.child).contains(.ignores(axis)) else { return }
    let maximum = engine.size(
      of: item.child, proposing: proposal(.infinity, minor: solution.minor))[axis]
    let flexibility = maximum - item.minimum
    engine.arena.pointee.stackItems.base[index].flexibility =
      flexibility.isNaN ? .infinity : flexibility
  }

  /// Divides a length among the children, in the order of flexibility.
  ///
  /// Zero and infinity are the same share for all, in any order. Otherwise, the largest child's
  /// maximum length is measured only if its position in the order depends on it. In nested stacks,
  /// each such measurement would cause new measurements, twice as many with every level.
  private func share(_ length: Double, in solution: Solution, engine: LayoutEngine) {
    let takesShortcuts = engine.arena.pointee.takesShortcuts
    if takesShortcuts, length <= 0 || length == .infinity {
      orderOfService(in: solution, engine: engine)
      distributeMajorAxis(length, in: solution, engine: engine)
      return
    }
    let largest = takesShortcuts ? largestContainer(in: solution, engine: engine) : nil
    for index in solution.first..<solution.first + solution.count where index != largest?.item {
      probeFlexibility(ofItem: index, in: solution, engine: engine)
    }
    if let largest {
      if isPlaceKnown(ofItem: largest.item, in: solution, engine: engine) {
        engine.arena.pointee.stackItems.base[largest.item].flexibility = .greatestFiniteMagnitude
      } else {
        probeFlexibility(ofItem: largest.item, in: solution, engine: engine)
      }
    }
    orderOfService(in: solution, engine: engine)
    distributeMajorAxis(length, in: solution, engine: engine)
    if let largest, !isFlexible(largest, in: solution, engine: engine) {
      orderOfService(in: solution, engine: engine)
      distributeMajorAxis(length, in: solution, engine: engine)
    }
  }

  /// Divides a length among rigid children. Their order is that of the document and their minimum
  /// length is their length, so neither needs a measurement.
  private func shareAmongRigid(_ length: Double, in solution: Solution, engine: LayoutEngine) {
    var available = length
    for place in 0..<solution.count {
      let share = max(available / Double(solution.count - place), 0)
      let index = solution.first + place
      offer(share, toItem: index, in: solution, engine: engine)
      let item = engine.arena.pointee.stackItems.base + index
      item.pointee.minimum = item.pointee.size[axis]
      keepUnlessNaN(&available, available - item.pointee.size[axis])
    }
  }

  /// The maximum number of views in a child whose maximum length is always measured where it could
  /// matter.
  private static let viewsAskedExactly = 16

  /// The flexible child with the most nodes in it, if there is one. Nodes are numbered in the order
  /// of their creation, so the next child's number gives the count.
  private func largestContainer(
    in solution: Solution, engine: LayoutEngine
  ) -> (item: Int, views: Int)? {
    let items = engine.arena.pointee.stackItems.base
    let end = solution.first + solution.count
    var largest: (item: Int, views: Int)?
    for index in solution.first..<end {
      let child = items[index].child
      let next = index + 1 < end ? items[index + 1].child.index : engine.arena.pointee.nodes.count
      if next - child.index > max(largest?.views ?? 0, 1),
        !engine.traits(of: child).contains(.ignores(axis))
      {
        largest = (index, next - child.index)
      }
    }
    return largest
  }

  /// True if the flexibility of a child doesn't affect the order: it follows the rigid children of
  /// its priority and precedes the infinite children.
  private func isPlaceKnown(
    ofItem index: Int, in solution: Solution, engine: LayoutEngine
  ) -> Bool {
    let items = engine.arena.pointee.stackItems.base
    let item = items[index]
    for other in solution.first..<solution.first + solution.count
    where other != index && items[other].priority == item.priority {
      let flexibility = items[other].flexibility
      if flexibility <= 0 { continue }
      let isFirst =
        item.minimum > items[other].minimum
        || (item.minimum == items[other].minimum && index < other)
      if flexibility < .infinity || !isFirst { return false }
    }
    return true
  }

  /// True if a child was correctly treated as flexible. Otherwise, stores its flexibility.
  ///
  /// A child that takes more than its minimum length is flexible. A large child that takes only its
  /// minimum is assumed to be flexible. Its position matters only if it precedes a rigid child and
  /// its extent along the cross axis depends on its share. Nodes that choose among alternatives are
  /// always measured.
  private func isFlexible(
    _ largest: (item: Int, views: Int), in solution: Solution, engine: LayoutEngine
  ) -> Bool {
    let item = engine.arena.pointee.stackItems[largest.item]
    guard item.flexibility == .greatestFiniteMagnitude, item.size[axis] <= item.minimum,
      largest.views <= Self.viewsAskedExactly
        || engine.arena.pointee.algorithms.knownNumber(of: ViewThatFitsLayout.self) != nil
    else { return true }
    probeFlexibility(ofItem: largest.item, in: solution, engine: engine)
    return engine.arena.pointee.stackItems[largest.item].flexibility > 0
  }

  /// Sorts: higher priority first, then the less flexible, then the larger minimum, then document
  /// order.
  private func orderOfService(in solution: Solution, engine: LayoutEngine) {
    let start = engine.arena.pointee.serviceOrder.count
    for index in 0..<solution.count {
      engine.arena.pointee.serviceOrder.append(UInt32(truncatingIfNeeded: index))
    }
    let items = engine.arena.pointee.stackItems.base + solution.first
    var order = UnsafeMutableBufferPointer(
      start: engine.arena.pointee.serviceOrder.base + start, count: solution.count)
    for index in 1..<max(solution.count, 1)
    where isServed(items[index], before: items[index - 1]) {
      order.sort { left, right in
        if isServed(items[Int(left)], before: items[Int(right)]) { return true }
        if isServed(items[Int(right)], before: items[Int(left)]) { return false }
        return left < right
      }
      return
    }
  }

  func isServed(_ left: StackItem, before right: StackItem) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
    return left.flexibility == .infinity && left.minimum > right.minimum
  }

  /// Proposes the length group by group of equal priority. The minimum of later groups stays
  /// reserved.
  private func distributeMajorAxis(
    _ length: Double, in solution: Solution, engine: LayoutEngine
  ) {
    let order = engine.arena.pointee.serviceOrder.count - solution.count
    var available = length
    var position = 0
    while position < solution.count {
      let end = endOfGroup(from: position, order: order, in: solution, engine: engine)
      let reserved =
        position == 0
        ? -minimums(end..<solution.count, order: order, in: solution, engine: engine)
        : minimums(position..<end, order: order, in: solution, engine: engine)
      keepUnlessNaN(&available, available + reserved)
      serve(position..<end, from: &available, order: order, in: solution, engine: engine)
      position = end
    }
    engine.arena.pointee.serviceOrder.truncate(to: order)
  }

  /// Proposes an equal part of the remaining length to each child of a group.
  private func serve(
    _ group: Range<Int>, from available: inout Double, order: Int, in solution: Solution,
    engine: LayoutEngine
  ) {
    for position in group {
      let share = max(available / Double(group.upperBound - position), 0)
      let index = solution.first + Int(engine.arena.pointee.serviceOrder[order + position])
      offer(share, toItem: index, in: solution, engine: engine)
      keepUnlessNaN(
        &available, available - engine.arena.pointee.stackItems[index].size[axis])
    }
  }

  private func endOfGroup(
    from position: Int, order: Int, in solution: Solution, engine: LayoutEngine
  ) -> Int {
    let items = engine.arena.pointee.stackItems.base + solution.first
    let ranks = engine.arena.pointee.serviceOrder.base + order
    let priority = items[Int(ranks[position])].priority
    var end = position + 1
    while end < solution.count, items[Int(ranks[end])].priority == priority { end += 1 }
    return end
  }

  private func minimums(
    _ range: Range<Int>, order: Int, in solution: Solution, engine: LayoutEngine
  ) -> Double {
    let items = engine.arena.pointee.stackItems.base + solution.first
    let ranks = engine.arena.pointee.serviceOrder.base + order
    var total = 0.0
    for position in range { total += items[Int(ranks[position])].minimum }
    return total
  }

  func keepUnlessNaN(_ value: inout Double, _ next: Double) {
    if !next.isNaN { value = next }
  }

  /// Aligns the children. The stack extends from the lowest to the highest of them, including the
  /// line.
  private func alignMinorAxis(
    _ solution: inout Solution, gaps: Double, engine: LayoutEngine
  ) {
    var highest = 0.0
    var length = gaps
    var isInfinite = false
    for index in solution.first..<solution.first + solution.count {
      let item = engine.arena.pointee.stackItems[index]
      length += item.size[axis]
      let extent = item.size[axis.other]
      if extent == .infinity {
        isInfinite = true
        continue
      }
      let guide = engine.guide(
        alignment, of: item.child, size: item.size, proposal: proposal(to: item, in: solution))
      engine.arena.pointee.stackItems.base[index].guide = guide
      if -guide < solution.lowest { solution.lowest = -guide }
      if extent - guide > highest { highest = extent - guide }
    }
    solution.size[axis] = length
    solution.size[axis.other] = isInfinite ? .infinity : highest - solution.lowest
  }

  /// The proposal at placement: a nil cross axis becomes the stack's own extent
  /// (docs/explanation/layout.md, Stacks).
  private func reproposeAtPlacement(
    _ proposal: ProposedSize, size: Size, in engine: LayoutEngine
  ) -> ProposedSize {
    var result = proposal
    if result[axis.other] == nil, !engine.arena.pointee.placesStacksWithOffers {
      result[axis.other] = size[axis.other]
    }
    return result
  }

  private func forEachOrigin(
    in solution: Solution, engine: LayoutEngine, _ visit: (StackItem, Point) -> Void
  ) {
    var position = 0.0
    for index in solution.first..<solution.first + solution.count {
      let item = engine.arena.pointee.stackItems[index]
      position += item.gap
      visit(item, point(position, across: solution.across(item, along: axis)))
      position += item.size[axis]
    }
  }

  func point(_ position: Double, across: Double) -> Point {
    axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
  }

  private func proposal(to item: StackItem, in solution: Solution) -> ProposedSize {
    proposal(item.offered, minor: solution.minor)
  }

  func proposal(_ major: Double, minor: Double) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(openableWidth: major, openableHeight: minor)
      : ProposedSize(openableWidth: minor, openableHeight: major)
  }

  /// The children of a placed stack in the order of service, their flexibility, and the lowest
  /// position on the minor axis.
  func solved(
    _ request: ExplanationRequest
  ) -> (items: [StackItem], flexibilities: [Double], lowest: Double) {
    let engine = request.engine
    let solution = solve(
      reproposeAtPlacement(request.proposal, size: request.size, in: engine), for: request.node,
      in: engine)
    defer { release(solution, in: engine) }
    let range = solution.first..<solution.first + solution.count
    let items = range.map { engine.arena.pointee.stackItems[$0] }
    // The layout doesn't probe a child if the order doesn't depend on it, so probe it now.
    let left = (request.proposal[axis] ?? 1) - items.reduce(0) { $0 + $1.gap }
    let nobodyWasAsked = left <= 0 || left == .infinity
    for index in range
    where nobodyWasAsked
      || engine.arena.pointee.stackItems[index].flexibility == .greatestFiniteMagnitude
    {
      probeFlexibility(ofItem: index, in: solution, engine: engine)
    }
    let probed = range.map { engine.arena.pointee.stackItems[$0] }
    // With no length to share, every child gets the same proposal, so the probed order applies.
    if nobodyWasAsked { return (probed, probed.map(\.flexibility), solution.lowest) }
    let flexibilities = probed.map(\.flexibility)
    // A child that ignores the axis isn't probed, because it has no flexibility.
    return (items, flexibilities.map { $0 == .greatestFiniteMagnitude ? 0 : $0 }, solution.lowest)
  }
}

extension LayoutTree {
  /// The axis of a row or a column, or `nil` for any other node.
  public func stackAxis(of node: NodeID) -> Axis? {
    guard node.index < count, engine.isNode(node, laidOutBy: StackLayout.self) else { return nil }
    return engine.parameters(of: node, as: StackLayout.self).axis
  }

  /// The guides by which a stack aligns its children. Empty for any other node.
  public func alignments(of node: NodeID) -> [AlignmentKey] {
    if isNode(node, laidOutBy: StackLayout.self) {
      return [engine.parameters(of: node, as: StackLayout.self).alignment]
    }
    guard isNode(node, laidOutBy: ZStackLayout.self) else { return [] }
    let stack = engine.parameters(of: node, as: ZStackLayout.self)
    return [stack.horizontal, stack.vertical]
  }

  /// The guide that a node sets. `nil` for a node without an alignment guide.
  public func guide(of node: NodeID) -> AlignmentKey? {
    isNode(node, laidOutBy: AlignmentGuideLayout.self)
      ? engine.parameters(of: node, as: AlignmentGuideLayout.self).key : nil
  }
}
