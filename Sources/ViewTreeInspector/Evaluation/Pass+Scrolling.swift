import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Scroll views that begin at a view (docs/semantics.md, Scroll views).
extension Pass {
  /// Begins to inherit what `scrollPosition` says: the id of a view, or an edge.
  func openScrollPosition(
    _ position: Handle<Value>, _ id: Handle<Value>, _ anchor: Handle<UnitPoint>
  ) throws {
    var value = try read(id)
    if case .nominal(let given)? = try read(position), given.typeName == "ScrollPosition" {
      value = given["id"]
      if case .enumCase(let edge)? = given["edge"] {
        context.environment.scrolling.offsetAnchor = Self.edges[edge.name]
      }
    }
    guard let value, !value.isNone else { return }
    var place: UnitPoint?
    if case .unitPoint(let point) = context.argument(anchor) { place = point }
    built.scrollPositions.append(ScrollTargetSearch(name: Self.scrollName(value), anchor: place))
    context.environment.scrolling.position = UInt32(built.scrollPositions.count - 1)
  }

  private func read(_ handle: Handle<Value>) throws -> Value? {
    guard let value = context[handle] else { return nil }
    guard case .binding(let binding) = value else { return value }
    return try machine.read(binding)
  }

  private static let edges: [String: UnitPoint] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
  ]

  /// An id as a text: numbers are equal whatever their types are.
  private static func scrollName(_ value: Value) -> String {
    switch value {
    case .int(let number): "\(Double(number))"
    case .string(let text): text
    default: value.description
    }
  }

  // MARK: - Looking for the view

  /// Begins to look for the view where what is built is a scroll view with a position; returns what was looked for
  /// before.
  func openScrollSearch(of definition: ViewDefinition) -> (
    search: ScrollTargetSearch?, environment: ID<ViewEnvironment>
  )? {
    guard let position = context.environment.scrolling.position, definition.name == "ScrollView"
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
    if let target { layout.scroll(node, to: target, at: here.scrollSearch?.anchor) }
    here.scrollSearch = outer.search
    setViewEnvironment(outer.environment)
  }

  /// Notes an `id` that is opened.
  func noteScrollTarget(_ id: Handle<Value>, record: ID<ModifierRecord>) {
    guard let search = here.scrollSearch, search.found == nil, hasScrollTargets,
      name(id) == search.name
    else { return }
    here.scrollSearch?.found = .modifier(record)
  }

  /// Notes the id of an element of a loop that is entered.
  func noteScrollTarget(_ id: Value) {
    guard let search = here.scrollSearch else { return }
    here.scrollSearch?.isAtElement = Self.scrollName(id) == search.name
  }

  /// Whether the element that is entered has the id that is looked for.
  var isAtScrollTarget: Bool {
    guard let search = here.scrollSearch, search.found == nil, search.isAtElement else {
      return false
    }
    return hasScrollTargets
  }

  private var hasScrollTargets: Bool { context.environment.scrolling.hasTargets }
}
