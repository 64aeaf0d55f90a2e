import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// One view: its record, its modifiers, its node and its content.
extension Pass {
  /// Builds a view or a component with all its modifiers. Several views become one in an implicit
  /// container.
  func buildView(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    implicit: ImplicitContainer = .layered
  ) throws -> NodeID? {
    // Passes the scope through, because storing it would retain it for each view.
    if template.letCount == 0 {
      return try buildView(template, inside: environment, at: place, implicit: implicit)
    }
    let inner = try letEnvironment(template, environment, inside: place.chain)
    return try buildView(template, inside: inner, at: place, implicit: implicit)
  }

  /// Builds a view whose scripts use the names of `inner`, including its own `let`.
  private func buildView(
    _ template: ViewTemplate, inside inner: ScriptEnvironment, at place: Place,
    implicit: ImplicitContainer
  ) throws -> NodeID? {
    let view = try addView(template, in: inner, at: place)
    let mark = here.open.count
    let preferences = graph.mark
    if place.isTab { openTab() }
    let row = place.section == nil ? nil : openRow(at: place)
    if let part = place.section?.part, let parent = place.parent, layout.pins(part, in: parent) {
      built.pinned.insert(view)
    }
    let outerRow = here.currentRow
    here.currentRow = row ?? outerRow
    defer { here.currentRow = outerRow }
    var parent = row ?? place.parent
    let outerZIndex = here.zIndex
    here.zIndex = nil
    defer { here.zIndex = outerZIndex }
    if let chain = place.chain {
      try openChain(chain, view: view, offset: Int(template.modifierCount), &parent)
    }
    try openModifiers(
      first: template.firstModifier, count: Int(template.modifierCount), in: inner,
      record: built.views[view].firstModifier, &parent)
    let tag = place.isTab ? here.bars.tag : nil
    // With an `id`, the view's identity includes the id.
    if recall.isRemembered { recall.viewIdentities[view.index] = here.identity }
    var ownZIndex = here.zIndex
    here.completedZIndex = nil
    here.disclosingRow = nil
    if here.currentRow != nil { closeRow(around: template) }
    let content = try buildContent(template, view, in: inner, below: parent, implicit)
    here.currentRow = nil
    if template.kind == .component, document.components[template.component].isUnary {
      ownZIndex = here.completedZIndex ?? ownZIndex
    }
    built.views[view].content = content
    if !pushed.links.isEmpty {
      openDestination(of: template, view, in: inner, around: content)
    }
    let outer =
      here.open.count == mark && built.layoutValues.isEmpty
      ? content : try closeModifiers(downTo: mark, around: content, view)
    built.views[view].outer = outer
    if place.isAlternative || place.isRow {
      closeAlternative(view, from: preferences, at: place)
    }
    if let ownZIndex, ownZIndex != 0 {
      graph.setZIndex(ownZIndex, from: preferences)
      built.zIndices[view] = ownZIndex
    }
    here.completedZIndex = ownZIndex
    if place.isTab { try closeTab(template, tag: tag, in: inner) }
    return outer
  }

  /// Ends a view that takes part only if its container shows it.
  private func closeAlternative(
    _ view: ID<ViewRecord>, from mark: PreferenceGraph.Mark, at place: Place
  ) {
    built.alternatives.append(view..<built.views.nextID)
    let token = NodeOwner.view(view).number
    if place.isRow {
      graph.closeRow(from: mark, token: token)
    } else {
      graph.closeAlternative(from: mark, token: token)
    }
  }

  /// The bare view: a component's body, or the node that the view's definition makes.
  private func buildContent(
    _ template: ViewTemplate, _ view: ID<ViewRecord>, in environment: ScriptEnvironment,
    below parent: NodeID?, _ implicit: ImplicitContainer
  ) throws -> NodeID? {
    if template.kind == .component || template.kind == .slot {
      return try buildModifiedGroup(template, view, in: environment, below: parent, implicit)
    }
    if template.kind == .layout {
      return try buildLayout(template, view, in: environment, below: parent)
    }
    let definition = definition(template)
    if context.ownStyles != nil, let style = ownStyle(of: definition) {
      return try buildStyled(style, definition, template, view, in: environment, below: parent)
    }
    switch definition.meaning {
    case .leaf, .layout:
      return try buildContainer(definition, template, view, in: environment, below: parent)
    default:
      return try buildOtherContent(
        definition, template, view, in: environment, below: parent, implicit)
    }
  }

  /// Builds content that is neither a leaf nor a container, such as slots, tabs, tables, and
  /// geometry readers.
  private func buildOtherContent(
    _ definition: ViewDefinition, _ template: ViewTemplate, _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, below parent: NodeID?, _ implicit: ImplicitContainer
  ) throws -> NodeID? {
    switch definition.meaning {
    case .slot(let container, _):
      return try buildAroundOne(
        container, definition, template, view, in: environment, below: parent)
    case .parts(let parts, _):
      return try buildParted(definition, parts, template, view, in: environment, below: parent)
    case .alternatives:
      return try buildAlternatives(definition, template, view, in: environment, below: parent)
    case .tabs(let selection, _):
      return try buildTabs(
        definition, document.argument(selection, of: template), template, view, in: environment,
        below: parent)
    case .choice(let choice, _):
      return try buildChoice(
        definition, choice, template, view, in: environment, below: parent)
    case .table(let arguments, _):
      return try buildTable(
        definition, arguments, template, view, in: environment, below: parent)
    case .tableRow(let value, _):
      return try buildTableRow(definition, value, template, view, in: environment, below: parent)
    case .tableColumn(let arguments, _):
      return try buildTableCell(
        definition, arguments, template, view, in: environment, below: parent)
    case .geometryReader(let content):
      return addGeometryReader(
        document.argument(content, of: template), view, in: environment, below: parent)
    case .group, .section, .anyView, .gridRow:
      return try buildModifiedGroup(template, view, in: environment, below: parent, implicit)
    case .empty, .leaf, .layout:
      return layout.add(FixedSizeLeaf(.zero), to: parent)
    }
  }

  // Each kind of content has a separate function. Content nests, and a single function would keep
  // the variables of all kinds on the stack at each level.

  /// Builds a container node with one view inside.
  private func buildAroundOne(
    _ container: ViewDefinition.SlotContainer, _ definition: ViewDefinition,
    _ template: ViewTemplate, _ view: ID<ViewRecord>, in environment: ScriptEnvironment,
    below parent: NodeID?
  ) throws -> NodeID? {
    let outerEnvironment = here.viewEnvironment
    let isChanged = definition.environmentChange?(&context.environment) == true
    if isChanged { keepViewEnvironment() }
    defer { if isChanged { setViewEnvironment(outerEnvironment) } }
    let node = try addNode(definition, template, view, in: environment, below: parent)
    let outerNavigation = here.navigation
    defer { here.navigation = outerNavigation }
    if let path = definition.navigationPath { here.navigation = navigation(context[path]) }
    let content = self.content(template, definition.contentIndex ?? 0)
    let environment = contentEnvironment(definition, in: environment)
    let mark = graph.mark
    let opened = openContent(of: definition, view)
    defer { closeContent(of: definition, view, from: mark, opened) }
    let outer = openBars(of: definition)
    defer { closeBars(of: definition, node, outer) }
    if content.isEmpty { return node }
    let group = addGroup(to: view, role: .children, order: -1)
    let search = openScrollSearch(of: definition)
    let outerScrolling = openScrollReader(definition)
    _ = try standing(alone: true) {
      try buildSingle(
        content, in: environment, below: node, group: group,
        implicit: container == .vertical ? .vertical : .horizontal, token: .view(view))
    }
    if let outerScrolling { setViewEnvironment(outerScrolling) }
    closeScrollSearch(node, search)
    return node
  }

  /// A leaf, or a container of several views.
  private func buildContainer(
    _ definition: ViewDefinition, _ template: ViewTemplate, _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID? {
    let node = try addNode(definition, template, view, in: environment, below: parent)
    guard let content = definition.contentIndex else { return node }
    let mark = graph.mark
    let opened = openContent(of: definition, view)
    defer { closeContent(of: definition, view, from: mark, opened) }
    let group = addGroup(to: view, role: .children, order: -1)
    let views = self.content(template, content)
    let token = NodeOwner.view(view)
    let search = openScrollSearch(of: definition)
    defer { closeScrollSearch(node, search) }
    if let form = definition.sections {
      try buildSections(
        form, definition, views, in: environment, below: node, group: group, token: token)
    } else {
      try buildChildren(
        views, in: environment, at: Place(parent: node, group: group, chain: nil), token: token)
    }
    return node
  }

  // A separate function, because other containers would keep the variables of rows on the stack.

  /// The views of a list or a lazy grid, in which sections are more than groups.
  @inline(never)
  private func buildSections(
    _ form: ViewDefinition.SectionForm, _ definition: ViewDefinition, _ views: TemplateRange,
    in environment: ScriptEnvironment, below node: NodeID, group: ID<GroupRecord>, token: NodeOwner
  ) throws {
    let isSelecting = definition.rowSelection.map { selectsSeveral(context[$0]) } ?? false
    let place = Place(
      parent: node, group: group, chain: nil, isRow: showsOnlyRowsInSight,
      section: SectionPlace(form: form))
    try withRowValues(of: form, isSelecting: isSelecting) {
      try buildChildren(views, in: environment, at: place, token: token)
    }
  }

  /// A container that shows one of its views.
  private func buildAlternatives(
    _ definition: ViewDefinition, _ template: ViewTemplate, _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID? {
    let node = try addNode(definition, template, view, in: environment, below: parent)
    let group = addGroup(to: view, role: .children, order: -1)
    try buildAlternatives(
      self.content(template, definition.contentIndex ?? 0), in: environment,
      at: Place(parent: node, group: group, chain: nil, isAlternative: true),
      token: .view(view))
    return node
  }

  /// A view with several contents, such as a label and a value.
  private func buildParted(
    _ definition: ViewDefinition, _ parts: [ViewPart], _ template: ViewTemplate,
    _ view: ID<ViewRecord>, in environment: ScriptEnvironment, below parent: NodeID?
  ) throws -> NodeID? {
    let row = here.disclosingRow
    (context.parts, context.disclosesRows) = (PartNodes(), row != nil)
    let node = try addNode(definition, template, view, in: environment, below: parent)
    try buildParts(parts, of: template, view, in: environment, at: context.parts, after: row)
    return node
  }

  /// Builds the views of each part at its node. A part without a node isn't shown. The views that a
  /// row discloses are rows after it.
  private func buildParts(
    _ parts: [ViewPart], of template: ViewTemplate, _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, at nodes: PartNodes, after row: NodeID?
  ) throws {
    let definition = definition(template)
    let environment = contentEnvironment(definition, in: environment)
    let mark = graph.mark
    let group = addGroup(to: view, role: .children, order: -1)
    let places = definition.contentPlaces
    for (part, place) in zip(parts.indices, places) {
      guard let node = nodes[part] else { continue }
      let outer = here.viewEnvironment
      let outerBars = openBars(of: definition)
      let title = openTitle(of: definition, .column(view, part))
      defer {
        setViewEnvironment(outer)
        if let title { graph.closeModifier(title) }
        closeBars(of: definition, node, outerBars)
      }
      if let change = parts[part].change {
        change(&context.environment)
        keepViewEnvironment()
      }
      if let row, part > 0 {
        try buildRows(
          content(template, place), after: row, in: environment, group: group, token: .view(view))
        continue
      }
      _ = try buildSingle(
        content(template, place), in: environment, below: node, group: group,
        implicit: parts[part].container == .vertical ? .vertical : .horizontal,
        token: .view(view))
    }
    if case .transparent = definition.preferenceRole {
      graph.closeStaticContainer(from: mark, token: NodeOwner.view(view).number)
    } else {
      closeContent(of: definition, view, from: mark, nil)
    }
  }

  /// Builds the content of a group or a component that is a view. An empty group with modifiers
  /// still gets a node.
  private func buildModifiedGroup(
    _ template: ViewTemplate, _ view: ID<ViewRecord>, in environment: ScriptEnvironment,
    below parent: NodeID?, _ implicit: ImplicitContainer
  ) throws -> NodeID {
    let group = addGroup(to: view, role: .children, order: -1)
    let node = try buildGroupContent(
      template, in: environment, below: parent, group: group, implicit: implicit,
      form: .view(view), token: .view(view))
    return node ?? layout.add(FixedSizeLeaf(.zero), to: parent)
  }

  /// Evaluates a view's arguments, and adds the node that they describe, or the node for the
  /// content of its style.
  func addNode(
    _ definition: ViewDefinition, _ template: ViewTemplate, _ view: ID<ViewRecord>,
    in environment: ScriptEnvironment, below parent: NodeID?, isStyled: Bool = false
  ) throws -> NodeID {
    let isTried = template.syntax == fixedHeightTrial
    let parent = isTried ? layout.add(FixedSizeLayout(axes: .vertical), to: parent) : parent
    try readArguments(of: template, view, definition, in: environment, below: parent)
    let before = layout.count
    let node = isStyled ? context.add(PassThroughLayout()) : definition.addNode(in: context)
    if definition.traits.contains(.list), context.environment.scrolling.margins != .zero {
      built.listsWithMargins.append(template.syntax)
    }
    if dependencies != nil {
      noteDependencies(of: template, in: environment, nodesFrom: before)
    }
    try checkDepth(of: node, template.syntax)
    return node
  }

  /// Evaluates a view's arguments, records their other effects, and turns to the position of its
  /// node.
  func readArguments(
    of template: ViewTemplate, _ view: ID<ViewRecord>, _ definition: ViewDefinition,
    in environment: ScriptEnvironment, below parent: NodeID?
  ) throws {
    running.owner = .body(view)
    try evaluateArguments(
      from: template.firstArgument, count: Int(template.argumentCount), of: definition,
      hasScripts: template.hasScripts, in: environment)
    try recordText(of: view, definition)
    if let text = definition.boundText {
      let compact = context.isWideWindow ? nil : definition.compactBoundText
      context.boundText = try boundText(compact ?? text)
    }
    if let date = definition.boundDate { context.boundDate = try CalendarDate(boundValue(date)) }
    built.views[view].environment = here.viewEnvironment
    if !definition.drawnPlaces.isEmpty { try noteLook(of: definition, view: view) }
    if recall.isRemembered, let control = definition.control {
      built.controls[view] = ControlSite(
        control: control, template: template, definition: definition, environment: environment)
    }
    if let link = definition.link { noteLink(link, of: view) }
    let first = template.firstModifier.index
    let modifiers = built.views[view].modifiers
    context.isMeasuredByGroup =
      modifiers.count > Int(template.modifierCount)
      && isMeasured(by: modifiers.dropFirst(Int(template.modifierCount)))
    context.turn(
      toViewBelow: parent,
      scrollOffset: questions.scrollOffsets.isEmpty ? nil : questions.scrollOffsets[here.identity],
      modifiers: first..<first + Int(template.modifierCount))
  }

  private func isMeasured(by modifiers: some Sequence<ID<ModifierRecord>>) -> Bool {
    modifiers.contains {
      if case .onGeometryChange = modifierDefinitions[built.modifiers[$0].definition].meaning {
        true
      } else {
        false
      }
    }
  }

  /// The text that a field is bound to.
  private func boundText(_ text: Handle<Value>) throws -> String {
    guard case .binding? = context[text] else { return "" }
    return try boundValue(text)?.interpolated ?? ""
  }

  /// The value of an argument, or the value that it is bound to.
  private func boundValue(_ handle: Handle<Value>) throws -> Value? {
    guard case .binding(let binding)? = context[handle] else { return context[handle] }
    do throws(ScriptFailure) {
      return try machine.read(binding)
    } catch {
      try passOver(EvaluationError(diagnostic: document.diagnostic(of: error.problem)))
      return nil
    }
  }

  func checkDepth(of node: NodeID, _ syntax: SyntaxNode.Index) throws {
    if layout.depth(of: node) > limits.depth {
      throw EvaluationError(
        diagnostic: .viewsNestedTooDeeply(limit: limits.depth, at: document.tree.range(syntax)))
    }
  }

  // MARK: - GeometryReader

  private func addGeometryReader(
    _ content: Argument, _ view: ID<ViewRecord>, in environment: ScriptEnvironment,
    below parent: NodeID?
  ) -> NodeID {
    if here.scrollSearch != nil, case .content(let range) = content { noteUnseenTargets(in: range) }
    built.geometrySites.append(
      GeometrySite(
        view: view, content: content, environment: environment,
        place: leave(), deferred: graph.addDeferred(token: NodeOwner.view(view).number)))
    return layout.add(
      GeometryReaderLayout(token: UInt32(built.geometrySites.count - 1)), to: parent)
  }

  /// Builds the content of a `GeometryReader`, whose size and position are now known.
  func buildGeometryContent(_ index: Int, of node: NodeID) throws {
    guard let site = built.geometrySites[index].take(),
      case .content(let content) = site.content
    else { return }
    let proxy = GeometryProxyValue(node: node, view: site.view, pass: self)
    let inner = ScriptEnvironment(parent: site.environment, values: [.foreign(proxy)])
    dependencies?.bind(inner)
    try returning(to: site.place) {
      let group = addGroup(to: site.view, role: .children, order: -1)
      try graph.fill(site.deferred) {
        try buildChildren(
          content, in: inner, at: Place(parent: node, group: group, chain: nil),
          token: .view(site.view))
      }
    }
  }

  // MARK: - Records

  func addGroup(
    to view: ID<ViewRecord>, role: InspectedGroup.Role, order: Int32
  ) -> ID<GroupRecord> {
    let group = built.groups.nextID
    built.groups.append(
      GroupRecord(
        parent: view, role: role, order: order, count: 0, firstView: .none, lastView: .none,
        next: .none))
    if view.exists { link(group, to: view) }
    return group
  }

  /// Links a list to its view in the order of the modifiers, in any build order.
  private func link(_ group: ID<GroupRecord>, to view: ID<ViewRecord>) {
    let first = built.views[view].firstGroup
    guard first.exists else {
      built.groups[group].last = group
      return built.views[view].firstGroup = group
    }
    let order = built.groups[group].order
    var previous = ID<GroupRecord>.none
    var next = first
    // Groups usually arrive in order, so try the end of the list first.
    let last = built.groups[first].last
    if built.groups[last].order <= order { next = last }
    while next.exists, built.groups[next].order <= order {
      previous = next
      next = built.groups[next].next
    }
    built.groups[group].next = next
    if previous.exists {
      built.groups[previous].next = group
      if !next.exists { built.groups[first].last = group }
    } else {
      built.views[view].firstGroup = group
      built.groups[group].last = last
    }
  }

  /// Adds the record of a view. A view without modifiers has an empty range of them.
  func addView(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    modifierCount given: Int? = nil
  ) throws -> ID<ViewRecord> {
    let view = built.views.nextID
    let modifierCount = given ?? Int(template.modifierCount) + (place.chain?.totalCount ?? 0)
    try makeRoom(for: template, modifierCount: modifierCount)
    let group = place.group
    built.views.append(
      ViewRecord(
        name: nameIndex(of: template),
        group: group, index: built.groups[group].count,
        id: template.hasID ? try text(of: template.id, in: environment) : .none,
        firstModifier: built.modifiers.nextID,
        modifierCount: UInt32(modifierCount), syntax: template.syntax))
    if recall.isRemembered { recall.viewIdentities.append(here.identity) }
    for _ in 0..<modifierCount {
      built.modifiers.append(ModifierRecord(definition: ShortID(0), view: view))
    }
    let previous = built.groups[group].append(view)
    if previous.exists { built.views[previous].next = view }
    return view
  }

  /// The index of a view's name. Names of views come first, then components, layouts and slots.
  func nameIndex(of template: ViewTemplate) -> ID<InspectionNames.View> {
    let definition = UInt32(template.definition)
    switch template.kind {
    case .component: return ID(definition + UInt32(viewDefinitions.count))
    case .layout:
      return ID(definition + UInt32(viewDefinitions.count + document.components.count))
    case .slot:
      let declared = document.components.count + document.layouts.count
      return ID(definition + UInt32(viewDefinitions.count + declared))
    default: return ID(definition)
    }
  }

  private func text(
    of argument: Argument, in environment: ScriptEnvironment
  ) throws -> InspectedText {
    switch argument {
    case .text(let node):
      try keep(literal: node)
      return .literal(node)
    case .script(let script): return made(try evaluate(script, in: environment).interpolated)
    default: return .none
    }
  }

  private func made(_ text: String) -> InspectedText {
    built.texts.append(text)
    return .made(ID(built.texts.count - 1))
  }

  /// Keeps the text that a view shows for reports, in the letters in which it is shown.
  private func recordText(of view: ID<ViewRecord>, _ definition: ViewDefinition) throws {
    guard let place = definition.textIndex else { return }
    if let node = context.arguments.literal(place), context.textCase == .asWritten {
      try keep(literal: node)
      built.views[view].text = .literal(node)
      return
    }
    var shown = context.argument(place)
    if case .absent = shown, let other = definition.otherTextIndex {
      shown = context.argument(other)
    }
    let letters = context.textCase
    try keep(shown, of: view)
    switch shown {
    case .literal(let node) where letters == .asWritten:
      built.views[view].text = .literal(node)
    case .literal(let node):
      built.views[view].text = made(letters.apply(to: document.tree.text(node)))
    case .text(let text): built.views[view].text = made(letters.apply(to: text))
    case .styledText(let parts):
      built.views[view].text = made(letters.apply(to: parts.map(\.text).joined()))
    default: break
    }
  }
}
