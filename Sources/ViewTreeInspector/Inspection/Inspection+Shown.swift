extension Inspection {
  /// Whether a view is on the screen; not, if a `ViewThatFits` around it measured it and chose another.
  public func isShown(_ view: Int) -> Bool {
    if unshown.isEmpty { return true }
    var low = 0
    var high = unshown.count
    while low < high {
      let middle = (low + high) / 2
      if unshown[middle].upperBound <= view { low = middle + 1 } else { high = middle }
    }
    return low == unshown.count || !unshown[low].contains(view)
  }
}
