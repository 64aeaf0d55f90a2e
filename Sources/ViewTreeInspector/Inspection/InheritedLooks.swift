import ViewTreeNumbers

/// The inherited looks of a view. Views must be visited in pre-order.
public struct InheritedLooks {
  /// The total opacity of the view, from 0 to 1.
  public private(set) var opacity = 1.0
  /// True if it or an enclosing view is hidden.
  public private(set) var isHidden = false

  /// True if no look changes the opacity or the visibility of the view.
  public var isPlain: Bool { opacity == 1 && !isHidden }

  private let inspection: Inspection
  /// The enclosing views of the next view, the outermost first.
  private var around: [Level] = []

  /// A view with its inherited state and the state that its children inherit.
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

  /// Creates a walk that starts at a view.
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

  /// Enters the next view in pre-order.
  public mutating func enter(_ index: ID<InspectedView>) {
    let view = inspection.views[index]
    while let last = around.last, last.depth >= view.depth { around.removeLast() }
    let outer = around.last.map { state(ofGroup: view.group, in: $0) } ?? State()
    var inner = outer
    if view.drawing != nil { apply(inspection.looks(of: view), to: &inner) }
    around.append(Level(view: index, depth: view.depth, outer: outer, inner: inner))
    (opacity, isHidden) = (inner.opacity, inner.isHidden)
  }

  /// True if the opacity of the last entered view differs from its own value.
  public var isShared: Bool {
    guard let level = around.last else { return false }
    var own = State()
    apply(inspection.looks(of: inspection.views[level.view]), to: &own)
    return own.opacity != 1 && own.opacity != opacity
  }

  /// The looks that views of a group inherit from the enclosing view. Content of a secondary
  /// inherits only from modifiers outside the secondary. A presented root doesn't inherit looks.
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
      switch inspection.definition(of: look)?.interaction {
      case .opacity?:
        if case .number(let own)? = inspection.arguments(of: look).first?.value {
          state.opacity *= min(max(own, 0), 1)
        }
      case .hidden?: state.isHidden = true
      default: break
      }
    }
  }
}
