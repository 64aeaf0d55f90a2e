import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The title of a navigation view is a preference of the system: written by `navigationTitle`, read
/// by the view itself, or by each column of a split view (docs/explanation/preferences.md, Navigation titles).
extension Pass {
  /// Opens a writer of a SwiftUI key, whose value is already known.
  func openSystemPreference(
    _ value: Value, key: Int, record: ID<ModifierRecord>, site: ID<ClosureSite>
  ) {
    pulled.systemValues[site] = value
    let opened = graph.openModifier(
      .systemPreference, key: PreferenceKeyID(key), token: NodeOwner.closure(site).number)
    here.open.append(.preference(opened, record: record, site: site))
  }

  /// Begins to ask a navigation view's content for its title, if there are titles.
  func openContent(
    of definition: ViewDefinition, _ view: ID<ViewRecord>
  ) -> PreferenceGraph.OpenModifier? {
    openTitle(of: definition, .view(view))
  }

  /// Begins to ask a screen's content for its title: that of a navigation view or of a column.
  func openTitle(
    of definition: ViewDefinition, _ owner: NodeOwner
  ) -> PreferenceGraph.OpenModifier? {
    guard case .navigation = definition.preferenceRole, let key = document.navigationTitleKey
    else { return nil }
    return graph.openModifier(
      .systemReader, key: PreferenceKeyID(key), token: owner.number)
  }

  /// Gives a list or a navigation view a slot for every key (docs/explanation/preferences.md,
  /// Dynamic containers), and closes the reader of a navigation view.
  func closeContent(
    of definition: ViewDefinition, _ view: ID<ViewRecord>, from mark: PreferenceGraph.Mark,
    _ opened: PreferenceGraph.OpenModifier?
  ) {
    if case .transparent = definition.preferenceRole { return }
    graph.closeDynamicContainer(from: mark, token: NodeOwner.view(view).number)
    if let opened { graph.closeModifier(opened) }
  }

  /// Pulls the value that a built-in reader uses.
  func evaluateSystemReader(_ node: PreferenceNode.Index) throws {
    guard !graph.wasEvaluated(node), let value = try pull(node),
      !graph.contentIsUnchanged(of: node)
    else { return }
    graph.recordReader(node)
    pulled.returned.record(value, of: graph.eventCount - 1)
  }

  // MARK: - Pushed views

  /// The path that a navigation stack has, read through its binding.
  func navigation(_ path: Value?) -> NavigationSite {
    guard let path else {
      let stack = here.identity
      return NavigationSite(binding: nil, stack: stack, values: pushed.paths[stack] ?? [])
    }
    guard case .binding(let binding) = path else {
      return NavigationSite(binding: nil, stack: nil, values: path.pathValues)
    }
    // The use of the binding reports the error.
    let value = try? machine.read(binding)
    return NavigationSite(binding: binding, stack: nil, values: value?.pathValues ?? [])
  }

  /// Records the effect of a tap on a link: it appends the value of the link to the path around it,
  /// or shows the destination of the link.
  func noteLink(_ link: LinkArguments, of view: ID<ViewRecord>) {
    if let value = context[link.value], !value.isNone {
      if let binding = here.navigation?.binding {
        built.links[view] = .appends(value, to: binding)
      } else if let stack = here.navigation?.stack {
        built.links[view] = .appendsValue(value, toStack: stack)
      }
    } else if context.arguments.hasContent(link.destination) {
      built.links[view] = .shows(here.identity)
    }
  }

  /// Plans the destination of a link that a tap has pushed.
  func openDestination(
    of template: ViewTemplate, _ view: ID<ViewRecord>, in environment: ScriptEnvironment,
    around node: NodeID?
  ) {
    guard case .shows(let link)? = built.links[view], pushed.links.contains(link),
      let arguments = definition(template).link,
      let content = document.content(arguments.destination, of: template),
      let destination = ModifierRegistry.standard.place(of: "navigationDestination")
    else { return }
    // Presented views belong to a modifier. This one isn't in the list of the view's modifiers.
    let record = built.modifiers.nextID
    built.modifiers.append(ModifierRecord(definition: ShortID(destination), view: view))
    built.modifiers[record].syntax = template.syntax
    built.modifiers[record].node = node
    built.closedBranches.open(content, in: document)
    var site = PresentationSite(
      kind: .navigationDestination, record: record, isPresented: true, content: content,
      environment: environment,
      place: leave(as: Identity.mix(here.identity, UInt64(template.syntax))))
    site.navigation = here.navigation
    site.link = link
    built.presentations.append(site)
  }

  /// The last value of the path if a destination is for values of its type.
  func pushedValue(_ arguments: PresentationArguments) -> Value? {
    guard let handle = arguments.valueType, case .type(let type)? = context[handle],
      let value = here.navigation?.values.last, value.standardTypeName == type.name
    else { return nil }
    return value
  }

  /// Records a destination that a path pushes, which is built later.
  func openPushed(
    _ value: Value, _ arguments: PresentationArguments, _ template: ModifierTemplate,
    record: ID<ModifierRecord>, in environment: ScriptEnvironment
  ) {
    let content = document.content(arguments.content, of: template) ?? .empty
    built.closedBranches.open(content, in: document)
    let count = here.navigation?.values.count ?? 0
    var site = PresentationSite(
      kind: .navigationDestination, record: record, isPresented: true, content: content,
      environment: ScriptEnvironment(parent: environment, values: [value]),
      place: leave(as: Identity.mix(here.identity, UInt64(template.syntax) &+ UInt64(count) << 32)))
    site.item = value
    site.navigation = here.navigation
    here.open.append(.presentation(site))
  }

  /// A function that removes the destination of a link.
  func hide(_ link: UInt64) -> FunctionValue {
    let pushed = pushed
    return FunctionValue(host: { () throws(ScriptFailure) -> Value in
      pushed.links.remove(link)
      return .void
    })
  }

  /// A function that removes the last value of the path of a stack that has none in the document.
  func pop(_ stack: UInt64) -> FunctionValue {
    let pushed = pushed
    return FunctionValue(host: { () throws(ScriptFailure) -> Value in
      _ = pushed.paths[stack]?.popLast()
      return .void
    })
  }

  /// A function that removes the last value of a path.
  func pop(_ binding: BindingValue) -> FunctionValue {
    let machine = machine
    return FunctionValue(host: { () throws(ScriptFailure) -> Value in
      let path = try machine.read(binding)
      try machine.write(binding, path.withPathValues(Array(path.pathValues.dropLast())))
      return .void
    })
  }
}
