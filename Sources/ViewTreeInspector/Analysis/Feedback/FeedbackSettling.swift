import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences

/// Finds loops that always settle: the greatest of some lengths comes back as the frame of the
/// measured views, or as a frame inside them (docs/semantics.md, Loops that settle).
///
/// A text, a shape, or a combination of these keeps its own length when it is proposed that length.
/// So when the greatest of their lengths comes back, the greatest stays the same.
struct FeedbackSettling {
  private let builder: FeedbackGraphBuilder
  private let graph: FeedbackGraph
  private let components: [Int32]
  private let state: UInt32
  private let component: Int32
  private let above: [PreferenceNode.Index?]
  /// The axis of the frames that have the variable as their length, if it is one.
  private let axis: Axis?
  /// The nodes whose arguments along that axis are exactly the variable.
  private let stateNodes: Set<UInt32>

  init(_ builder: FeedbackGraphBuilder, _ graph: FeedbackGraph, _ state: UInt32) {
    self.builder = builder
    self.graph = graph
    self.state = state
    components = graph.components
    component = graph.component(of: FeedbackSource.variable(state).vertices(of: 0)[0], components)
    above = builder.pass.graph.nearestUsesAbove()
    axis = Self.axis(of: state, builder.recorder.uses)
    stateNodes = axis.map { Self.nodes(of: state, along: $0, builder) } ?? []
  }

  private static func axis(of state: UInt32, _ uses: [DependencyRecorder.Use]) -> Axis? {
    let axes = Set(uses.filter { $0.plainState == state }.map(\.axes.rawValue))
    guard axes.count == 1 else { return nil }
    return [Axis.horizontal, .vertical].first { axes == [AxisSet($0).rawValue] }
  }

  private static func nodes(
    of state: UInt32, along axis: Axis, _ builder: FeedbackGraphBuilder
  ) -> Set<UInt32> {
    var found: Set<UInt32> = []
    var others = Set(builder.recorder.conditionalNodes.map(\.node.rawValue))
    for use in builder.recorder.uses where use.axes.contains(axis) {
      if use.plainState == state {
        found.formUnion(use.nodes)
      } else {
        others.formUnion(use.nodes)
      }
    }
    return found.subtracting(others)
  }

  private var layout: LayoutTree { builder.pass.layout }

  private func isOnLoop(_ vertex: FeedbackVertex) -> Bool {
    graph.component(of: vertex, components) == component
  }

  private func isOnLoop(_ source: FeedbackSource) -> Bool {
    (0..<FeedbackSource.aspectCount).contains { aspect in
      source.vertices(of: aspect).contains { isOnLoop($0) }
    }
  }

  /// True if the state variable settles.
  var settles: Bool {
    guard isAlone, let reader = soleReader, takesGreatest(reader) else { return false }
    var settled: [NodeID] = []
    for (index, node) in builder.pass.graph.nodes.enumerated() where leads(index, to: reader) {
      guard isOnLoop(.preference(ID(index))) else { continue }
      switch node.kind {
      case .onPreferenceChange: continue
      case .preference:
        guard let measured = measured(by: node) else { return false }
        if let inner = measured { settled.append(inner) }
      default: return false
      }
    }
    return axis.map { dependsOnFrameOnly(settled, along: $0) } ?? false
  }

  // MARK: - The preference

  /// True if no other state variable is on the loop.
  private var isAlone: Bool {
    builder.recorder.stateNames.keys.allSatisfy { other in
      UInt32(other) == state || !isOnLoop(.variable(UInt32(other)))
    }
  }

  /// The only reader that assigns its value, unchanged, to the variable.
  private var soleReader: Int? {
    let assignments = builder.assignments.filter { $0.state == state }
    guard assignments.count == 1, let only = assignments.first, only.isPlain else { return nil }
    return only.reader
  }

  private func takesGreatest(_ reader: Int) -> Bool {
    let key = Int(builder.pass.graph.nodes[reader].key.index)
    if isOnLoop(FeedbackVertex(.presence, UInt32(key))) { return false }
    switch builder.pass.pulled.reduces[key] {
    case .named(let reduce): return reduce == .max
    case .script(let script):
      return builder.pass.document.scripts[script].program.keepsGreatest
    case .lastPresent: return false
    }
  }

  /// True if the value of a modifier can reach a reader.
  private func leads(_ index: Int, to reader: Int) -> Bool {
    var next = above[index]
    while let outer = next {
      if outer.index == reader { return true }
      next = above[outer.index]
    }
    return false
  }

  // MARK: - What is measured

  /// The bare view that a writer measures inside a frame whose length is the variable. `.some(nil)`
  /// if it measures the frame itself, `nil` for any other view.
  private func measured(by writer: PreferenceNode) -> NodeID?? {
    guard case .closure(let number) = NodeOwner(writer.token), let axis else { return nil }
    let site = builder.pass.built.sites[number]
    guard case .preference(_, let value) = builder.pass.meaning(of: site.modifier),
      let script = builder.pass.script(value, of: site),
      let length = builder.recorder.measuredLength(script, in: site.environment),
      length.axis == axis, let secondary = secondary(with: length.reader),
      let primary = layout.firstChild(of: secondary)
    else { return nil }
    if hasStateLength(innermost(primary)) { return .some(nil) }
    let outer = outermost(secondary)
    guard let frame = layout.parent(of: outer), hasStateLength(frame), keepsLength(primary, axis)
    else { return nil }
    return outer
  }

  /// The overlay or background that a reader fills.
  private func secondary(with reader: NodeID) -> NodeID? {
    var node = reader
    while let parent = layout.parent(of: node) {
      if builder.influences[Int(parent.rawValue)] == .secondary,
        layout.firstChild(of: parent) != node
      {
        return parent
      }
      guard layout.isAsLongAsChild(parent) else { return nil }
      node = parent
    }
    return nil
  }

  private func outermost(_ node: NodeID) -> NodeID {
    var node = node
    while let parent = layout.parent(of: node), layout.isAsLongAsChild(parent),
      layout.firstChild(of: parent) == node
    {
      node = parent
    }
    return node
  }

  private func innermost(_ node: NodeID) -> NodeID {
    var node = node
    while layout.isAsLongAsChild(node), let child = layout.firstChild(of: node) { node = child }
    return node
  }

  /// True if a node is a frame whose length is exactly the variable.
  private func hasStateLength(_ node: NodeID) -> Bool {
    guard case .frame = builder.influences[Int(node.rawValue)] else { return false }
    return stateNodes.contains(node.rawValue)
  }

  // MARK: - Lengths

  /// True if a view keeps its own length when it is proposed that length, and never exceeds a
  /// greater proposal.
  private func keepsLength(_ node: NodeID, _ axis: Axis) -> Bool {
    if layout.ignoresProposal(node, along: axis) { return true }
    let children = builder.children(of: node)
    switch builder.influences[Int(node.rawValue)] {
    case .leaf, .reader, .filler: return true
    case .mixed: return false
    case .ideal(let axes) where axes.contains(axis): return true
    case .scroll(let axes) where axes.contains(axis): return true
    case .frame(let axes, _) where axes.contains(axis): return true
    case .rows(let along, let fills, _): return along == axis || fills.contains(axis)
    case .layers(_, let guides):
      return !guides.contains(axis) && children.allSatisfy { keepsLength($0, axis) }
    case .stack(let along, _, let hasGuides):
      if along != axis { return !hasGuides && children.allSatisfy { keepsLength($0, axis) } }
      // Two that give way would share another length otherwise.
      let flexible = children.filter { !layout.ignoresProposal($0, along: axis) }
      return flexible.count <= 1 && flexible.allSatisfy { keepsLength($0, axis) }
    default: return children.first.map { keepsLength($0, axis) } ?? true
    }
  }

  /// True if the lengths inside some nodes depend on the variable only through the frames'
  /// proposals.
  private func dependsOnFrameOnly(_ nodes: [NodeID], along axis: Axis) -> Bool {
    var owners = [UInt32?](repeating: nil, count: layout.count)
    for node in nodes {
      var pending = [node]
      while let next = pending.popLast() {
        if owners[Int(next.rawValue)].map({ $0 != node.rawValue }) ?? false { return false }
        owners[Int(next.rawValue)] = node.rawValue
        pending += builder.children(of: next)
      }
    }
    func owner(_ vertex: FeedbackVertex) -> UInt32? {
      switch vertex.kind {
      case .proposal, .size, .sharing:
        vertex.axis == axis ? owners[Int(vertex.owner)] : nil
      default: nil
      }
    }
    return graph.allEdges { from, to in
      guard let inside = owner(to), isOnLoop(from), isOnLoop(to) else { return true }
      return owner(from) == inside || to.kind == .proposal && to.owner == inside
    }
  }
}
