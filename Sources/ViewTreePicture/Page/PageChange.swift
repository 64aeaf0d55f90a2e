import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// A view that moved or changed since the previous `PageMoment`.
package struct PageChange: Sendable {
  /// The view, in `Inspection.views`, or `nil` if it was removed.
  package var view: ID<InspectedView>?
  /// The description: its name if it was removed, or a whole line.
  package var title: String?
  /// The frame in which it was drawn before, or `nil` if it wasn't there.
  package var before: Rect?
  /// The frame in which it is drawn now, or `nil` if it was removed.
  package var after: Rect?
  /// Other differences.
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
  /// The changes of a step.
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
