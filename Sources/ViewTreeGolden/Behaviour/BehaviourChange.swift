/// One change in the behavior that a report describes.
///
/// Values are as reports write them. `BehaviourWords` makes lines of them.
public enum BehaviourChange: Hashable, Sendable {
  /// The window, its scale, the direction of lines or the compatibility.
  case window(old: String, new: String)
  /// The end of the evaluation: `stable after 1 pass`.
  case status(old: String, new: String)
  /// A new warning, error or loop. `isGone` is true if it's no longer reported.
  case remark(String, isGone: Bool)
  /// A component or a preference key with another name, and the number of its uses.
  case renamed(Renamed, old: String, new: String, count: Int)
  /// A view, with the number of views and of closures in it, that is new.
  case viewAppeared(BehaviourView, frame: BehaviourFrame?, views: Int, closures: Int)
  /// A view that was removed.
  case viewGone(BehaviourView, views: Int, closures: Int)
  /// The same view in several uses of a component, which was removed in all of them. Names the first
  /// one.
  case componentViewsGone(BehaviourView, name: String, count: Int)
  /// A view with another index among its siblings, from 0.
  case viewReordered(BehaviourView, old: Int, new: Int)
  /// The views of a container, in another order.
  case viewsReordered(BehaviourView, ReorderedViews)
  /// A view that is in another container.
  case viewReparented(BehaviourView, old: String, new: String)
  /// The facts on views' lines other than the drawn frame, with the same change for all views: the
  /// outer frame, the appearance, the text, an id, or a proposal. Names the first few views, their
  /// number, and the component if they are the same view in several uses of it.
  case viewDetail(
    [BehaviourView], count: Int, what: String, old: String?, new: String?, component: String?)
  /// Views with the same change, and the number of `inside` views that changed with them.
  case layout([BehaviourView], count: Int, BehaviourLayout, along: Int, inside: Int)
  /// The frame after one of a view's modifiers, where it changed otherwise than the view.
  case modifierLayout(BehaviourView, modifier: String, BehaviourLayout)
  /// A view in several uses of a component.
  case component(ResizedComponent)
  /// A value of a preference with the same elements in another order.
  case valuesReordered(BehaviourReading)
  /// A value of a preference, or one of its elements, or `nil` if there is none.
  case value(BehaviourReading, element: Int?, writer: String?, old: String?, new: String?)
  /// A reader that newly got a value, or no longer gets one.
  case reading(BehaviourReading, value: String, isGone: Bool)
  /// The facts about a reading other than its value: the default, unchanged, the calls of `reduce`.
  case readingDetail(BehaviourReading, old: String, new: String)
  /// Two closures, one after the other, that run in the other order.
  case swapped(BehaviourClosure, BehaviourClosure)
  /// Consecutive closures that run at another position, with the number of the first.
  case ranElsewhere([BehaviourClosure], old: Int, new: Int)
  /// A closure that now runs. `was` is the reason why it didn't run before, or `nil` if it was
  /// absent.
  case runs(BehaviourClosure, number: Int, was: String?)
  /// A closure that is now skipped. `ran` is true if it ran before, and false if it was absent.
  case skipped(BehaviourClosure, reason: String, ran: Bool)
  /// A closure that is neither run nor skipped, because it was removed.
  case closureGone(BehaviourClosure)
  /// A closure that is skipped for another reason.
  case reason(BehaviourClosure, old: String, new: String)
  /// The reason why a closure ran again.
  case cause(BehaviourClosure, old: String?, new: String?)
  /// The value that a closure returned, and the number of later closures that passed it on.
  case returned(BehaviourClosure, old: String, new: String, carried: Int)
  /// The number of calls of `reduce` for a key at a view.
  case reduces(key: String, view: String, old: Int, new: Int)
  /// The location of an anchor in the window, or with `reader` in that reader.
  case anchor(String, reader: String?, old: String, new: String)
  /// An anchor that appeared or disappeared.
  case anchorPresence(String, at: String, isGone: Bool)
  /// Anchors that a reader newly resolves, or no longer resolves. The first few by name.
  case resolved([String], count: Int, reader: String, isGone: Bool)
  /// A state variable, or `nil` if there is none.
  case state(String, old: String?, new: String?)
  /// A line of another section: its subject, and its old and new value.
  case entry(section: String, subject: String, old: String?, new: String?)
  /// More lines of a section that differ.
  case others(section: String, count: Int)
  /// A change after a step of the document, from 1.
  indirect case after(step: Int, title: String, BehaviourChange)
  /// A step in which the same changed as before it.
  case sameAfter(step: Int, title: String, count: Int)
  /// The bytes differ without a change of a fact: the kind of difference, and the first line that
  /// differs.
  case form(String, old: String?, new: String?)
}

/// A kind of named declaration.
public enum Renamed: String, Hashable, Sendable {
  case component, key
}
