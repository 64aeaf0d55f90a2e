import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The differences between the frames of two passes.
struct FrameChanges {
  private let first: FinishedPass
  private let second: FinishedPass
  /// The view of the second pass for each of the first: the view with the same source location, in
  /// order.
  private let counterparts: [ID<ViewRecord>: ID<ViewRecord>]

  init(from first: FinishedPass, to second: FinishedPass) {
    (self.first, self.second) = (first, second)
    var views: [SyntaxNode.Index: [ID<ViewRecord>]] = [:]
    for (index, view) in second.built.views.enumerated().reversed() {
      views[view.syntax, default: []].append(ID(index))
    }
    var counterparts: [ID<ViewRecord>: ID<ViewRecord>] = [:]
    for (index, view) in first.built.views.enumerated() {
      counterparts[ID(index)] = views[view.syntax]?.popLast()
    }
    self.counterparts = counterparts
  }

  /// The hop for the first difference: in the width, the height, or the position of a view with its
  /// modifiers, or else of the bare view. `nil` if the frames are equal.
  func change(of view: ID<ViewRecord>) -> ((String) -> FeedbackHop)? {
    guard let other = counterparts[view],
      let (old, new) = zip(first.frames(of: view), second.frames(of: other)).first(where: {
        $0 != $1
      })
    else { return nil }
    if old.size.width != new.size.width { return { .width(of: $0) } }
    if old.size.height != new.size.height { return { .height(of: $0) } }
    return { .place(of: $0) }
  }
}

extension FinishedPass {
  /// The frame of a view with its modifiers, and that of the bare view.
  fileprivate func frames(of view: ID<ViewRecord>) -> [Rect] {
    let record = built.views[view]
    return [record.outer, record.content].compactMap { $0.map { layout.frame(of: $0) } }
  }
}
