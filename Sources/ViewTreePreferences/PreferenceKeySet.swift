import ViewTreeNumbers

/// The keys that may have a slot at or below a node. It has no false negatives.
///
/// A single key is stored exactly. Several keys are stored as bits, which keys share whose numbers
/// differ by a multiple of 64.
struct PreferenceKeySet {
  private var bits: UInt64
  /// The number of the only key. Meaningless without one.
  private var only: UInt16

  /// The empty set.
  static let none = PreferenceKeySet(bits: 0, only: 0)
  /// Every key there is.
  static let all = PreferenceKeySet(bits: .max, only: several)

  /// The value of `only` if there are several keys. The last number is also a valid key, which is
  /// then found by its bit.
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
