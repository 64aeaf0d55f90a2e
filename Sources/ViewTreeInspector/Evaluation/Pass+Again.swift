import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// A pass that is run again after the state has changed: views whose inputs are what they were are kept
/// (docs/architecture.md, An evaluation).
extension Pass {
  /// Something has changed that cannot be made again alone.
  struct CannotKeep: Error {}

  /// What is made again.
  struct Renewal {
    var changed: ChangedNames
    /// Tells which values are others than before.
    var comparison = ValueComparison()
    /// Nodes that have other parameters.
    var nodes: [Int] = []
    /// Where views stand that build their content of their geometry, with all that is around them.
    var geometry: [LayoutTree.KnownPlace] = []
    /// Views that are drawn in another way.
    var views: [ID<ViewRecord>] = []
    /// What plain preferences write now.
    var written: [PreferenceNode.Index: Value] = [:]
    /// The view and the modifier that were made again last, and all attributes of them.
    var lastView: Int?
    var lastModifier: Int?
  }

  /// Whether all that the pass has built can be told from its attributes.
  var canRunAgain: Bool {
    !attributes.attributes.isEmpty && failure == nil && modifications.isEmpty
      && built.secondarySites.isEmpty && built.layoutSites.isEmpty && built.matched.isEmpty
      && built.scrollPositions.isEmpty
      && questions.scrollOffsets.isEmpty && graph.isKnownAtOnce
      && (built.geometrySites.isEmpty || recall.memory.anchorCount + recall.newAnchors == 0)
  }

  /// Evaluates what sees a change, lays out and reads again; returns the views whose records may be others.
  ///
  /// Throws if something else has to be built: then the pass is of no use any more.
  func runAgain(
    _ changed: ChangedNames, recalling memory: PassMemory, _ options: InspectionOptions
  ) throws -> [ID<ViewRecord>] {
    machine.writes.isUpdating = true
    defer { machine.writes.isUpdating = false }
    attributes.isCollecting = false
    var renewal = Renewal(changed: changed)
    try evaluateAttributes(&renewal)
    countKeptViews()
    readAgain(renewal, recalling: memory, options)
    options.observer?.phaseEnded(.build)
    try settleWork()
    var placed = try layOutAgain(&renewal)
    options.observer?.phaseEnded(.layOut)
    try settleWork()
    try runReaders(below: Array(graph.roots.prefix(mainRoots)))
    try throwFailure()
    placed += try presentAgain()
    // What is made of the geometry would have to be made again.
    guard renewal.geometry.allSatisfy({ layout.isPlaced(at: $0) }) else { throw CannotKeep() }
    try settleWork()
    guard modifications.isEmpty else { throw CannotKeep() }
    options.observer?.phaseEnded(.reduce)
    return views(renewal.views, on: placed)
  }

  // MARK: - Views and modifiers

  func make(_ view: AttributeGraph.View, _ renewal: inout Renewal) throws {
    let definition = definition(view.template)
    guard isMadeOfItsArguments(definition) else { throw CannotKeep() }
    setViewEnvironment(built.views[view.view].environment)
    built.views[view.view].text = .none
    built.views[view.view].look = .none
    context.parts = PartNodes()
    let remade = try layout.remake(view.nodes) { parent in
      try readArguments(
        of: view.template, view.view, definition, in: view.environment, below: parent)
      _ = definition.addNode(in: context)
    }
    try note(remade, view.nodes, &renewal)
    renewal.views.append(view.view)
  }

  func make(
    _ modifier: AttributeGraph.Modifier, _ renewal: inout Renewal
  ) throws {
    let definition = modifierDefinitions[modifier.template.definition]
    setViewEnvironment(modifier.inherited)
    built.modifiers[modifier.record].look = .none
    running.owner = .body(built.modifiers[modifier.record].view)
    try evaluateArguments(
      from: modifier.template.firstArgument, count: Int(modifier.template.argumentCount),
      of: definition, hasScripts: true, in: modifier.environment)
    try noteArguments(of: modifier, definition)
    switch definition.meaning {
    case .layout(let makeNode):
      let remade = layout.remake(modifier.nodes) { parent in
        context.turn(toNodeBelow: parent)
        _ = makeNode(context)
      }
      try note(remade, modifier.nodes, &renewal)
    case .preference(_, let value):
      guard let writer = modifier.writer else { throw CannotKeep() }
      renewal.written[writer] = context[value] ?? Value.none
    case .neutral: break
    default: throw CannotKeep()
    }
    renewal.views.append(built.modifiers[modifier.record].view)
  }

  /// Whether the arguments of a view decide nothing but its own nodes: its content, if it has any, is what it is
  /// without them.
  func isMadeOfItsArguments(_ definition: ViewDefinition) -> Bool {
    // The bar of a screen is what its content has asked for.
    if case .navigation = definition.preferenceRole { return false }
    return switch definition.meaning {
    case .leaf: true
    case .layout, .slot, .parts: definition.input == nil
    default: false
    }
  }

  /// What else the arguments of a modifier say, which are at hand.
  private func noteArguments(
    of modifier: AttributeGraph.Modifier, _ definition: ModifierDefinition
  ) throws {
    if definition.hasRemarks {
      // Which remarks there are of a place is not known any more, unless there are none at all.
      guard remarks.isEmpty else { throw CannotKeep() }
      noteRemarks(of: definition, modifier.template)
      guard remarks.isEmpty else { throw CannotKeep() }
    }
    if definition.draws != nil { try noteLook(of: definition, record: modifier.record) }
    if let interaction = definition.interaction {
      built.touchEffects[modifier.record] = nil
      noteTouchEffect(of: interaction, record: modifier.record)
    }
  }

  private func note(
    _ remade: LayoutTree.Remade, _ nodes: Range<Int>, _ renewal: inout Renewal
  ) throws {
    switch remade {
    case .same: break
    case .changed: renewal.nodes += nodes
    case .different: throw CannotKeep()
    }
  }

  // MARK: - Preferences

  /// Forgets what was read, as if all had just been built.
  private func readAgain(
    _ renewal: Renewal, recalling memory: PassMemory, _ options: InspectionOptions
  ) {
    forgetReadWork()
    let (former, systemValues) = (pulled.values, pulled.systemValues)
    pulled = PulledValues(of: document.preferenceKeys)
    pulled.systemValues = systemValues
    pulled.returned.detail = options.valueDetail
    pulled.returned.includesReduces = options.recordsReduces
    recall.readAgain(recalling: memory)
    built.anchors = []
    for site in built.sites.indices {
      built.sites[site].anchor = nil
      built.sites[site].addition = nil
    }
    questions.bounds = []
    graph.beginAgain(recalling: memory.preferences, isStrict: options.isStrict, for: self) {
      node, value in
      addValue(renewal.written[node] ?? former[Int(value.index)])
    }
  }
}
