import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Makes the dependency graph of a pass (docs/semantics.md, Feedback loops).
struct FeedbackGraphBuilder {
  /// An action that assigns to a state variable.
  struct Assignment {
    let state: UInt32
    /// The modifier whose value it is given, in the preference graph, or `nil` if it is another's.
    let reader: Int?
    /// True if it assigns that value and does nothing else.
    let isPlain: Bool
  }

  let pass: FinishedPass
  let recorder: DependencyRecorder
  /// The assignments that actions make.
  private(set) var assignments: [Assignment] = []
  private var edges: [(from: FeedbackVertex, to: FeedbackVertex)] = []
  /// Per node of the layout, the axes along which its own arguments depend on anything.
  private(set) var argumentAxes: [AxisSet]
  /// The influences of each node. They are cached, because a container visits all its children to
  /// compute them.
  private(set) var influences: [LayoutInfluence] = []
  /// Per node, the axes along which it may be proposed nothing.
  private(set) var openAxes: [AxisSet] = []
  /// True for each node that an enclosing effect can rotate.
  private(set) var isTurned: [Bool] = []

  init(_ pass: FinishedPass, _ recorder: DependencyRecorder) {
    self.pass = pass
    self.recorder = recorder
    argumentAxes = Array(repeating: [], count: pass.layout.count)
  }

  mutating func build() -> FeedbackGraph {
    influences = (0..<UInt32(pass.layout.count)).map {
      pass.layout.influence(of: NodeID(rawValue: $0))
    }
    openAxes = findOpenAxes()
    isTurned = findTurned()
    addPreferences()
    addClosures()
    addUses()
    for node in 0..<UInt32(pass.layout.count) { addLayout(NodeID(rawValue: node)) }
    let counts = FeedbackVertex.Kind.allCases.map { kind in
      let owners =
        switch kind {
        case .variable: recorder.variableCount
        case .preference: pass.graph.nodes.count
        case .proposal, .size, .place, .guide, .arguments, .sharing, .preceding: pass.layout.count
        case .junction: Int(recorder.junctionCount)
        case .presence: pass.document.preferenceKeys.count
        }
      return owners * kind.stride
    }
    return FeedbackGraph(counts: counts, edges: recorder.edges + edges)
  }

  mutating func add(_ from: FeedbackVertex, _ to: FeedbackVertex) {
    edges.append((from, to))
  }

  // MARK: - What arguments change

  private mutating func addUses() {
    for use in recorder.uses {
      for node in use.nodes { addArguments(of: node, use.source, use.axes) }
    }
    for (node, condition) in recorder.conditionalNodes {
      addArguments(of: node.rawValue, condition, .both)
    }
    for (view, condition) in recorder.conditionalViews {
      let record = pass.built.views[view]
      guard let node = record.outer ?? record.content else { continue }
      for axis in [Axis.horizontal, .vertical] {
        add(condition, FeedbackVertex(.size, node.rawValue, axis))
        add(condition, FeedbackVertex(.guide, node.rawValue, axis))
      }
    }
  }

  private mutating func addArguments(
    of node: UInt32, _ source: FeedbackVertex, _ axes: AxisSet
  ) {
    argumentAxes[Int(node)].formUnion(axes)
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      add(source, FeedbackVertex(.arguments, node, axis))
    }
  }

  // MARK: - Preferences

  /// Connects each writer and transformer with the next modifier of the key above it.
  private mutating func addPreferences() {
    let above = pass.graph.nearestUsesAbove()
    for (index, node) in pass.graph.nodes.enumerated() where node.kind.isUse {
      let value = FeedbackSource.preference(ID(index))
      value.addInner(to: &edges)
      if node.kind.isReader {
        let presence = FeedbackSource.vertex(
          FeedbackVertex(.presence, UInt32(node.key.index)))
        recorder.connect(presence, .all, to: value)
      }
      guard let next = above[index] else { continue }
      switch pass.graph.node(next).kind {
      case .preference, .anchorPreference, .systemPreference: continue
      default: break
      }
      recorder.pass(value, to: .preference(next))
    }
    for key in pass.document.preferenceKeys.indices {
      guard case .script(let script) = pass.pulled.reduces[key] else { continue }
      recorder.connect(
        script, in: pass.state, to: .vertex(FeedbackVertex(.presence, UInt32(key))))
    }
  }

  /// Adds the dependencies of the closures of modifiers, and the assignments of actions.
  private mutating func addClosures() {
    for (index, node) in pass.graph.nodes.enumerated() {
      guard node.kind.isUse, case .closure(let number) = NodeOwner(node.token) else { continue }
      let site = pass.built.sites[number]
      let value = FeedbackSource.preference(ID(index))
      switch pass.meaning(of: site.modifier) {
      case .preference(_, let given):
        addClosure(pass.script(given, of: site), of: site, given: nil, to: value)
      case .transformPreference(_, let transform):
        addClosure(pass.script(transform, of: site), of: site, given: nil, to: value)
      case .anchorPreference(_, _, let transform), .transformAnchorPreference(_, _, let transform):
        addClosure(
          pass.script(transform, of: site), of: site, given: anchor(of: site), to: value)
      case .onPreferenceChange: addAction(of: site, index)
      default: break
      }
    }
    addChanges()
    for site in pass.built.sites {
      let modifier = pass.built.modifiers[site.modifier]
      guard let node = modifier.node,
        case .alignmentGuide(_, let compute) = pass.meaning(of: site.modifier),
        let script = pass.script(compute, of: site)
      else { continue }
      addGuide(script, of: site, at: node)
    }
  }

  /// Connects a guide with both lengths of its view, which its closure can read.
  private mutating func addGuide(
    _ script: ID<DocumentScript>, of site: ClosureSite, at node: NodeID
  ) {
    for axis in [Axis.horizontal, .vertical] {
      if case .guide(let own) = influences[Int(node.rawValue)], own != axis { continue }
      let guide = FeedbackVertex(.guide, node.rawValue, axis)
      recorder.connect(script, in: site.environment, to: .vertex(guide))
      add(FeedbackVertex(.size, node.rawValue, .horizontal), guide)
      add(FeedbackVertex(.size, node.rawValue, .vertical), guide)
    }
  }

  private mutating func addClosure(
    _ script: ID<DocumentScript>?, of site: ClosureSite, given: FeedbackSource?,
    to value: FeedbackSource
  ) {
    guard let script else {
      if let given { recorder.pass(given, to: value) }
      return
    }
    recorder.connect(script, in: site.environment, given: given, to: value)
  }

  /// The geometry that an anchor takes from the view of its modifier.
  private func anchor(of site: ClosureSite) -> FeedbackSource? {
    guard let node = site.node?.rawValue else { return nil }
    if isTurned[Int(node)] { return .turned(node) }
    let source = try? pass.anchorSource(of: site.source, in: site.environment)
    return source?.readsSize ?? true ? .anchor(node) : .corner(node)
  }

  /// Adds actions of `onChange`, which run when their value changes, and assignments during an
  /// update, which run whenever it does.
  private mutating func addChanges() {
    for watch in pass.actionSites.watches {
      let site = pass.built.sites[watch.site]
      if case .onGeometryChange(let transform, let perform, false) = pass.meaning(of: site.modifier)
      {
        addGeometryChange(of: site, transform, perform)
        continue
      }
      guard case .onChange(let value, _, let perform) = pass.meaning(of: site.modifier),
        let action = pass.script(perform, of: site), let watched = pass.script(value, of: site)
      else { continue }
      for state in recorder.assignedState(action, in: site.environment) {
        assignments.append(Assignment(state: state, reader: nil, isPlain: false))
        recorder.connect(watched, in: site.environment, to: .variable(state))
      }
    }
    for state in recorder.stateOfUpdates {
      assignments.append(Assignment(state: state, reader: nil, isPlain: false))
    }
  }

  /// Connects an `onGeometryChange`: its action runs when the parts of the frame that its closure
  /// reads change.
  private mutating func addGeometryChange(
    of site: ClosureSite, _ transform: Handle<ClosureArgument>, _ perform: Handle<ClosureArgument>
  ) {
    guard let node = pass.built.modifiers[site.modifier].node,
      let action = pass.script(perform, of: site), let watched = pass.script(transform, of: site)
    else { return }
    for state in recorder.assignedState(action, in: site.environment) {
      assignments.append(Assignment(state: state, reader: nil, isPlain: false))
      recorder.connect(
        watched, in: site.environment, given: .frame(node.rawValue), to: .variable(state))
    }
  }

  /// An action runs when the value changes, whatever else it uses.
  private mutating func addAction(of site: ClosureSite, _ reader: Int) {
    guard let script = pass.closure(of: site) else { return }
    let isPlain = pass.document.scripts[script].program.assignsParameter
    for state in recorder.assignedState(script, in: site.environment) {
      assignments.append(Assignment(state: state, reader: reader, isPlain: isPlain))
      recorder.connect(action: script, given: .preference(ID(reader)), to: state)
    }
  }
}
