import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Reasons why a user can't touch a view.
extension HitTest {
  /// The reason why the middle of the view isn't visible, or `nil` if it is.
  func obstacle() -> TouchObstacle? {
    guard let node = pass.built.views[meant].content else {
      return .notPlaced(isOutOfSight: false)
    }
    guard pass.layout.isPlaced(node) else {
      return .notPlaced(isOutOfSight: pass.layout.isOutOfSight(node))
    }
    var isScrolledTo = false
    for element in Surroundings(of: .view(meant), in: pass) {
      switch element {
      case .view(let view):
        if let problem = obstacle(scrolling: view) { return problem }
        isScrolledTo = isScrolledTo || pass.traits(of: view).contains(.list)
      case .modifier(let modifier, let view):
        switch pass.built.touchEffects[modifier] {
        case .hides?: return .hidden(by: modifier, of: view)
        case .clips? where !(pass.built.modifiers[modifier].node.map(holds) ?? true):
          return .clipped(by: view, isScrollView: false, point)
        default: break
        }
      }
    }
    if let modal = modalGroup, !isPresented(in: modal) {
      return .covered(by: pass.built.groups[modal].firstView, point)
    }
    return isScrolledTo || isInWindow ? nil : .outside(point)
  }

  /// The obstacle of a scroll view that doesn't show the point.
  private func obstacle(scrolling view: ID<ViewRecord>) -> TouchObstacle? {
    view != meant && cutsOff(view) ? .clipped(by: view, isScrollView: true, point) : nil
  }

  /// True if a view is a scroll view that clips the point.
  func cutsOff(_ view: ID<ViewRecord>) -> Bool {
    guard pass.isScrollView(view), let node = pass.built.views[view].content, !holds(node)
    else {
      return false
    }
    let isUnclipped = Surroundings(of: .view(view), in: pass).contains { element in
      guard case .modifier(let modifier, _) = element,
        case .unclipsScrolling? = pass.built.touchEffects[modifier]
      else { return false }
      return true
    }
    return !isUnclipped
  }

  private func isPresented(in group: ID<GroupRecord>) -> Bool {
    var current = pass.built.views[meant].group
    while current != group {
      let parent = pass.built.groups[current].parent
      guard parent.exists else { return false }
      current = pass.built.views[parent].group
    }
    return true
  }

  /// True if the point is in the window, or if the document has a proposal instead of a window.
  private var isInWindow: Bool {
    let window = pass.document.window
    return window.proposal != nil
      || holds(point, Size(width: window.width, height: window.height))
  }

  /// The enclosing modifier with a matching effect, and its view.
  func effect(
    around place: TouchPlace, where fits: (TouchEffect) -> Bool
  ) -> (modifier: ID<ModifierRecord>, view: ID<ViewRecord>)? {
    for case .modifier(let modifier, let view) in Surroundings(of: place, in: pass) {
      if let effect = pass.built.touchEffects[modifier], fits(effect) { return (modifier, view) }
    }
    return nil
  }

  /// The modifier because of which the view passes taps through, or `nil` if it doesn't.
  var letsThrough: TouchObstacle? {
    effect(around: .view(meant)) { if case .letsThrough = $0 { true } else { false } }
      .map { .letsThrough(by: $0.modifier, of: $0.view) }
  }

  /// The reason why the view doesn't scroll, if a modifier prevents it.
  var fixedScrolling: TouchObstacle? {
    effect(around: .view(meant)) { if case .fixesScrolling = $0 { true } else { false } }
      .map { .fixed(by: $0.modifier, of: $0.view) }
  }

  /// The reason why an enclosing element of a touch is disabled, if it is.
  func disabled(around place: TouchPlace) -> TouchObstacle? {
    effect(around: place) { if case .disables = $0 { true } else { false } }
      .map { .disabled(by: $0.modifier, of: $0.view) }
  }

  /// True if the touched view is the target view or in its content.
  func isMeant(_ place: TouchPlace) -> Bool {
    Surroundings(of: place, in: pass).contains { element in
      if case .view(let view) = element { return view == meant }
      return false
    }
  }
}
