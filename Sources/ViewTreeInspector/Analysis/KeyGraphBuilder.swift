import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeSyntax

/// Combines the facts about preference keys from a pass and from the document.
final class KeyGraphBuilder {
  let pass: FinishedPass
  let places: [ID<InspectedView>]
  let flow: KeyFlow
  var uses: IDTable<PreferenceKeyTemplate, [KeyUse]>
  /// The source locations of the document's modifiers that are in the last pass.
  var liveSyntax: Set<SyntaxNode.Index> = []
  /// The modifiers of the document by source location.
  private let modifiers: [SyntaxNode.Index: ID<ModifierTemplate>]
  /// The readers that found no slot in the last pass.
  private let emptyReaders: Set<PreferenceNode.Index>
  private let writers: KeyWriters

  init(_ explainer: LayoutExplainer, _ flow: KeyFlow) {
    pass = explainer.pass
    places = explainer.places
    self.flow = flow
    uses = IDTable(repeating: [], count: flow.document.preferenceKeys.count)
    var modifiers: [SyntaxNode.Index: ID<ModifierTemplate>] = [:]
    for use in flow.uses {
      modifiers[flow.document.modifiers[use.modifier].syntax] = use.modifier
    }
    self.modifiers = modifiers
    let defaults = pass.pulled.readings.filter(\.isDefault).map(\.node)
    writers = KeyWriters(flow)
    emptyReaders = pass.pulled.readersWithoutSlot.union(defaults)
  }

  // MARK: - The last pass

  /// Adds the modifiers of the last pass.
  func addLive() {
    let graph = pass.graph
    // The index of each node's use among the uses of its key.
    var numbers = [Int](repeating: -1, count: graph.nodes.count)
    graph.forEachNode(below: graph.roots) { index in
      let node = graph.node(index)
      guard node.kind.isUse, let use = use(of: index) else { return }
      numbers[index.index] = uses[ShortID(node.key.index)].count
      uses[ShortID(node.key.index)].append(use)
    }
    for (index, above) in graph.nearestUsesAbove().enumerated() where numbers[index] >= 0 {
      guard let above, numbers[above.index] >= 0 else { continue }
      uses[ShortID(graph.nodes[index].key.index)][numbers[index]].next = numbers[above.index]
    }
  }

  private func modifier(of node: PreferenceNode) -> ModifierRecord? {
    guard case .closure(let site) = NodeOwner(node.token) else { return nil }
    return pass.built.modifiers[pass.built.sites[site].modifier]
  }

  private func use(of index: PreferenceNode.Index) -> KeyUse? {
    let node = pass.graph.node(index)
    if node.kind.isOfSystem { return systemUse(of: index) }
    guard let record = modifier(of: node), let modifier = modifiers[record.syntax],
      let known = flow.use(of: modifier)
    else { return nil }
    liveSyntax.insert(record.syntax)
    var use = KeyUse(
      role: known.role, modifier: ID(record.definition.rawValue),
      isPlainValue: isPlainValue(record.definition),
      syntax: record.syntax,
      place: .view(places[record.view.index]), outcome: outcome(of: index), next: nil,
      deadEnd: deadEnd(of: known))
    use.isHandedOn = node.kind.isReader && pass.graph.wasAsked(index)
    return use
  }

  private func isPlainValue(_ modifier: ShortID<ModifierDefinition>) -> Bool {
    if case .preference = pass.modifierDefinitions[modifier].meaning { true } else { false }
  }

  func outcome(of index: PreferenceNode.Index) -> KeyUse.Outcome {
    let kind = pass.graph.node(index).kind
    guard kind.isReader else {
      return outcome(pass.graph.skipReason(of: index))
    }
    if emptyReaders.contains(index) {
      return kind == .onPreferenceChange ? .skipped(.noSlot) : .gotDefault
    }
    // A reader that wasn't evaluated belongs to a view that was only measured.
    return pass.graph.wasEvaluated(index) ? .ran : outcome(pass.graph.skipReason(ofReader: index))
  }

  private func outcome(_ reason: PreferenceSkip.Reason?) -> KeyUse.Outcome {
    switch reason {
    // An unchanged value is available without another run of its closure.
    case nil, .clean, .equal: .ran
    case .unreadKey: .skipped(.unreadKey)
    case .overridden(let node): .skipped(.overridden(by: pass.writer(node, places: places)))
    case .nextValueNotCalled(let node): .skipped(.nextValueNotCalled(by: view(of: node)))
    case .readerNotEvaluated(let node): .skipped(.readerNotEvaluated(view(of: node)))
    case .notInstantiated: .skipped(.notInstantiated)
    case .notInSight: .skipped(.notInSight)
    case .noSlot: .skipped(.noSlot)
    }
  }

  private func view(of index: PreferenceNode.Index) -> InspectedReference {
    .view(places[pass.builtView(of: index).index])
  }

  // MARK: - Modifiers outside the last pass

  /// Adds the modifiers of the document that aren't in the last pass.
  func addOthers() {
    for known in flow.uses {
      let modifier = flow.document.modifiers[known.modifier]
      guard !liveSyntax.contains(modifier.syntax) else { continue }
      uses[known.key].append(
        KeyUse(
          role: known.role, modifier: ID(modifier.definition.rawValue),
          isPlainValue: isPlainValue(modifier.definition), syntax: modifier.syntax,
          place: place(of: known), outcome: .notInstantiated, next: nil,
          deadEnd: deadEnd(of: known)))
    }
  }

  private func place(of use: KeyFlow.Use) -> KeyUse.Place {
    place(of: flow.document.templates[use.template])
  }

  func place(of template: ViewTemplate) -> KeyUse.Place {
    var id: String?
    if case .text(let node) = template.id { id = flow.document.tree.text(node) }
    return .notInstantiated(name: flow.document.name(of: template), id: id)
  }

  /// Adds the modifiers of component uses that aren't in the tree, if another use of the component
  /// is. Otherwise they were added already.
  func addOtherComponents() {
    let document = flow.document
    let liveViews = Set(pass.built.views.map(\.syntax))
    var isInUse = IDTable<ViewTemplate, Bool>(repeating: true, count: document.templates.count)
    for (component, isUsed) in zip(document.components, flow.usedComponents) where !isUsed {
      for index in component.body.templates { isInUse[index] = false }
    }
    for (index, template) in zip(document.templates.ids, document.templates) {
      guard template.kind == .component, isInUse[index], !liveViews.contains(template.syntax) else {
        continue
      }
      let component = document.components[template.component]
      guard component.isUnary else { continue }
      for known in flow.uses(in: component.body) {
        let modifier = document.modifiers[known.modifier]
        guard liveSyntax.contains(modifier.syntax) else { continue }
        uses[known.key].append(
          KeyUse(
            role: known.role, modifier: ID(modifier.definition.rawValue),
            isPlainValue: isPlainValue(modifier.definition), syntax: template.syntax,
            place: place(of: template), outcome: .notInstantiated, next: nil, deadEnd: nil))
      }
    }
  }

  // MARK: - Dead ends

  private func deadEnd(of use: KeyFlow.Use) -> KeyUse.DeadEnd? {
    guard use.isReachable else { return nil }
    if use.role == .reader { return writers.canWrite(inside: use) ? nil : .nothingInside }
    if use.requests == .unread { return .nobodyAboveReads }
    guard use.requests == .overridden, let overrider = use.overrider else { return nil }
    return .replaced(by: flow.document.modifiers[overrider].syntax)
  }

  /// The keys with all that was added.
  func keys() -> [KeyGraph.Key] {
    let document = flow.document
    let declared = document.declaredKeys.map { index in
      let template = document.preferenceKeys[index]
      return KeyGraph.Key(
        name: template.name, isOfSystem: false, syntax: template.syntax,
        defaultValue: document.member("defaultValue", ofKey: template),
        reduce: document.member("reduce", ofKey: template), uses: uses.values[index],
        deadEnd: flow.deadEnd(ofKey: ShortID(UInt16(clamping: index))))
    }
    guard let title = document.navigationTitleKey else { return declared }
    let system = KeyGraph.Key(
      name: document.preferenceKeys[title].name, isOfSystem: true, syntax: 0, defaultValue: nil,
      reduce: nil,
      uses: uses.values[title], deadEnd: nil)
    return declared + [system]
  }
}
