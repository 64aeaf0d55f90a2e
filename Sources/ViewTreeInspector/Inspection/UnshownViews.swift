import ViewTreeNumbers

/// Finds measuredOnly views (`Inspection.measuredOnly`). Views must be queried in ascending order.
public struct UnshownViews {
  private let ranges: [Range<ID<InspectedView>>]
  private var next = 0

  /// Begins with the first view.
  public init(_ inspection: Inspection) { ranges = inspection.measuredOnly }

  /// True if the view or an enclosing one is a candidate that its container measured and didn't
  /// choose.
  public mutating func contains(_ view: ID<InspectedView>) -> Bool {
    while next < ranges.count, ranges[next].upperBound <= view { next += 1 }
    return next < ranges.count && ranges[next].contains(view)
  }
}
