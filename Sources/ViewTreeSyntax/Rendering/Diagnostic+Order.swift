import ViewTreeNumbers

extension Sequence<Diagnostic> {
  /// The diagnostics in order of location. Those without a location come first, and those at one
  /// location keep their order.
  public func sortedByPosition() -> [Diagnostic] {
    let all = Array(self)
    // Numbers are moved while they are sorted, for a diagnostic is large.
    let starts = all.map { $0.range.map { Int($0.start) } ?? -1 }
    return all.indices
      .sorted { (starts[$0], $0) < (starts[$1], $1) }
      .map { all[$0] }
  }
}
