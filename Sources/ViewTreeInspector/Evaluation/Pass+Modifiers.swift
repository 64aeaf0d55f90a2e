import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

extension Pass {
  // MARK: - Opening

  /// Opens the modifiers of enclosing groups, the outermost group first.
  func openChain(
    _ chain: ModifierChain?, view: ID<ViewRecord>, offset: Int, _ parent: inout NodeID?
  ) throws {
    guard let chain else { return }
    try openChain(chain.outer, view: view, offset: offset + chain.count, &parent)
    try openModifiers(
      first: chain.first, count: chain.count, in: chain.environment,
      record: built.views[view].firstModifier.advanced(by: UInt32(offset)), &parent)
  }

  /// Opens modifiers from the outermost inward. `record` is the record of the innermost.
  func openModifiers(
    first: ID<ModifierTemplate>, count: Int, in environment: ScriptEnvironment,
    record: ID<ModifierRecord>,
    _ parent: inout NodeID?
  ) throws {
    for place in stride(from: count - 1, through: 0, by: -1) {
      let template = modifierTemplates[first.index + place]
      let record = record.advanced(by: UInt32(place))
      built.modifiers[record].definition = template.definition
      built.modifiers[record].syntax = template.syntax
      try openModifier(template, record: record, in: environment, &parent)
    }
  }

  private func openModifier(
    _ template: ModifierTemplate, record: ID<ModifierRecord>, in environment: ScriptEnvironment,
    _ parent: inout NodeID?
  ) throws {
    let definition = modifierDefinitions[template.definition]
    if definition.isUnseen { return here.open.append(.neutral(record: record)) }
    if case .gesture = definition.meaning {
      // A gesture is evaluated when a step touches the view.
      _ = addSite(template, record: record, in: environment)
      return here.open.append(.neutral(record: record))
    }
    let before = layout.count
    defer {
      if dependencies != nil {
        noteDependencies(of: template, in: environment, nodesFrom: before)
      }
    }
    running.owner = .body(built.modifiers[record].view)
    try evaluateArguments(
      from: template.firstArgument, count: Int(template.argumentCount), of: definition,
      hasScripts: template.hasScripts && !isPlainWriter(template, definition), in: environment)
    if definition.hasRemarks { noteRemarks(of: definition, template) }
    if definition.draws != nil {
      try noteLook(of: definition, record: record)
      if definition.painting == .tabItem { try noteTabItem(of: template, in: environment) }
    }
    if let effect = definition.shapeEffect {
      built.shapeEffects[record] = effect(context.arguments)
    }
    if recall.isRemembered, let interaction = definition.interaction {
      noteTouchEffect(of: interaction, record: record)
    }
    if let ask = definition.bars { ask(&here.bars, context.arguments) }
    context.turn(toNodeBelow: parent)
    if let node = definition.addNode(in: context) {
      parent = node
      here.open.append(.node(node, record: record))
    } else {
      try open(definition, template, record: record, in: environment, &parent)
    }
  }

  /// True if opening a modifier evaluates only the value that a `preference` writes. The writer
  /// evaluates it itself. Most modifiers with arguments to evaluate are like this.
  private func isPlainWriter(
    _ template: ModifierTemplate, _ definition: ModifierDefinition
  ) -> Bool {
    if definition.writtenValue != nil { return true }
    guard let source = definition.writtenSource else { return false }
    if case .anchorSource = argument(source, of: template) { return true }
    return false
  }

  /// Opens a modifier with evaluated arguments that needs more than a node, or no node.
  private func open(
    _ definition: ModifierDefinition, _ template: ModifierTemplate, record: ID<ModifierRecord>,
    in environment: ScriptEnvironment, _ parent: inout NodeID?
  ) throws {
    switch definition.meaning {
    case .neutral where readsEnabled:
      openNeutral(definition, record: record)
      try setEnabled(by: definition)
    case .neutral, .tag:
      here.open.append(.neutral(record: record))
    case .name(let name):
      here.open.append(.neutral(record: record))
      let text = context.withText(name) { String(decoding: $0, as: UTF8.self) }
      built.givenNames.append((record, text))
    case .identity(let id):
      if case .string(let text)? = context[id] { built.givenNames.append((record, text)) }
      here.open.append(
        .identity(
          record: record, previous: here.identity, mark: here.standsAlone ? graph.mark : nil))
      mixIdentity(with: context.argument(id))
      if here.scrollSearch != nil { noteScrollTarget(id, record: record) }
    case .zIndex(let number):
      // If there are several, the innermost `zIndex` applies, and it opens last.
      here.zIndex = context[number]
      here.open.append(.neutral(record: record))
    case .environment(let change):
      here.open.append(.environment(record: record, previous: here.viewEnvironment))
      change(&context.environment, context.arguments)
      if let kind = definition.styleKind { setStyle(kind, template, record, in: environment) }
      keepViewEnvironment()
    case .scrollPosition(let position, let id, let anchor):
      here.open.append(.environment(record: record, previous: here.viewEnvironment))
      try openScrollPosition(position, id, anchor, at: template.syntax)
      keepViewEnvironment()
    case .environmentValue, .environmentObject, .transformEnvironment:
      try openEnvironmentValue(
        definition.meaning, template, record: record, in: environment, &parent)
    case .foreground:
      here.open.append(.environment(record: record, previous: here.viewEnvironment))
      let look = built.modifiers[record].look
      if look.exists { context.environment.foreground = look.rawValue }
      keepViewEnvironment()
    case .secondary(let role, let content, let makeNode):
      let node = makeNode(context)
      parent = node
      openSecondary(
        document.content(content, of: template), node, record: record, in: environment, role: role)
    case .alignmentGuide(let guide, let compute):
      openAlignmentGuide(guide, compute, template, record: record, in: environment, &parent)
    case .layoutValue(let key, let value):
      here.open.append(
        .layoutValue(key: context[key] ?? 0, context[value] ?? .none, record: record))
    case .coordinateSpace(let name):
      let token = spaceToken(context.withText(name) { String(decoding: $0, as: UTF8.self) })
      let node = layout.add(CoordinateSpaceLayout(token: token), to: parent)
      parent = node
      here.open.append(.node(node, record: record))
    case .presentation(.toolbar, let arguments)
    where !context.arguments.hasContent(arguments.content):
      here.open.append(.neutral(record: record))
    case .presentation(.toolbar, let arguments):
      try noteItems(document.content(arguments.content, of: template), in: environment)
      try openPresentation(.toolbar, arguments, template, record: record, in: environment)
    case .presentation(.navigationDestination, let arguments)
    where !isGiven(arguments, of: template):
      guard let value = pushedValue(arguments) else {
        here.open.append(.neutral(record: record))
        break
      }
      openPushed(value, arguments, template, record: record, in: environment)
    case .presentation(let kind, let arguments):
      try openPresentation(kind, arguments, template, record: record, in: environment)
    case .navigationTitle(let title):
      let text = context.withText(title) { String(decoding: $0, as: UTF8.self) }
      if !text.isEmpty { here.bars.hasTitle = true }
      let site = addSite(template, record: record, in: environment)
      // The script identifies the remembered value.
      built.sites[site].script = script(title, of: built.sites[site])
      openSystemPreference(
        .string(text), key: document.navigationTitleKey ?? 0, record: record, site: site)
    case .preferenceReader(let isBackground, let key, let alignment, _):
      let site = addSite(template, record: record, in: environment)
      openReader(
        PreferenceKeyID(context[key] ?? 0), alignment, site, record: record,
        isBackground: isBackground, &parent)
    case .matchedGeometry(let id, let target):
      let node = layout.add(MatchedGeometryLayout(), to: parent)
      parent = node
      here.open.append(.node(node, record: record))
      built.matched.add(node, named: name(id), target(context.arguments))
    case .visualEffect:
      let site = addSite(template, record: record, in: environment)
      let node = layout.add(VisualEffectLayout(token: site.rawValue), to: parent)
      parent = node
      here.open.append(.node(node, record: record))
    case .containerFrame(let axes, let length, let makeNode):
      let width = try containerLength(length, .horizontal, axes, template, in: environment)
      let height = try containerLength(length, .vertical, axes, template, in: environment)
      context.turn(toNodeBelow: parent)
      let node = makeNode(context, width, height)
      parent = node
      here.open.append(.node(node, record: record))
    case .onAppear, .onTapGesture, .onChange, .onGeometryChange, .onDisappear, .task, .onReceive:
      let site = addSite(template, record: record, in: environment)
      noteAction(definition.meaning, site)
      here.open.append(.neutral(record: record))
    default:
      try openPreference(definition, template, record: record, in: environment)
    }
  }

  /// Opens a modifier without a node. `disabled` changes the environment, so it's closed in its
  /// own way.
  private func openNeutral(_ definition: ModifierDefinition, record: ID<ModifierRecord>) {
    if case .disabled = definition.interaction {
      here.open.append(.environment(record: record, previous: here.viewEnvironment))
    } else {
      here.open.append(.neutral(record: record))
    }
  }

  /// True if a modifier has an argument for the presence of its views.
  private func isGiven(_ arguments: PresentationArguments, of template: ModifierTemplate) -> Bool {
    [arguments.isPresented, arguments.item].compactMap(\.self).contains { handle in
      if case .absent = document.argument(handle, of: template) { false } else { true }
    }
  }

  private func openSecondary(
    _ content: TemplateRange?, _ node: NodeID, record: ID<ModifierRecord>,
    in environment: ScriptEnvironment, role: ModifierDefinition.SecondaryRole
  ) {
    here.open.append(
      .secondary(
        node, record: record, mark: graph.mark,
        content: content ?? .empty, environment: environment, role: role))
  }

  private func openAlignmentGuide(
    _ guide: Handle<Int>, _ compute: Handle<ClosureArgument>, _ template: ModifierTemplate,
    record: ID<ModifierRecord>, in environment: ScriptEnvironment, _ parent: inout NodeID?
  ) {
    let site = addSite(template, record: record, in: environment)
    built.sites[site].script = script(compute, of: built.sites[site])
    // A guide without an axis applies to both axes.
    let keys = document.alignmentNames.keys(ofGuide: context[guide] ?? 0)
    for key in keys {
      parent = layout.add(AlignmentGuideLayout(key, token: site.rawValue), to: parent)
    }
    if let parent { here.open.append(.node(parent, record: record)) }
  }

  private func openPreference(
    _ definition: ModifierDefinition, _ template: ModifierTemplate, record: ID<ModifierRecord>,
    in environment: ScriptEnvironment
  ) throws {
    let meaning = definition.meaning
    guard let kind = meaning.preferenceKind, let key = definition.preferenceKey else { return }
    let number = PreferenceKeyID(context[key] ?? 0)
    let written = try definition.writtenValue.map {
      try writtenValue($0, template, definition, in: environment)
    }
    let site = addSite(template, record: record, in: environment)
    var value: PreferenceValueID?
    switch meaning {
    case .preference: value = written.map { addValue($0) }
    case .transformPreference(_, let transform):
      built.sites[site].script = script(transform, of: template)
    case .anchorPreference(_, let source, let transform),
      .transformAnchorPreference(_, let source, let transform):
      built.sites[site].script = script(transform, of: template)
      setSource(argument(source, of: template), of: site)
    case .onPreferenceChange: built.changeSites.append(site)
    default: break
    }
    let opened = graph.openModifier(kind, key: number, token: NodeOwner.closure(site).number)
    if let value { graph.setValue(value, of: opened) }
    here.open.append(.preference(opened, record: record, site: site))
  }

  /// The value of a `preference`.
  private func writtenValue(
    _ value: Handle<Value>, _ template: ModifierTemplate, _ definition: ModifierDefinition,
    in environment: ScriptEnvironment
  ) throws -> Value {
    let argument = argument(value, of: template)
    // Fast path: most writers have a constant value.
    if case .constant(let index) = argument { return document.constants[index] }
    let parameter = definition.parameters[value.place]
    if case .value(let value) = try evaluate(argument, parameter, in: environment) { return value }
    return .none
  }

  private func setSource(_ source: Argument, of site: ID<ClosureSite>) {
    built.sites[site].source = source
    if case .anchorSource(0) = source {
      built.sites[site].bounds = built.boundsSites.count
      built.boundsSites.append(site)
    }
  }

  private func openReader(
    _ key: PreferenceKeyID, _ alignment: Handle<Alignment>, _ site: ID<ClosureSite>,
    record: ID<ModifierRecord>, isBackground: Bool, _ parent: inout NodeID?
  ) {
    let given = context[alignment]
    let node = layout.add(
      SecondaryLayout(alignment: given ?? .center, isBackground: isBackground), to: parent)
    parent = node
    let opened = graph.openModifier(
      isBackground ? .backgroundReader : .overlayReader, key: key,
      token: NodeOwner.closure(site).number)
    // With `alignment`, outer readers get the values of the content.
    here.open.append(.reader(opened, node, record: record, mergesOwnKey: given != nil))
  }

  private func addSite(
    _ template: ModifierTemplate, record: ID<ModifierRecord>, in environment: ScriptEnvironment
  ) -> ID<ClosureSite> {
    let site = built.sites.nextID
    built.sites.append(
      ClosureSite(
        modifier: record, template, environment: environment,
        identity: Identity.mix(here.identity, UInt64(template.syntax))))
    built.modifiers[record].site = site
    return site
  }

  func spaceToken(_ name: String) -> UInt32 {
    if let known = questions.spaceTokens[name] { return known }
    let token = UInt32(questions.spaceTokens.count)
    questions.spaceTokens[name] = token
    return token
  }

  // MARK: - Closing

  /// Closes modifiers from the innermost outward and returns the node of the whole view.
  func closeModifiers(
    downTo mark: Int, around content: NodeID?, _ view: ID<ViewRecord>
  ) throws -> NodeID? {
    var node = content
    // A component passes on the layout values of its body.
    var handedOver =
      built.layoutValues.isEmpty ? nil : content.flatMap { built.layoutValues[$0.rawValue] }
    defer { if let handedOver, let node { built.layoutValues[node.rawValue] = handedOver } }
    while here.open.count > mark, let modifier = here.open.popLast() {
      switch modifier {
      case .layoutValue(let key, let value, let record):
        // If a view sets a key twice, the inner value applies, and its modifier closes first.
        if handedOver?[key] == nil { handedOver = (handedOver ?? [:]).merging([key: value]) { $1 } }
        built.modifiers[record].node = node
      case .node(let own, let record):
        node = own
        built.modifiers[record].node = node
      case .neutral(let record):
        built.modifiers[record].node = node
      case .identity(let record, let previous, let mark):
        here.identity = previous
        if let mark {
          graph.closeDynamicContainer(from: mark, token: NodeOwner.modifier(record).number)
        }
        built.modifiers[record].node = node
      case .environment(let record, let previous):
        setViewEnvironment(previous)
        built.modifiers[record].node = node
      case .presentation(let site):
        built.modifiers[site.record].node = node
        built.presentations.append(site)
      case .preference(let opened, let record, let site):
        graph.closeModifier(opened)
        built.modifiers[record].node = node
        built.sites[site].node = node
      case .secondary(let own, let record, let mark, let content, let environment, let role):
        node = own
        built.modifiers[record].node = node
        try closeSecondary(
          own, record: record, from: mark, content, in: environment, role: role)
      case .reader(let opened, let own, let record, let mergesOwnKey):
        node = own
        built.modifiers[record].node = node
        closeReader(opened, own, record: record, mergesOwnKey: mergesOwnKey)
      }
    }
    return node
  }

  // Separate functions, because the document's parts that they use would be copied for each view.

  /// Builds an overlay or a background next to the complete view. The two fold as one operand.
  @inline(never)
  private func closeSecondary(
    _ node: NodeID, record: ID<ModifierRecord>, from mark: PreferenceGraph.Mark,
    _ content: TemplateRange, in environment: ScriptEnvironment,
    role: ModifierDefinition.SecondaryRole
  ) throws {
    if content.isEmpty {
      addStyle(below: node, record)
      return
    }
    let view = built.modifiers[record].view
    let group = addGroup(
      to: view, role: InspectedGroup.Role(role),
      order: order(of: record))
    let middle = graph.mark
    func build() throws {
      _ = try standing(alone: true) {
        try buildSingle(
          content, in: environment, below: node, group: group, implicit: .layered,
          token: .modifier(record))
      }
    }
    if role == .mask {
      try graph.buildApart(token: NodeOwner.modifier(record).number, build)
    } else {
      try build()
    }
    graph.clearZIndices(from: middle)
    if role == .background { graph.orderBackground(primary: mark, secondary: middle) }
    graph.closeStaticContainer(from: mark, token: NodeOwner.view(view).number)
  }

  /// The index of a modifier in its view.
  func order(of record: ID<ModifierRecord>) -> Int32 {
    Int32(record.index - built.views[built.modifiers[record].view].firstModifier.index)
  }

  /// Fills an overlay or background that has a style and no view.
  private func addStyle(below node: NodeID, _ record: ID<ModifierRecord>) {
    guard let edges = layout.styleEdges(of: node) else { return }
    let grown = layout.add(IgnoresSafeAreaLayout(edges: edges), to: node)
    built.modifiers[record].styleNode = layout.add(FillLeaf(), to: grown)
  }

  @inline(never)
  private func closeReader(
    _ opened: PreferenceGraph.OpenModifier, _ node: NodeID, record: ID<ModifierRecord>,
    mergesOwnKey: Bool
  ) {
    let view = built.modifiers[record].view
    let isBackground = opened.kind == .backgroundReader
    let group = addGroup(
      to: view, role: isBackground ? .background : .overlay,
      order: order(of: record))
    let reader = graph.closeContentReader(opened, mergesOwnKey: mergesOwnKey)
    let site = built.modifiers[record].site
    built.sites[site].secondary = built.secondarySites.nextID
    built.secondarySites.append(
      ReaderContentSite(
        node: node, deferred: reader.secondary, place: leave(as: built.sites[site].identity),
        group: group))
  }
}

extension InspectedGroup.Role {
  /// Creates the role of the views in a modifier's content.
  init(_ role: ModifierDefinition.SecondaryRole) {
    switch role {
    case .overlay: self = .overlay
    case .background: self = .background
    case .mask: self = .mask
    case .safeAreaInset: self = .safeAreaInset
    }
  }
}

extension ModifierDefinition.Meaning {
  /// The kind of the modifier's node in the preference graph.
  var preferenceKind: PreferenceNode.Kind? {
    switch self {
    case .preference: .preference
    case .anchorPreference: .anchorPreference
    case .transformPreference: .transformPreference
    case .transformAnchorPreference: .transformAnchorPreference
    case .onPreferenceChange: .onPreferenceChange
    default: nil
    }
  }
}
