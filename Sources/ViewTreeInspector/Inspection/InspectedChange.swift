import ViewTreeLayout

/// A view whose frame a step changed.
public struct InspectedChange: Sendable {
  /// The view, as it is called after the step; one that is gone, as it was called before.
  public internal(set) var view: InspectedReference
  /// Its frame before, in window coordinates; `nil` if it was not there.
  public internal(set) var before: Rect?
  /// Its frame after; `nil` if it is gone.
  public internal(set) var after: Rect?
}
