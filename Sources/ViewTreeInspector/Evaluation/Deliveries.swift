import ViewTreePreferences

/// The changes that `onPreferenceChange` actions got in one frame: two at most for each
/// (docs/explanation/updates.md, Feedback loops).
struct Deliveries {
  /// The number of changes that SwiftUI delivers to a reader in one frame.
  static let perFrame = 2

  /// A reader to which a change wasn't delivered.
  struct Dropped {
    /// The receiver of the change.
    enum Reader {
      /// The value of a key.
      case preference(String)
      /// A value of that type.
      case onChange(type: String)
    }

    let identity: UInt64
    let reader: Reader
    /// The source location of its modifier.
    let syntax: UInt32
  }

  /// The maximum number of changes delivered to a reader.
  let limit: Int
  private var counts: [UInt64: Int] = [:]
  /// The readers to which a change wasn't delivered, without duplicates.
  private(set) var dropped: [Dropped] = []

  init(limit: Int = Self.perFrame) {
    self.limit = limit
  }

  /// Counts a change. Returns true if it's delivered to the reader.
  mutating func admits(_ identity: UInt64) -> Bool {
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    return count < limit
  }

  /// Records the first dropped change of a reader.
  mutating func drop(_ reader: Dropped) {
    if counts[reader.identity] == limit + 1 { dropped.append(reader) }
  }
}
