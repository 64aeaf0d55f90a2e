import ViewTreeLayout

/// The calls of `scrollTo` that views wait for (docs/explanation/containers.md, Scroll positions).
final class ScrollRequests {
  /// A call: an id, and the point at which its view is aligned.
  struct Request {
    /// The id of the view, as a string.
    let name: String
    /// The id in the syntax of scripts.
    let words: String
    /// The position in the scroll view, or `nil` for the smallest scroll that shows the view.
    let anchor: UnitPoint?
  }

  /// The calls since the last pass, by the identity of the reader.
  var pending: [UInt64: Request] = [:]
  /// The calls that apply in the present frame.
  private(set) var active: [UInt64: Request] = [:]

  /// The calls for the next pass of a frame.
  func take() -> [UInt64: Request] {
    active.merge(pending) { $1 }
    pending = [:]
    return active
  }

  /// Ends a frame.
  func settle() { active = [:] }
}
