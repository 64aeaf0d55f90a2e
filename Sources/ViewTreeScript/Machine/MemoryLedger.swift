/// The memory of an evaluation in bytes: values of its scripts, tables of its passes and records of
/// its steps.
///
/// The bytes are computed from sizes of elements and not measured, so that every machine stops at
/// the same point.
public final class MemoryLedger {
  /// The limit in bytes.
  public let limit: Int
  /// The used bytes.
  public private(set) var live = 0
  /// The maximum since the start.
  public private(set) var peak = 0

  /// Creates a ledger without entries.
  public init(limit: Int = .max) { self.limit = limit }

  /// The remaining bytes. Negative above the limit.
  public var left: Int { limit - live }

  /// Adds bytes.
  public func charge(_ bytes: Int) {
    let (sum, overflow) = live.addingReportingOverflow(bytes)
    live = overflow ? .max : sum
    peak = max(peak, live)
  }

  /// Subtracts bytes.
  public func release(_ bytes: Int) { live -= bytes }
}
