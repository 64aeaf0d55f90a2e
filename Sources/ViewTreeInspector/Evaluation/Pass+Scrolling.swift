import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Scroll views that move to a view (docs/explanation/containers.md, Scroll positions).
extension Pass {
  /// Adds the target of a `scrollPosition` to the environment: the id of a view, or an edge.
  func openScrollPosition(
    _ position: Handle<Value>, _ id: Handle<Value>, _ anchor: Handle<UnitPoint>,
    at syntax: SyntaxNode.Index
  ) throws {
    var value = try read(id)
    var edge: UnitPoint?
    var ownAnchor: UnitPoint?
    let isByID = if case .absent = context.argument(id) { false } else { true }
    if case .nominal(let given)? = try read(position), given.typeName == "ScrollPosition" {
      value = given["id"]
      ownAnchor = given["anchor"].flatMap { $0.isNone ? nil : ArgumentConversion.unitPoint($0) }
      if case .enumCase(let member)? = given["edge"] {
        (value, edge) = (given["edge"], Self.edges[member.name])
      }
    }
    let moves = takesScrollID(value, isSettled: isByID)
    guard let value, !value.isNone, moves || !isScrolledByProxy else { return }
    var place = edge ?? ownAnchor
    if case .unitPoint(let point) = context.argument(anchor), place == nil { place = point }
    let form: ScrollTargetSearch.Form = edge == nil ? .position(syntax) : .edge
    addScrollTarget(
      name: ScrollTargetSearch.name(of: value), words: value.description, anchor: place,
      moves: moves, form)
  }

  private func addScrollTarget(
    name: String, words: String, anchor: UnitPoint?, moves: Bool, _ form: ScrollTargetSearch.Form
  ) {
    let number = UInt32(built.scrollPositions.count)
    built.scrollPositions.append(
      ScrollTargetSearch(
        position: number, name: name, words: words, anchor: anchor, moves: moves, form: form))
    context.environment.scrolling.position = number
  }

  /// True if an id scrolls. Keeps it for the next pass. The first id doesn't scroll if it's settled.
  private func takesScrollID(_ id: Value?, isSettled: Bool) -> Bool {
    let name = id.flatMap { $0.isNone ? nil : ScrollTargetSearch.name(of: $0) }
    var known =
      questions.scrollIDs[here.identity]
      ?? ScrollIDMemory(settled: isSettled ? name : nil, last: name)
    let moves = known.takes(name)
    questions.scrollIDs[here.identity] = known
    return moves
  }

  /// True if the proxy of an enclosing reader moves the scroll views.
  private var isScrolledByProxy: Bool {
    guard let position = context.environment.scrolling.position else { return false }
    return built.scrollPositions[Int(position)].form == .proxy
  }

  /// Adds the target of `scrollTo` to the environment, if the view is a reader whose proxy was
  /// called. Returns the enclosing environment.
  func openScrollReader(_ definition: ViewDefinition) -> ID<ViewEnvironment>? {
    guard case .scrollProxy? = definition.input,
      let request = questions.scrollRequests[here.identity]
    else { return nil }
    let outer = here.viewEnvironment
    addScrollTarget(
      name: request.name, words: request.words, anchor: request.anchor, moves: true, .proxy)
    keepViewEnvironment()
    return outer
  }

  private func read(_ handle: Handle<Value>) throws -> Value? {
    guard let value = context[handle] else { return nil }
    guard case .binding(let binding) = value else { return value }
    return try machine.read(binding)
  }

  /// The edges, each along its own axis.
  private static let edges: [String: UnitPoint] = [
    "top": UnitPoint(x: .nan, y: 0), "bottom": UnitPoint(x: .nan, y: 1),
    "leading": UnitPoint(x: 0, y: .nan), "trailing": UnitPoint(x: 1, y: .nan),
  ]

  // MARK: - Search for the target

  /// Starts the search for a scroll target, if the view is a scroll view with a position. Returns
  /// the enclosing search. Only a proxy scrolls lists.
  func openScrollSearch(of definition: ViewDefinition) -> (
    search: ScrollTargetSearch?, environment: ID<ViewEnvironment>
  )? {
    guard definition.traits.contains(.scrolls),
      let position = context.environment.scrolling.position
    else { return nil }
    let search = built.scrollPositions[Int(position)]
    if definition.traits.contains(.list), search.form != .proxy { return nil }
    let outer = (here.scrollSearch, here.viewEnvironment)
    here.scrollSearch = search
    var inside = context.environment
    inside.scrolling.position = nil
    inside.scrolling.hasTargets = false
    addViewEnvironment(inside)
    return outer
  }

  /// Scrolls the scroll view to the view that was found.
  func closeScrollSearch(
    _ node: NodeID, _ outer: (search: ScrollTargetSearch?, environment: ID<ViewEnvironment>)?
  ) {
    guard let outer else { return }
    defer {
      here.scrollSearch = outer.search
      setViewEnvironment(outer.environment)
    }
    guard let search = here.scrollSearch else { return }
    if search.form == .edge {
      if search.moves, let edge = search.anchor { scroll(node) { $0.scroll(node, toEdge: edge) } }
      return
    }
    let target: NodeID? =
      switch here.scrollSearch?.found {
      case .modifier(let record): built.modifiers[record].node
      case .view(let view): built.views[view].outer
      case nil: nil
      }
    if let target, search.moves {
      scroll(node) { $0.scroll(node, to: target, at: search.anchor) }
    }
    guard search.form != .proxy else { return }
    if search.found != nil || search.mayComeLater {
      built.scrollPositions[Int(search.position)].isReached = true
    } else {
      built.missedScrollTargets.append(search)
    }
  }

  /// Scrolls a scroll view when it's placed, and notes it, so that it keeps the offset.
  private func scroll(_ node: NodeID, _ body: (LayoutTree) -> Void) {
    body(layout)
    built.scrolledViews.append(ScrolledView(identity: here.identity, node: node))
  }

  /// Notes an `id` that is opened.
  func noteScrollTarget(_ id: Handle<Value>, record: ID<ModifierRecord>) {
    guard let search = here.scrollSearch, search.found == nil, name(id) == search.name
    else { return }
    if hasScrollTargets {
      here.scrollSearch?.found = .modifier(record)
    } else {
      here.scrollSearch?.isNoTarget = true
    }
  }

  /// Notes the id of an element of a loop that is entered.
  func noteScrollTarget(_ id: Value) {
    guard let search = here.scrollSearch else { return }
    let isAtElement = ScrollTargetSearch.name(of: id) == search.name
    here.scrollSearch?.isAtElement = isAtElement
    if isAtElement, !hasScrollTargets { here.scrollSearch?.isNoTarget = true }
  }

  /// True if the current element has the id of the scroll search.
  var isAtScrollTarget: Bool {
    guard let search = here.scrollSearch, search.found == nil, search.isAtElement else {
      return false
    }
    return hasScrollTargets
  }

  /// True if the current view can be a target. A proxy scrolls to any view.
  private var hasScrollTargets: Bool {
    context.environment.scrolling.hasTargets || here.scrollSearch?.form == .proxy
  }

  // MARK: - Views that weren't built

  /// Records the lists of a control form that weren't built, because the target may appear in one
  /// of them later.
  func noteUnseenTargets(of template: ViewTemplate, besides live: TemplateRange?) {
    guard template.kind != .forEach else {
      if live == nil { here.scrollSearch?.mayComeLater = true }
      return
    }
    for place in 1..<max(1, Int(template.argumentCount)) {
      let argument = document.arguments[template.firstArgument, place]
      if case .content(let content) = argument, content != live { noteUnseenTargets(in: content) }
    }
  }

  /// Notes views that are built when the scroll view is complete, or not at all.
  func noteUnseenTargets(in content: TemplateRange) {
    guard let search = here.scrollSearch, !search.mayComeLater else { return }
    here.scrollSearch?.mayComeLater = document.templates[content.templates]
      .contains { template in
        switch template.kind {
        case .forEach, .component, .slot: true
        case .view, .layout, .conditional, .optionalBinding, .switch: hasIdentity(template)
        }
      }
  }

  private func hasIdentity(_ template: ViewTemplate) -> Bool {
    return document.modifiers[template.modifiers].contains {
      if case .identity = modifierDefinitions[$0.definition].meaning { true } else { false }
    }
  }
}
