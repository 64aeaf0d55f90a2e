/// The id of a `scrollPosition` in earlier passes. Only a changed id scrolls
/// (docs/explanation/containers.md, Scroll positions).
struct ScrollIDMemory {
  /// The id at the end of the last frame, as a string. `nil` for none.
  var settled: String?
  /// The id in the last pass.
  var last: String?
  /// True if the id has changed in the present frame.
  var hasChanged = false

  /// True if an id scrolls: it's new, or it was another one in this frame. Keeps it.
  mutating func takes(_ id: String?) -> Bool {
    if id != last { hasChanged = true }
    last = id
    return id != nil && (hasChanged || id != settled)
  }

  /// Ends a frame.
  mutating func settle() {
    settled = last
    hasChanged = false
  }
}
