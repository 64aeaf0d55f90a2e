/// The id of a `scrollPosition` in earlier passes. Only a changed id scrolls
/// (docs/explanation/containers.md, Scroll views).
struct ScrollIDMemory {
  /// The id of the first pass, as a string. `nil` for none.
  let first: String?
  /// True if a later pass had another id.
  var hasChanged = false
}
