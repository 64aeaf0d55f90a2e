import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// A view that is elsewhere, or another one, than at the moment before.
package struct PageChange: Sendable {
  /// The view, in `Inspection.views`; `nil` if it is gone.
  package var view: ID<InspectedView>?
  /// What is said of it: its name if it is gone, or all of it in one line.
  package var title: String?
  /// Where it was drawn; `nil` if it was not there.
  package var before: Rect?
  /// Where it is drawn; `nil` if it is gone.
  package var after: Rect?
  /// What else is different.
  package var details: [String]

  package init(
    view: ID<InspectedView>?, title: String? = nil, before: Rect?, after: Rect?,
    details: [String] = []
  ) {
    self.view = view
    self.title = title
    self.before = before
    self.after = after
    self.details = details
  }
}

extension PageChange {
  /// What a step changed.
  static func changes(of step: InspectedStep) -> [PageChange] {
    let (facts, old) = (PageFacts(step.inspection), PageFacts(step.before))
    return step.changes.map { change in
      let details = facts.details(of: change, since: step.before)
      switch change.view {
      case .view(let view):
        return PageChange(
          view: view, before: change.before, after: change.after, details: details)
      case .path(let path, _), .kept(let path, _):
        return PageChange(
          view: nil, title: change.old.map { old.name($0) } ?? path, before: change.before,
          after: change.after, details: details)
      }
    }
  }
}
