import ViewTreeNumbers

/// The keys that may have a slot at a node or below it: none that has one is missing.
///
/// Which key it is is known exactly where it is a single one. Of several there is a bit each, shared by keys
/// whose numbers are 64 apart.
struct PreferenceKeySet {
  private var bits: UInt64
  /// The number of the only key. Meaningless without one.
  private var only: UInt16

  /// No key.
  static let none = PreferenceKeySet(bits: 0, only: 0)
  /// Every key there is.
  static let all = PreferenceKeySet(bits: .max, only: several)

  /// In the place of the only key where there are several. The last number is that of a key, too, which is then
  /// found by its bit.
  private static let several = UInt16.max

  private init(bits: UInt64, only: UInt16) {
    self.bits = bits
    self.only = only
  }

  /// One key.
  init(_ key: PreferenceKeyID) {
    bits = Self.bit(key)
    only = key.index
  }

  /// True if the set contains no key.
  var isEmpty: Bool { bits == 0 }

  /// The only key, or `nil` if there are none or several.
  var onlyKey: PreferenceKeyID? {
    bits == 0 || only == Self.several ? nil : PreferenceKeyID(Int(only))
  }

  /// True if a key may have a slot.
  func contains(_ key: PreferenceKeyID) -> Bool {
    bits & Self.bit(key) != 0 && (only == key.index || only == Self.several)
  }

  mutating func formUnion(_ other: PreferenceKeySet) {
    if other.bits == 0 { return }
    if bits == 0 {
      only = other.only
    } else if only != other.only {
      only = Self.several
    }
    bits |= other.bits
  }

  private static func bit(_ key: PreferenceKeyID) -> UInt64 { 1 << UInt64(key.index & 63) }
}
