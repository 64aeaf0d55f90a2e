import ViewTreeNumbers

/// What a view has of the looks of the views around it: views are asked for in pre-order.
public struct InheritedLooks {
  /// What is left of the view's opacity in all, from 0 to 1.
  public private(set) var opacity = 1.0
  /// Whether it is hidden, or a view around it is.
  public private(set) var isHidden = false

  /// Whether the view is as opaque and as visible as it would be without looks.
  public var isPlain: Bool { opacity == 1 && !isHidden }

  private let inspection: Inspection
  /// The views around the next one, the outermost first.
  private var around: [Level] = []

  /// A view with what is around it and what it hands to its children.
  private struct Level {
    let view: ID<InspectedView>
    let depth: UInt32
    let outer: State
    let inner: State
  }

  private struct State {
    var opacity = 1.0
    var isHidden = false
  }

  /// Makes a walk that starts at a view.
  public init(_ inspection: Inspection, from first: ID<InspectedView>) {
    self.inspection = inspection
    guard inspection.views.ids.contains(first) else { return }
    var chain: [ID<InspectedView>] = []
    var current = inspection.parent(of: first)
    while let view = current {
      chain.append(view)
      current = inspection.parent(of: view)
    }
    for view in chain.reversed() { enter(view) }
  }

  /// Goes on to the next view in pre-order.
  public mutating func enter(_ index: ID<InspectedView>) {
    let view = inspection.views[index]
    while let last = around.last, last.depth >= view.depth { around.removeLast() }
    let outer = around.last.map { state(ofGroup: view.group, in: $0) } ?? State()
    var inner = outer
    if view.drawing != nil { apply(inspection.looks(of: view), to: &inner) }
    around.append(Level(view: index, depth: view.depth, outer: outer, inner: inner))
    (opacity, isHidden) = (inner.opacity, inner.isHidden)
  }

  /// Whether the view that was entered last is less opaque, or more, than it says itself.
  public var isShared: Bool {
    guard let level = around.last else { return false }
    var own = State()
    apply(inspection.looks(of: inspection.views[level.view]), to: &own)
    return own.opacity != 1 && own.opacity != opacity
  }

  /// What views of a group have of the one around them: of a secondary's content only what modifiers outside of the
  /// secondary say, of a presented root nothing.
  private func state(ofGroup index: ID<InspectedGroup>, in level: Level) -> State {
    let group = inspection.groups[index]
    if group.role.isPresented { return State() }
    guard let place = group.modifier else { return level.inner }
    let view = inspection.views[level.view]
    var state = level.outer
    let first = view.firstModifier.advanced(by: place)
    apply(
      inspection.looks(of: view).filter { $0.modifier.map { $0 > first } ?? false }[...],
      to: &state)
    return state
  }

  private func apply(_ looks: ArraySlice<InspectedLook>, to state: inout State) {
    for look in looks {
      switch inspection.name(of: look) {
      case "opacity"?:
        if case .number(let own)? = inspection.arguments(of: look).first?.value {
          state.opacity *= min(max(own, 0), 1)
        }
      case "hidden"?: state.isHidden = true
      default: break
      }
    }
  }
}
