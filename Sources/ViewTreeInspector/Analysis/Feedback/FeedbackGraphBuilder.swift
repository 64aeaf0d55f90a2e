import ViewTreeDocument
import ViewTreeLayout
import ViewTreePreferences
import ViewTreeScript

/// Makes the graph of what depends on what in a pass (docs/semantics.md, Feedback loops).
struct FeedbackGraphBuilder {
  let pass: Pass
  private let recorder: DependencyRecorder
  private var edges: [(from: FeedbackVertex, to: FeedbackVertex)] = []
  /// Per node of the layout, whether its own arguments depend on anything.
  private(set) var hasArguments: [Bool]
  /// Per node, what it depends on: asked once, for a container looks at all its children to answer.
  private(set) var influences: [LayoutInfluence] = []
  /// Per node, the axes along which it may be proposed nothing.
  private(set) var openAxes: [AxisSet] = []

  init(_ pass: Pass, _ recorder: DependencyRecorder) {
    self.pass = pass
    self.recorder = recorder
    hasArguments = Array(repeating: false, count: pass.layout.count)
  }

  mutating func build() -> FeedbackGraph {
    addPreferences()
    addClosures()
    addUses()
    influences = (0..<UInt32(pass.layout.count)).map {
      pass.layout.influence(of: NodeID(rawValue: $0))
    }
    openAxes = findOpenAxes()
    for node in 0..<UInt32(pass.layout.count) { addLayout(NodeID(rawValue: node)) }
    let counts = FeedbackVertex.Kind.allCases.map { kind in
      switch kind {
      case .variable, .variableSizes: recorder.variableCount
      case .preference, .preferenceSizes: pass.graph.nodes.count
      case .proposal, .size, .place, .guide, .arguments, .sharing, .preceding: pass.layout.count
      case .junction: Int(recorder.junctionCount)
      case .presence: pass.document.preferenceKeys.count
      }
    }
    return FeedbackGraph(counts: counts, edges: recorder.edges + edges)
  }

  mutating func add(_ from: FeedbackVertex, _ to: FeedbackVertex) {
    edges.append((from, to))
  }

  // MARK: - What arguments change

  private mutating func addUses() {
    for use in recorder.uses {
      for node in use.nodes { addArguments(of: node, use.source) }
    }
    for (node, condition) in recorder.conditionalNodes {
      addArguments(of: node.rawValue, condition)
    }
    for (view, condition) in recorder.conditionalViews {
      let record = pass.views[Int(view)]
      guard let node = record.outer ?? record.content else { continue }
      add(condition, FeedbackVertex(.size, node.rawValue))
      add(condition, FeedbackVertex(.guide, node.rawValue))
    }
  }

  private mutating func addArguments(of node: UInt32, _ source: FeedbackVertex) {
    hasArguments[Int(node)] = true
    add(source, FeedbackVertex(.arguments, node))
  }

  // MARK: - Preferences

  /// Values go from each writer and transformer to the next modifier of the key around it.
  private mutating func addPreferences() {
    let above = pass.graph.nearestUsesAbove()
    for (index, node) in pass.graph.nodes.enumerated() where node.kind.isUse {
      let value = FeedbackSource.preference(UInt32(index))
      add(value.sizes, value.whole)
      if node.kind.isReader {
        let presence = FeedbackVertex(.presence, UInt32(node.key.index))
        add(presence, value.whole)
        add(presence, value.sizes)
      }
      guard let next = above[index] else { continue }
      switch pass.graph.nodes[Int(next)].kind {
      case .preference, .anchorPreference, .systemPreference: continue
      default: break
      }
      let target = FeedbackSource.preference(next)
      add(value.whole, target.whole)
      add(value.sizes, target.sizes)
    }
    for key in pass.document.preferenceKeys.indices {
      guard case .script(let script) = pass.reduces[key] else { continue }
      recorder.connect(
        script, in: pass.state, to: FeedbackSource(FeedbackVertex(.presence, UInt32(key))))
    }
  }

  /// What the closures of modifiers use, and what actions assign.
  private mutating func addClosures() {
    for (index, node) in pass.graph.nodes.enumerated() {
      guard node.kind.isUse, case .closure(let number) = RecordToken(node.token) else { continue }
      let site = pass.sites[Int(number)]
      let value = FeedbackSource.preference(UInt32(index))
      switch node.kind {
      case .preference: addClosure(1, of: site, given: [], to: value)
      case .transformPreference: addClosure(2, of: site, given: [], to: value)
      case .anchorPreference, .transformAnchorPreference:
        addClosure(3, of: site, given: anchor(of: site), to: value)
      case .onPreferenceChange: addAction(of: site, value)
      default: break
      }
    }
    for site in pass.sites {
      let modifier = pass.modifiers[Int(site.modifier)]
      guard let node = modifier.node,
        case .alignmentGuide = pass.modifierDefinitions[Int(modifier.definition)].meaning,
        let script = pass.closure(of: site, 2)
      else { continue }
      let guide = FeedbackVertex(.guide, node.rawValue)
      recorder.connect(script, in: site.environment, to: FeedbackSource(guide))
      add(FeedbackVertex(.size, node.rawValue), guide)
    }
  }

  private mutating func addClosure(
    _ argument: Int, of site: ClosureSite, given: [FeedbackSource], to value: FeedbackSource
  ) {
    guard let script = pass.closure(of: site, argument) else {
      for source in given { recorder.addEdge(source, value) }
      return
    }
    recorder.connect(script, in: site.environment, given: given, to: value)
  }

  /// What an anchor tells of the view where its modifier stands.
  private func anchor(of site: ClosureSite) -> [FeedbackSource] {
    guard let node = site.node else { return [] }
    let size = FeedbackVertex(.size, node.rawValue)
    let place = FeedbackVertex(.place, node.rawValue)
    let source = try? pass.anchorSource(of: site.source, in: site.environment)
    guard source?.readsSize ?? true else { return [FeedbackSource(place)] }
    return [FeedbackSource(whole: place, sizes: size), FeedbackSource(size)]
  }

  /// An action runs when the value changes, whatever else it uses.
  private func addAction(of site: ClosureSite, _ value: FeedbackSource) {
    guard let script = pass.closure(of: site, 2) else { return }
    for state in recorder.assignedState(script, in: site.environment) {
      recorder.connect(
        script, in: site.environment, given: [value], usesVariables: false, to: .variable(state))
    }
  }
}
