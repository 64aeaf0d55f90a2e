import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Scroll views that start at a view (docs/explanation/containers.md, Scroll views).
extension Pass {
  /// Adds the target of a `scrollPosition` to the environment: the id of a view, or an edge.
  func openScrollPosition(
    _ position: Handle<Value>, _ id: Handle<Value>, _ anchor: Handle<UnitPoint>,
    at syntax: SyntaxNode.Index
  ) throws {
    var value = try read(id)
    let isByID = if case .absent = context.argument(id) { false } else { true }
    let moves = isByID ? hasNewScrollID(value) : true
    if case .nominal(let given)? = try read(position), given.typeName == "ScrollPosition" {
      value = given["id"]
      if case .enumCase(let edge)? = given["edge"] {
        context.environment.scrolling.offsetAnchor = Self.edges[edge.name]
      }
    }
    guard let value, !value.isNone else { return }
    var place: UnitPoint?
    if case .unitPoint(let point) = context.argument(anchor) { place = point }
    let number = UInt32(built.scrollPositions.count)
    built.scrollPositions.append(
      ScrollTargetSearch(
        position: number, name: Self.scrollName(value), words: value.description, anchor: place,
        moves: moves, syntax: syntax))
    context.environment.scrolling.position = number
  }

  /// True if an id differs from the id of the first pass, or if it differed before. Keeps it for
  /// the next pass.
  private func hasNewScrollID(_ id: Value?) -> Bool {
    let name = id.flatMap { $0.isNone ? nil : Self.scrollName($0) }
    var known = questions.scrollIDs[here.identity] ?? ScrollIDMemory(first: name)
    if known.first != name { known.hasChanged = true }
    questions.scrollIDs[here.identity] = known
    return known.hasChanged
  }

  private func read(_ handle: Handle<Value>) throws -> Value? {
    guard let value = context[handle] else { return nil }
    guard case .binding(let binding) = value else { return value }
    return try machine.read(binding)
  }

  private static let edges: [String: UnitPoint] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
  ]

  /// An id as a string. Equal numbers of different types have equal strings.
  private static func scrollName(_ value: Value) -> String {
    switch value {
    case .int(let number): "\(Double(number))"
    case .string(let text): text
    default: value.description
    }
  }

  // MARK: - Search for the target

  /// Starts the search for a scroll target, if the view is a scroll view with a position. Returns
  /// the enclosing search.
  func openScrollSearch(of definition: ViewDefinition) -> (
    search: ScrollTargetSearch?, environment: ID<ViewEnvironment>
  )? {
    guard let position = context.environment.scrolling.position,
      definition.traits.intersection([.scrolls, .list]) == .scrolls
    else { return nil }
    let outer = (here.scrollSearch, here.viewEnvironment)
    here.scrollSearch = built.scrollPositions[Int(position)]
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
    let target: NodeID? =
      switch here.scrollSearch?.found {
      case .modifier(let record): built.modifiers[record].node
      case .view(let view): built.views[view].outer
      case nil: nil
      }
    if let target, here.scrollSearch?.moves == true {
      layout.scroll(node, to: target, at: here.scrollSearch?.anchor)
    }
    if let search = here.scrollSearch {
      if search.found != nil || search.mayComeLater {
        built.scrollPositions[Int(search.position)].isReached = true
      } else {
        built.missedScrollTargets.append(search)
      }
    }
    here.scrollSearch = outer.search
    setViewEnvironment(outer.environment)
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
    let isAtElement = Self.scrollName(id) == search.name
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

  private var hasScrollTargets: Bool { context.environment.scrolling.hasTargets }

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
