import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Scrolling of scroll views and lists (docs/explanation/updates.md, Steps).
extension Evaluation {
  /// Scrolls a scroll view, limited to its content. It's the named view or the first scroll view
  /// inside it.
  func scroll(_ name: String, to target: ScrollTarget) throws(StepProblem) -> InspectedStep.Action {
    let view = try find(name)
    guard let pass = lastFinished, let found = scrollView(in: view, of: pass) else {
      throw .notFor(
        step: "scroll", view: name,
        candidates: names { view in
          self.builtView(view).flatMap { self.scrollBounds(of: $0, in: self.lastFinished) } != nil
        })
    }
    let test = HitTest(inMiddleOf: found.view, of: pass)
    if let obstacle = test.obstacle() ?? test.fixedScrolling {
      throw .unreachable(name, view: found.view, obstacle)
    }
    let wanted = found.bounds.offset(for: target)
    let reached = Point(
      x: min(max(wanted.x, 0), found.bounds.limit.x), y: min(max(wanted.y, 0), found.bounds.limit.y)
    )
    scrollOffsets[pass.recall.viewIdentities[found.view.index]] = reached
    return .scroll(view: name, to: reached, isLimited: reached != wanted)
  }

  /// The scroll view that a view is or contains, by its number in the pass.
  private func scrollView(
    in view: ID<InspectedView>, of pass: FinishedPass
  ) -> (view: ID<ViewRecord>, bounds: ScrollBounds)? {
    let depth = inspection.views.depth(of: view)
    for index in view..<inspection.views.ids.upperBound {
      if index > view, inspection.views.depth(of: index) <= depth { return nil }
      if let built = builtView(index), let bounds = scrollBounds(of: built, in: pass) {
        return (built, bounds)
      }
    }
    return nil
  }

  private func scrollBounds(of view: ID<ViewRecord>, in pass: FinishedPass?) -> ScrollBounds? {
    guard let pass, pass.traits(of: view).contains(.scrolls),
      let node = pass.built.views[view].content
    else {
      return nil
    }
    return pass.layout.scrollBounds(of: node)
  }
}

extension ScrollBounds {
  /// The offset that a step requests, not limited to the content.
  fileprivate func offset(for target: ScrollTarget) -> Point {
    switch target {
    case .along(let distance) where axes.contains(Axis.vertical):
      Point(x: offset.x, y: distance)
    case .along(let distance): Point(x: distance, y: offset.y)
    case .point(let x, let y): Point(x: x ?? offset.x, y: y ?? offset.y)
    }
  }
}
