/// A number for all bytes of a run, by which runs of several processes are compared: Swift seeds its hashes anew in
/// each (the 64-bit FNV-1a of Fowler, Noll and Vo).
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The number as it is printed.
  var text: String { String(value, radix: 16) }
}
