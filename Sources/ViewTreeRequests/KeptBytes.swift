/// The number of bytes that a command keeps during further requests: reports to compare and layouts
/// to draw.
final class KeptBytes {
  /// The number of bytes.
  private(set) var count = 0

  /// Adds bytes that are kept from now on.
  func add(_ bytes: Int) {
    let (sum, overflow) = count.addingReportingOverflow(bytes)
    count = overflow ? .max : sum
  }
}
