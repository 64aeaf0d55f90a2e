import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// Searches for loops from state through the geometry or the preferences of the current views back
/// to that state (docs/semantics.md, Feedback loops).
struct FeedbackAnalysis {
  private let pass: FinishedPass
  private let recorder: DependencyRecorder
  /// The view that owns each layout node.
  private let owners: [ID<ViewRecord>]
  private let record: PassRecord

  /// Builds the views again with a dependency recorder. No code runs that could change the state.
  init(
    _ document: Document, _ values: StateValues, machine: ScriptMachine, limits: EvaluationLimits
  ) throws {
    (pass, recorder) = try FinishedPass.alone(
      document, in: values, machine: machine, limits: limits
    ) { pass in
      let recorder = DependencyRecorder(document, pass.state, pass.instances)
      pass.dependencies = recorder
      return recorder
    }
    owners = pass.nodeOwners
    record = PassRecord(pass, number: 1)
  }

  /// The loops of a document in the last of some states that has any. Loops that always settle are
  /// included only if there are no others. Empty if no loop is possible, or if an evaluation fails.
  ///
  /// The views, and the largest child of a `ZStack`, can differ from state to state.
  static func loops(
    of document: Document, states: [StateValues], machine: ScriptMachine, limits: EvaluationLimits
  ) -> [FeedbackLoop] {
    // What no view looks at leads nowhere.
    guard document.hasReactions, !document.observedState.isEmpty else { return [] }
    var known: [StateValues] = []
    var settling: [FeedbackLoop] = []
    for values in states.reversed() where !known.contains(values) {
      known.append(values)
      let analysis = try? FeedbackAnalysis(document, values, machine: machine, limits: limits)
      let loops = analysis?.loops ?? []
      if loops.contains(where: { !$0.settles }) { return loops }
      if settling.isEmpty { settling = loops }
    }
    return settling
  }

  private var loops: [FeedbackLoop] {
    var builder = FeedbackGraphBuilder(pass, recorder)
    let graph = builder.build()
    var loops: [FeedbackLoop] = []
    for cycle in graph.cycles(throughFirst: recorder.firstCount) {
      guard let state = cycle.first?.owner else { continue }
      var hops: [FeedbackLoop.Hop] = []
      for vertex in cycle {
        if let hop = hop(vertex), hop != hops.last { hops.append(hop) }
      }
      let settles = FeedbackSettling(builder, graph, state).settles
      let loop = FeedbackLoop(hops: hops, settles: settles)
      if !loops.contains(where: { $0.hops.first == hops.first }) { loops.append(loop) }
    }
    return loops
  }

  // MARK: - Hops

  /// The hop that a report shows for a vertex, or `nil` for intermediate vertices.
  private func hop(_ vertex: FeedbackVertex) -> FeedbackLoop.Hop? {
    switch vertex.kind {
    case .variable:
      guard let variable = recorder.stateNames[Int(vertex.owner)] else { return nil }
      return FeedbackLoop.Hop(hop: .state(variable.name), syntax: variable.syntax)
    case .size:
      return geometry(vertex.owner) {
        vertex.axis == .horizontal ? .width(of: $0) : .height(of: $0)
      }
    case .place: return geometry(vertex.owner) { .place(of: $0) }
    case .guide: return geometry(vertex.owner) { .guide(of: $0) }
    case .preference: return preference(ID(vertex.owner))
    case .proposal, .arguments, .sharing, .preceding, .junction, .presence: return nil
    }
  }

  private func geometry(
    _ node: UInt32, _ make: (String) -> FeedbackHop
  ) -> FeedbackLoop.Hop? {
    let view = owners[Int(node)]
    guard view.exists else { return nil }
    return FeedbackLoop.Hop(hop: make(name(of: view)), syntax: pass.built.views[view].syntax)
  }

  private func preference(_ index: PreferenceNode.Index) -> FeedbackLoop.Hop? {
    let node = pass.graph.node(index)
    guard case .closure(let site) = NodeOwner(node.token) else { return nil }
    let modifier = pass.built.modifiers[pass.built.sites[site].modifier]
    let key = pass.document.preferenceKeys[Int(node.key.index)].name
    let view = name(of: modifier.view)
    let hop: FeedbackHop =
      switch node.kind {
      case .onPreferenceChange: .action(key, of: view)
      case .overlayReader, .backgroundReader: .content(key, of: view)
      default: .preference(key, of: view)
      }
    return FeedbackLoop.Hop(hop: hop, syntax: modifier.syntax)
  }

  private func name(of view: ID<ViewRecord>) -> String {
    record.inspection.name(of: .view(record.places[view.index]))
  }
}

extension FinishedPass {
  /// The view that owns each layout node, or `none`.
  fileprivate var nodeOwners: [ID<ViewRecord>] {
    var owners = [ID<ViewRecord>](repeating: .none, count: layout.count)
    for (index, view) in built.views.enumerated() {
      var next = view.outer ?? view.content
      // From the outermost modifier to the bare view there is one way.
      while let node = next {
        owners[Int(node.rawValue)] = ID(index)
        next = node == view.content ? nil : layout.firstChild(of: node)
      }
    }
    return owners
  }
}
