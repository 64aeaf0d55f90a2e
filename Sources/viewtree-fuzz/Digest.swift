/// A hash of the output of a run, by which runs of several processes are compared. Swift seeds its
/// own hashes differently in each process, so this is the 64-bit FNV-1a of Fowler, Noll and Vo.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The number as printed.
  var text: String { String(value, radix: 16) }
}
