import ViewTreeNumbers

extension Sequence<Diagnostic> {
  /// The diagnostics in the order of their places; those without a place come first, and those at
  /// one place keep their order.
  public func sortedByPosition() -> [Diagnostic] {
    enumerated()
      .sorted { left, right in
        let leftStart = left.element.range.map { Int($0.start) } ?? -1
        let rightStart = right.element.range.map { Int($0.start) } ?? -1
        return (leftStart, left.offset) < (rightStart, right.offset)
      }
      .map(\.element)
  }
}
