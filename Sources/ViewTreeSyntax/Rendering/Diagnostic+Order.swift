import ViewTreeNumbers

extension Sequence<Diagnostic> {
  /// The diagnostics in order of location. Diagnostics without a location come first, and
  /// diagnostics at the same location keep their order.
  public func sortedByPosition() -> [Diagnostic] {
    let all = Array(self)
    // Sorts indices, because diagnostics are expensive to move.
    let starts = all.map { $0.range.map { Int($0.start) } ?? -1 }
    return all.indices
      .sorted { (starts[$0], $0) < (starts[$1], $1) }
      .map { all[$0] }
  }
}
