/// The range of widths of a table column, in points (docs/explanation/containers.md, Tables).
public struct TableColumnWidth: BitwiseCopyable, Sendable, Equatable {
  var minimum = 0.0
  // NaN means the width of the content.
  var ideal = Double.nan
  var maximum = Double.infinity

  /// Any width.
  public init() {}

  /// A width within bounds. An invalid length sets no bound. If the bounds conflict, the minimum
  /// takes precedence.
  public init(minimum: Double?, ideal: Double?, maximum: Double?) {
    if let minimum, minimum.isFinite { self.minimum = max(minimum, 0) }
    if let maximum, !maximum.isNaN { self.maximum = max(maximum, self.minimum) }
    if let ideal, ideal.isFinite { self.ideal = clamp(ideal) }
  }

  /// A fixed width.
  public init(fixed width: Double) { self.init(minimum: width, ideal: width, maximum: width) }

  /// The width within the bounds that is nearest to another width.
  func clamp(_ width: Double) -> Double { min(max(width, minimum), maximum) }

  /// The width of each column in a total width: equal shares, except where the bounds of a column
  /// require another width.
  ///
  /// A common share is raised from bound to bound until the width is used up.
  static func shares(of available: Double, among columns: [TableColumnWidth]) -> [Double] {
    let bounds = columns.flatMap { [$0.minimum, $0.maximum] }.filter(\.isFinite).sorted()
    var share = 0.0
    var used = columns.reduce(0) { $0 + $1.minimum }
    // The number of columns that grow with the share. A column begins to grow at its minimum width.
    var growing = columns.count { $0.minimum <= 0 && $0.maximum > 0 }
    var (begins, ends): ([Double: Int], [Double: Int]) = ([:], [:])
    for column in columns where column.minimum < column.maximum {
      if column.minimum > 0 { begins[column.minimum, default: 0] += 1 }
      ends[column.maximum, default: 0] += 1
    }
    for bound in bounds where bound > share {
      if used + Double(growing) * (bound - share) >= available { break }
      used += Double(growing) * (bound - share)
      share = bound
      growing += (begins[bound] ?? 0) - (ends[bound] ?? 0)
    }
    if growing > 0 { share += max(0, available - used) / Double(growing) }
    return columns.map { $0.clamp(share) }
  }
}
