/// Finds a known name from its bytes without making a `String`.
///
/// Open addressing over a hash of the bytes that is the same on every machine.
struct NameTable: Sendable {
  /// The names, in the order given; what `index(of:)` returns counts in it.
  let names: [String]
  private let texts: [[UInt8]]
  private let slots: [UInt16]
  private let mask: Int

  /// Makes a table of distinct names.
  init(_ names: [String]) {
    self.names = names
    texts = names.map { Array($0.utf8) }
    var capacity = 16
    while capacity < names.count * 3 { capacity *= 2 }
    mask = capacity - 1
    var slots = [UInt16](repeating: .max, count: capacity)
    for (index, text) in texts.enumerated() {
      var slot = text.withUnsafeBufferPointer { Self.hash($0) } & (capacity - 1)
      while slots[slot] != .max { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt16(index)
    }
    self.slots = slots
  }

  /// The place of a name in `names`, or `nil` if it is not there.
  func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(bytes) & mask
    while true {
      let index = slots[slot]
      if index == .max { return nil }
      if texts[Int(index)].elementsEqual(bytes) { return Int(index) }
      slot = (slot + 1) & mask
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29))
  }
}
