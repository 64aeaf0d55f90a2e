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
  private struct Renewal {
    var changed: ChangedNames
    /// Tells which values are others than before.
    var comparison = ValueComparison()
    /// Nodes that have other parameters.
    var nodes: [Int] = []
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
      && built.alternatives.isEmpty && built.secondarySites.isEmpty && built.presentations.isEmpty
      && built.layoutSites.isEmpty && built.matched.isEmpty && built.scrollPositions.isEmpty
      && questions.scrollOffsets.isEmpty && pulled.systemValues.isEmpty && graph.isKnownAtOnce
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
    let placed = try layOutAgain(renewal)
    options.observer?.phaseEnded(.layOut)
    try settleWork()
    try runReaders(below: graph.roots)
    try throwFailure()
    try settleWork()
    guard modifications.isEmpty else { throw CannotKeep() }
    options.observer?.phaseEnded(.reduce)
    return views(renewal.views, on: placed)
  }

  // MARK: - Attributes

  private func evaluateAttributes(_ renewal: inout Renewal) throws {
    let captures = recall.shared.captures(in: document)
    var asked = 0
    defer { countKept(asked + renewal.comparison.count) }
    for place in attributes.attributes.indices {
      let attribute = attributes.attributes[place]
      asked += 1
      let isReached = renewal.changed.reach(
        captures[attribute.script.index], in: attribute.environment)
      if isReached { try evaluate(attribute, &renewal) }
    }
  }

  private func evaluate(
    _ attribute: AttributeGraph.Attribute, _ renewal: inout Renewal
  ) throws {
    switch attribute.use {
    case .unknown: throw CannotKeep()
    case .view(let place):
      if renewal.lastView != place { try make(attributes.views[place], &renewal) }
      renewal.lastView = place
    case .modifier(let place):
      if renewal.lastModifier != place { try make(attributes.modifiers[place], &renewal) }
      renewal.lastModifier = place
    case .name(let place):
      let value = try evaluate(attribute.script, in: attribute.environment)
      set(place, of: attribute.environment, to: value, &renewal)
    case .parameter(let number, let level):
      guard let level else { throw CannotKeep() }
      let value = try evaluate(attribute.script, in: attribute.environment)
      let type = attributes.levels[level].parameters[number].type
      set(
        number, of: attributes.levels[level].environment,
        to: ParameterConversion.convert(value, to: type), &renewal)
    case .condition(let held):
      guard case .bool(let holds) = try evaluate(attribute.script, in: attribute.environment),
        holds == held
      else { throw CannotKeep() }
    case .loop(let place):
      try renewElements(ofLoop: place, attribute, &renewal)
    }
  }

  /// Gives a name its value, and notes whether that is another one.
  private func set(
    _ place: Int, of level: ScriptEnvironment, to value: Value, _ renewal: inout Renewal
  ) {
    guard !renewal.comparison.isSame(level.values[place], value) else { return }
    level.values[place] = value
    renewal.changed.insert(level)
  }

  /// Gives the elements of a loop their values, as long as they are the same elements.
  private func renewElements(
    ofLoop place: Int, _ attribute: AttributeGraph.Attribute, _ renewal: inout Renewal
  ) throws {
    let loop = attributes.loops[place]
    let data = try evaluate(attribute.script, in: attribute.environment)
    if case .range = data {
      guard renewal.comparison.isSame(data, loop.data) else { throw CannotKeep() }
      return
    }
    guard case .array(let new) = data, case .array(let old) = loop.data, new.count == old.count
    else { throw CannotKeep() }
    for (number, level) in loop.elements.enumerated()
    where !renewal.comparison.isSame(new[number], old[number]) {
      if case .script(let id) = arguments[loop.template.firstArgument, 1] {
        let former = try evaluate(id, in: loop.environment, [old[number]])
        let present = try evaluate(id, in: loop.environment, [new[number]])
        guard renewal.comparison.isSame(former.description, present.description) else {
          throw CannotKeep()
        }
      }
      level.values[0] = new[number]
      renewal.changed.insert(level)
    }
    attributes.loops[place].data = data
  }

  // MARK: - Views and modifiers

  private func make(_ view: AttributeGraph.View, _ renewal: inout Renewal) throws {
    let definition = definition(view.template)
    guard isContentless(definition) else { throw CannotKeep() }
    setViewEnvironment(built.views[view.view].environment)
    built.views[view.view].text = .none
    built.views[view.view].look = .none
    let remade = try layout.remake(view.nodes) { parent in
      try readArguments(
        of: view.template, view.view, definition, in: view.environment, below: parent)
      _ = definition.addNode(in: context)
    }
    try note(remade, view.nodes, &renewal)
    renewal.views.append(view.view)
  }

  private func make(
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

  /// Whether a view is nothing but a node without content.
  func isContentless(_ definition: ViewDefinition) -> Bool {
    switch definition.meaning {
    case .leaf: true
    case .layout: definition.contentIndex == nil && definition.input == nil
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

  // MARK: - Layout

  /// Places what has changed; returns the nodes that were placed.
  private func layOutAgain(_ renewal: Renewal) throws -> [Int] {
    guard !renewal.nodes.isEmpty, let root else { return [] }
    layout.forgetAnswers(of: renewal.nodes)
    let placed = layout.again { place(root) }
    try throwFailure()
    // What is made of the geometry would have to be made again.
    if renewal.changed.readsGeometry || !built.geometrySites.isEmpty { throw CannotKeep() }
    return placed
  }

  /// The views in some list and those around which nodes were placed, in the order in which they were built.
  private func views(
    _ known: [ID<ViewRecord>], on placed: [Int]
  ) -> [ID<ViewRecord>] {
    if placed.isEmpty { return Set(known).sorted() }
    var isPlaced = Array(repeating: false, count: layout.count)
    for node in placed { isPlaced[node] = true }
    var found = Set(known)
    for number in built.views.indices {
      let view = built.views[number]
      if isAmong(view.content, isPlaced) || isAmong(view.outer, isPlaced) {
        found.insert(ID(number))
      }
    }
    for modifier in built.modifiers where isAmong(modifier.node, isPlaced) {
      found.insert(modifier.view)
    }
    return found.sorted()
  }

  private func isAmong(_ node: NodeID?, _ nodes: [Bool]) -> Bool {
    node.map { nodes[Int($0.rawValue)] } ?? false
  }

  // MARK: - Preferences

  /// Forgets what was read, as if all had just been built.
  private func readAgain(
    _ renewal: Renewal, recalling memory: PassMemory, _ options: InspectionOptions
  ) {
    forgetReadWork()
    let former = pulled.values
    pulled = PulledValues(of: document.preferenceKeys)
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
