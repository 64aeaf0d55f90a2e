extension PreferenceGraph {
  /// Builds a further root when the others are complete: nobody above asks for anything, and nobody
  /// folds it (docs/semantics.md, Presentations).
  ///
  /// Returns its nodes.
  public func buildRoot(_ build: () throws -> Void) rethrows -> [PreferenceNode.Index] {
    isInViewTreeOrder = false
    let saved = requests
    requests = Array(repeating: .unread, count: requests.count)
    defer { requests = saved }
    let mark = pending.count
    try build()
    return Array(pending[mark...])
  }
}
