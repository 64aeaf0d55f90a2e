/// Values of anchors, sorted so that near values are found quickly.
struct AnchorValues {
  private let values: [MeasuredAnchor]
  private let tolerance: MeasuredTolerance

  init(_ values: [MeasuredAnchor], _ tolerance: MeasuredTolerance) {
    self.values = values.sorted { $0.x < $1.x }
    self.tolerance = tolerance
  }

  /// True if one of the values is equal, up to the tolerance.
  func contains(_ value: MeasuredAnchor) -> Bool {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle].x < value.x, !tolerance.accepts(values[middle].x, value.x) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return values[low...].prefix { tolerance.accepts($0.x, value.x) }.contains {
      isLike($0, value)
    }
  }

  private func isLike(_ first: MeasuredAnchor, _ second: MeasuredAnchor) -> Bool {
    switch (first, second) {
    case (.rect(let first), .rect(let second)): tolerance.difference(first, second) == nil
    case (.point(let first), .point(let second)):
      tolerance.accepts(first.x, second.x) && tolerance.accepts(first.y, second.y)
    case (.rect, .point), (.point, .rect): false
    }
  }
}
