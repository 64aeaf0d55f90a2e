#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks at intervals. Works on every system with modification dates.
final class PollingSource: ChangeSource {
  /// The milliseconds without a change that end a series of changes.
  static let moment: Int32 = 50
  private let interval: Int32

  /// Checks again after a number of milliseconds.
  init(interval: Int32 = 250) {
    self.interval = interval
  }

  func wait(for folders: [String]) -> Bool {
    poll(nil, 0, interval)
    return true
  }

  func pause() -> Bool {
    poll(nil, 0, Self.moment)
    return true
  }
}
