import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Views that extend past the window.
extension LayoutSurvey {
  /// A text, a control or an image that is partly or wholly outside the window.
  struct StrayView {
    let view: ID<InspectedView>
    /// True if no part of it is in the window.
    let isWhole: Bool
    /// The axis along which it extends past the window.
    let axis: Axis
  }

  /// The texts, controls and images that extend past the window, intentionally moved ones included.
  ///
  /// A view that scrolls along an axis can be reached on it, so only the other axis counts.
  func strayViews() -> [StrayView] {
    let description = inspection.window
    guard description.proposal == nil else { return [] }
    let window = Rect(x: 0, y: 0, width: description.width, height: description.height)
    return inspection.views.ids.compactMap { place in
      let view = views[place]
      guard isMeaningful(place), !bleeds(place, window), view.scrolledAxes != .both,
        !view.isPresented
      else { return nil }
      let frame = inspection.views.frames(of: place).content
      guard let seen = view.clip.map({ frame.intersection($0) }) ?? frame else { return nil }
      return stray(place, seen, window)
    }
  }

  /// True for a picture that fills more than its space, without a larger frame: it's in a background
  /// or an overlay, or a frame around it is inside the window.
  private func bleeds(_ place: ID<InspectedView>, _ window: Rect) -> Bool {
    guard fillsMore(place) else { return false }
    let view = views[place]
    if view.role == .background || view.role == .overlay { return true }
    let frames = (0..<view.modifierCount).map {
      inspection.modifiers.frame(of: view.firstModifier.advanced(by: $0))
    }
    return frames.contains { window.holds($0, but: tolerance) }
  }

  /// True for a view with a modifier that scales it to fill its proposal, or an enclosing frame.
  func fillsMore(_ place: ID<InspectedView>) -> Bool {
    guard let number = Optional(built[place]), number.index < explainer.pass.built.views.count
    else { return false }
    let record = explainer.pass.built.views[number]
    var node = record.content
    while let here = node {
      if explainer.pass.layout.fillsProposal(here) { return true }
      if here == record.outer { return false }
      node = explainer.pass.layout.parent(of: here)
    }
    return false
  }

  private func stray(_ place: ID<InspectedView>, _ seen: Rect, _ window: Rect) -> StrayView? {
    let axes = [Axis.horizontal, .vertical].filter { axis in
      guard !views[place].scrolledAxes.contains(axis) else { return false }
      return seen.start(axis) < window.start(axis) - tolerance
        || seen.end(axis) > window.end(axis) + tolerance
    }
    guard let axis = axes.first else { return nil }
    let isWhole = axes.contains {
      min(seen.end($0), window.end($0)) <= max(seen.start($0), window.start($0))
    }
    return StrayView(view: place, isWhole: isWhole, axis: axis)
  }

  /// The outermost view around a stray view that is longer than the window because of a part inside
  /// it. `nil` if the stray view itself is that part.
  func cause(of stray: StrayView) -> ViewExplanation.Widener? {
    node(stray.view).flatMap { explainer.widener(around: $0, stray.axis) }
  }

  /// The outermost rows and columns that are wider than the window because of a text or a control with
  /// a fixed length.
  func wideStacks() -> [ViewExplanation.Widener] {
    let window = inspection.window
    guard window.proposal == nil else { return [] }
    return inspection.views.ids.compactMap { place in
      let view = views[place]
      guard view.traits.contains(.row) || view.traits.contains(.column), view.isShown,
        !view.isMoved, !view.isPresented, !view.isSecondary,
        !view.scrolledAxes.contains(.horizontal),
        inspection.views.frames(of: place).content.width > window.width + tolerance,
        let node = node(place), let found = explainer.widener(from: node, .horizontal),
        found.part.isModifier, let cause = found.part.view, isMeaningful(cause)
      else { return nil }
      return found
    }
  }
}
