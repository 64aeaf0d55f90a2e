/// Numbers that are equal for keys with equal text, made from the length and both ends.
///
/// Duplicate keys are searched among these numbers. Only keys with equal numbers are compared
/// themselves. So the search is nearly free for typical objects, and cheap for those with millions
/// of keys.
enum KeySignature {
  /// The most keys whose numbers are compared each with each.
  static var pairwiseLimit: Int { 16 }

  /// The number of a text in a buffer, or `nil` if there are fewer than 8 bytes after its start.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> UInt64? {
    guard count >= 0, start >= 0, start &+ 8 <= bytes.count, let base = bytes.baseAddress else {
      return nil
    }
    let first = word(base, at: start)
    guard count < 8 else { return mix(first, word(base, at: start &+ count &- 8), count) }
    let kept = first & ((1 &<< UInt64(8 &* count)) &- 1)
    return mix(kept, kept, count)
  }

  /// The number of any text.
  @inline(never)
  static func of(_ text: [UInt8]) -> UInt64 {
    let first = word(text.prefix(8))
    return mix(first, text.count < 8 ? first : word(text.suffix(8)), text.count)
  }

  private static func word(_ base: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func mix(_ first: UInt64, _ last: UInt64, _ count: Int) -> UInt64 {
    first &* 0x9E37_79B9_7F4A_7C15 ^ (last &+ UInt64(truncatingIfNeeded: count))
  }

  /// True if all numbers of a small range differ from each other.
  static func areDistinct(_ signatures: [UInt64], _ range: Range<Int>) -> Bool {
    signatures.withUnsafeBufferPointer { areDistinct($0, range) }
  }

  private static func areDistinct(
    _ signatures: UnsafeBufferPointer<UInt64>, _ range: Range<Int>
  ) -> Bool {
    var later = range.lowerBound &+ 1
    while later < range.upperBound {
      var earlier = range.lowerBound
      while earlier < later {
        if signatures[earlier] == signatures[later] { return false }
        earlier &+= 1
      }
      later &+= 1
    }
    return true
  }

  /// The numbers that occur several times in a sorted list.
  @inline(never)
  static func repeated(in sorted: ArraySlice<UInt64>) -> Set<UInt64> {
    var repeated: Set<UInt64> = []
    for place in sorted.indices.dropFirst() where sorted[place] == sorted[place &- 1] {
      repeated.insert(sorted[place])
    }
    return repeated
  }
}
