import ViewTreeInspector

/// One way in which the order of execution differs from view-tree order.
struct OrderDifference {
  /// The kinds of differences.
  enum Kind: Equatable {
    /// Closures didn't run: the stable name of the reason.
    case missing(String)
    /// Closures ran in an earlier pass and not in the last: the stable name of the reason.
    case kept(String)
    /// Closures ran at another position.
    case displaced(InspectedCandidate.Cause)
  }

  /// The kind of difference.
  let kind: Kind
  /// The number of affected closures.
  var count: Int

  /// The differences among some closures, in the order in which they are met.
  static func all(of candidates: [InspectedCandidate]) -> [OrderDifference] {
    var found: [OrderDifference] = []
    for candidate in candidates {
      guard let kind = kind(of: candidate) else { continue }
      if let place = found.firstIndex(where: { $0.kind == kind }) {
        found[place].count += 1
      } else {
        found.append(OrderDifference(kind: kind, count: 1))
      }
    }
    return found
  }

  private static func kind(of candidate: InspectedCandidate) -> Kind? {
    if case .skipped(let reason) = candidate.outcome {
      let name = ReportWords.identifier(reason)
      return candidate.earlierRun == nil ? .missing(name) : .kept(name)
    }
    return candidate.displacement.map { .displaced($0.cause) }
  }
}
