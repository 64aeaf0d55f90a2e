/// A tree of views to lay out: nodes in a flat arena, built from the top down, laid out once.
///
/// Add nodes with ``add(_:to:)``, then call one of the `layOutRoot` functions, then read frames.
/// Sizing and placing recurse with the depth of the tree: run deep trees on a thread with a large
/// stack (see ``LayoutLimits``). Build and lay out a tree from one thread at a time. After the
/// layout, several threads may read its frames at once.
public final class LayoutTree {
  @usableFromInline let arena: UnsafeMutablePointer<LayoutArena>

  /// Answers guide closures and makes late content. Not kept alive by the tree.
  public weak var client: (any LayoutClient)?
  /// The client of a copy, which has no other owner.
  private var ownClient: (any LayoutClient)?

  /// Creates an empty tree.
  ///
  /// - Parameters:
  ///   - expectedNodes: the number of nodes to reserve space for.
  ///   - takesShortcuts: true to cache results and skip redundant queries. Without shortcuts, for
  ///     tests, the frames are the same and the work grows exponentially with the depth.
  public init(expectedNodes: Int = 0, takesShortcuts: Bool = true) {
    arena = .allocate(capacity: 1)
    arena.initialize(to: LayoutArena(tree: self))
    arena.pointee.takesShortcuts = takesShortcuts
    let expectedNodes = min(max(expectedNodes, 0), 1 << 24)
    arena.pointee.nodes.reserve(expectedNodes)
    arena.pointee.parameters.reserve(expectedNodes * Self.wordsOfParameters)
  }

  /// A copy of the nodes of another tree, without their sizes and frames.
  init(copying other: LayoutTree) {
    arena = .allocate(capacity: 1)
    arena.initialize(to: other.arena.pointee.copied(for: self))
    for index in 0..<count {
      arena.pointee.nodes.base[index].forgetAnswers()
      arena.pointee.nodes.base[index].traits = []
      arena.pointee.nodes.base[index].state.remove(.traitsKnown)
    }
  }

  /// Sets a client and keeps it alive.
  func keepClient(_ client: any LayoutClient) {
    ownClient = client
    self.client = client
  }

  deinit {
    arena.pointee.deallocate()
    arena.deinitialize(count: 1)
    arena.deallocate()
  }

  /// The number of parameter words that most algorithms have.
  private static let wordsOfParameters = 2

  var engine: LayoutEngine { LayoutEngine(arena: arena) }

  /// Number of nodes added so far.
  public var count: Int { arena.pointee.nodes.count }
}

// MARK: - Building

extension LayoutTree {
  /// Adds a node as the last child of a parent, or as a root.
  ///
  /// Once a parent has been sized, only the children of a ``GeometryReaderLayout`` and the second
  /// child of a ``SecondaryLayout`` may still be added. They don't change any size.
  ///
  /// - Parameters:
  ///   - algorithm: the layout algorithm of the node, with its parameters.
  ///   - parent: a node of this tree. `nil`, or a number that no node has, adds a root.
  @inlinable
  @discardableResult
  public func add<A: LayoutAlgorithm>(_ algorithm: A, to parent: NodeID?) -> NodeID {
    withUnsafePointer(to: algorithm) { pointer in
      addNode(
        A.self, parameters: UnsafeRawPointer(pointer), byteCount: MemoryLayout<A>.size,
        to: parent ?? .none)
    }
  }

  @usableFromInline
  func addNode(
    _ type: any LayoutAlgorithm.Type, parameters: UnsafeRawPointer, byteCount: Int,
    to parent: NodeID
  ) -> NodeID {
    let id = NodeID(rawValue: UInt32(truncatingIfNeeded: arena.pointee.nodes.count))
    let hasParent = parent.index < arena.pointee.nodes.count
    let above = hasParent ? engine.pointer(to: parent) : nil
    let axis = above?.pointee.state.childAxis ?? .none
    let number = arena.pointee.algorithms.number(of: type)
    let node = LayoutNode(
      parent: hasParent ? parent : .none,
      parameters: storeParameters(parameters, count: byteCount),
      depth: above.map { $0.pointee.depth + 1 } ?? 0, algorithm: number,
      state: .axes(own: axis, children: axis))
    arena.pointee.nodes.append(node)
    arena.pointee.algorithms[number].answerState(id, engine)
    arena.pointee.maximumDepth = max(arena.pointee.maximumDepth, node.depth)
    if hasParent { link(id, to: parent) }
    return id
  }

  private func link(_ child: NodeID, to parent: NodeID) {
    let above = arena.pointee.nodes.base + parent.index
    if above.pointee.lastChild.exists {
      arena.pointee.nodes.base[above.pointee.lastChild.index].nextSibling = child
    } else {
      above.pointee.firstChild = child
    }
    above.pointee.lastChild = child
  }

  // Pointer and count are separate, because the address of a type without fields is meaningless.
  private func storeParameters(_ bytes: UnsafeRawPointer, count: Int) -> UInt32 {
    let start = arena.pointee.parameters.count
    let words = (count &+ 7) / 8
    guard words > 0 else { return UInt32(truncatingIfNeeded: start) }
    let room = arena.pointee.parameters.appendUninitialized(words)
    // Clears the padding after the last byte, so that equal parameters have equal words.
    (room + (words &- 1)).initialize(to: 0)
    UnsafeMutableRawPointer(room).copyMemory(from: bytes, byteCount: count)
    return UInt32(truncatingIfNeeded: start)
  }
}

// MARK: - The root

extension LayoutTree {
  /// Lays out a root in a window: its proposal is the safe area, and it's centered in it, overflow
  /// included.
  ///
  /// Rules: docs/explanation/layout.md, Protocol.
  public func layOutRoot(_ root: NodeID, in window: WindowGeometry) {
    guard root.index < count else { return }
    prepare(scale: window.scale, direction: window.layoutDirection)
    let grid = arena.pointee.grid
    let rounded = EdgeInsets(
      top: grid.roundToNearest(window.safeAreaInsets.top),
      leading: grid.roundToNearest(window.safeAreaInsets.leading),
      bottom: grid.roundToNearest(window.safeAreaInsets.bottom),
      trailing: grid.roundToNearest(window.safeAreaInsets.trailing))
    let insets = window.layoutDirection == .rightToLeft ? rounded.mirrored : rounded
    let outer = Rect(origin: .zero, size: window.size)
    let safe = outer.inset(by: insets)
    arena.pointee.safeArea = SafeArea(outer: outer, inner: safe)
    let available = ProposedSize(safe.size)
    let size = engine.size(of: root, proposing: available)
    let overhang = Point(
      x: (safe.width - size.width) / 2, y: (safe.height - size.height) / 2)
    engine.place(root, at: safe.origin.moved(by: overhang), system: 0, proposing: available)
  }

  /// Lays out a root with its top leading corner at (0, 0), with any proposal, including nil, 0 and
  /// infinity.
  public func layOutRoot(
    _ root: NodeID, proposing proposal: ProposedSize, scale: Double = 1,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    guard root.index < count else { return }
    prepare(scale: scale, direction: layoutDirection)
    let size = engine.size(of: root, proposing: proposal)
    let area = Rect(origin: .zero, size: size)
    arena.pointee.safeArea = SafeArea(outer: area, inner: area)
    engine.place(root, at: .zero, system: 0, proposing: proposal)
  }

  /// The ideal size of a root, rounded up to pixels (docs/explanation/layout.md, Protocol).
  public func fittingSize(of root: NodeID, scale: Double = 1) -> Size {
    guard root.index < count else { return .zero }
    prepare(scale: scale)
    let size = engine.size(of: root, proposing: .unspecified)
    let grid = arena.pointee.grid
    return Size(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
  }

  /// Sets the display's pixels and the direction. Cached results for other pixels are cleared.
  private func prepare(scale: Double, direction: LayoutDirection = .leftToRight) {
    arena.pointee.systems.base[0].direction = direction
    let grid = PixelGrid(scale: scale)
    if grid == arena.pointee.grid { return }
    arena.pointee.grid = grid
    arena.pointee.guideMemo.removeAll()
    for index in 0..<count { arena.pointee.nodes.base[index].forgetAnswers() }
  }
}

// MARK: - Late content

extension LayoutTree {
  /// Places the secondary of an overlay or background whose second child was added after the
  /// layout.
  ///
  /// No other node moves. Without a second child, or before the node itself is placed, it has no
  /// effect.
  public func placeSecondary(of node: NodeID) {
    guard node.index < count, arena.pointee.nodes[node.index].state.contains(.placed),
      engine.isNode(node, laidOutBy: SecondaryLayout.self)
    else { return }
    let layout = engine.parameters(of: node, as: SecondaryLayout.self)
    layout.placeSecondary(of: node, in: engine)
  }
}
