extension PreferenceGraph {
  /// Combines everything built since `mark`, with a slot for every key: a branch as
  /// iOS 13 had it (docs/explanation/preferences.md, Dynamic containers).
  public func closeBranch(from mark: Mark, token: PreferenceToken) {
    let zIndex = zIndices.isEmpty || pending.count == mark ? nil : commonZIndex(from: mark)
    closeDynamicContainer(from: mark, token: token)
    if let zIndex { setZIndex(zIndex, from: mark) }
  }
}
