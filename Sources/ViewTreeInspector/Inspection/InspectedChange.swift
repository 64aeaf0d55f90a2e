import ViewTreeLayout
import ViewTreeNumbers

/// A view that a step changed: where it is drawn, or how.
public struct InspectedChange: Sendable {
  /// The view, as it is called after the step; one that is gone, as it was called before.
  public internal(set) var view: InspectedReference
  /// Its place in the views of `InspectedStep.before`; `nil` if it was not there.
  public internal(set) var old: ID<InspectedView>?
  /// Where it was drawn before, in window coordinates; `nil` if it was not there.
  public internal(set) var before: Rect?
  /// Where it is drawn after; `nil` if it is gone.
  public internal(set) var after: Rect?
  /// How many views in it moved as it did and changed in nothing else.
  public internal(set) var followers = 0
  /// How many views after it in the same list moved as it did and changed in nothing else; `followers`
  /// counts those in them, too.
  public internal(set) var companions = 0
}
