extension PreferenceGraph {
  /// Builds a further root after the others. No reader above requests its values, and no node folds
  /// it (docs/explanation/preferences.md, Presentations).
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

  /// Builds content whose values stay in its view. No enclosing reader requests them, and no node
  /// folds them (docs/explanation/preferences.md, Slots).
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
