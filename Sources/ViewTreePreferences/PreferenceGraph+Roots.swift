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

  /// Builds content of a view whose values stay in it: nobody around it asks for anything, and nobody folds it
  /// (docs/semantics.md, Slots).
  public func buildApart(token: PreferenceToken, _ build: () throws -> Void) rethrows {
    let saved = requests
    requests = Array(repeating: .unread, count: requests.count)
    defer { requests = saved }
    let mark = pending.count
    try build()
    guard pending.count > mark else { return }
    close(.apart, from: mark, token: token)
  }
}
