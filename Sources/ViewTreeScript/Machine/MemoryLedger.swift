/// The bytes that an evaluation holds: values that its scripts made, tables of its passes and records of its steps.
///
/// Bytes are counted by sizes of elements and not measured, so that every machine stops at the same place.
public final class MemoryLedger {
  /// The bytes that may be held at once.
  public let limit: Int
  /// The bytes that are held now.
  public private(set) var live = 0
  /// The most that were held at once.
  public private(set) var peak = 0

  /// Makes a ledger without entries.
  public init(limit: Int = .max) { self.limit = limit }

  /// The bytes that may still be added; negative if too many are held.
  public var left: Int { limit - live }

  /// Adds bytes that are held from now on.
  public func charge(_ bytes: Int) {
    let (sum, overflow) = live.addingReportingOverflow(bytes)
    live = overflow ? .max : sum
    peak = max(peak, live)
  }

  /// Takes away bytes that aren't held anymore.
  public func release(_ bytes: Int) { live -= bytes }
}
