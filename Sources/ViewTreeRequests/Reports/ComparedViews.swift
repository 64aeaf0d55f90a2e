import ViewTreeGolden
import ViewTreeLayout
import ViewTreePicture

/// Finds the views of both sides that a change of behavior names.
struct ComparedViews {
  let old: ComparedSide
  let new: ComparedSide

  /// A change with its line. The first result has the line. The other results only show further
  /// locations of the change.
  func changes(_ change: BehaviourChange, _ line: String) -> [PageChange] {
    var changes = places(change)
    if changes.isEmpty { changes.append(PageChange(view: nil, before: nil, after: nil)) }
    changes[0].title = line
    return changes
  }

  /// The changes to mark in the drawing. Empty if the change isn't about a view, or is about a
  /// step.
  private func places(_ change: BehaviourChange) -> [PageChange] {
    switch change {
    case .viewAppeared(let view, _, _, _): [place(view, hasBefore: false)]
    case .viewGone(let view, _, _), .componentViewsGone(let view, _, _):
      [PageChange(view: nil, before: old.drawn(view), after: nil)]
    case .viewReordered(let view, _, _), .viewsReordered(let view, _),
      .viewReparented(let view, _, _),
      .modifierLayout(let view, _, _):
      [place(view)]
    case .viewDetail(let views, _, _, _, _, _): views.map { place($0) }
    case .component(let found): zip(found.views, found.layouts).map { place($0, $1) }
    case .layout(let views, _, let layout, _, _): views.map { place($0, layout) }
    default: []
    }
  }

  private func place(_ view: BehaviourView, hasBefore: Bool = true) -> PageChange {
    let after = new.drawn(view)
    return PageChange(
      view: new.index(view), before: hasBefore ? old.drawn(view) ?? after : nil, after: after)
  }

  /// The current and the previous frame of a view, depending on the kind of change.
  private func place(_ view: BehaviourView, _ layout: BehaviourLayout) -> PageChange {
    var change = place(view)
    change.before = change.after.map { after in
      Rect(
        x: after.minX - layout.dx, y: after.minY - layout.dy,
        width: after.width - (layout.resized?.dWidth ?? 0),
        height: after.height - (layout.resized?.dHeight ?? 0))
    }
    return change
  }
}
