import ViewTreeLayout
import ViewTreeNumbers

/// A view whose position or appearance a step changed.
public struct InspectedChange: Sendable {
  /// The view, as named after the step. For a removed view, as named before it.
  public internal(set) var view: InspectedReference
  /// Its index in the views of `InspectedStep.before`, or `nil` if it didn't exist.
  public internal(set) var old: ID<InspectedView>?
  /// The frame in which it was drawn before, in window coordinates, or `nil` if it wasn't there.
  public internal(set) var before: Rect?
  /// The frame in which it is drawn now, or `nil` if it was removed.
  public internal(set) var after: Rect?
  /// The number of descendants that moved with it and didn't change otherwise.
  public internal(set) var followers = 0
  /// The number of following siblings that moved with it and didn't change otherwise. `followers`
  /// also counts their descendants.
  public internal(set) var companions = 0
}
