/// A random number generator that gives equal numbers for equal seeds on all platforms.
///
/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SplitMix64 {
  private var state: UInt64

  /// Creates a source whose numbers follow from the seed alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 to `bound` - 1, or 0 if there is none.
  public mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(bound, 1))).high)
  }

  /// A number of a range.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// One of several.
  public mutating func one<Element>(of list: [Element], or other: Element) -> Element {
    list.isEmpty ? other : list[below(list.count)]
  }
}
