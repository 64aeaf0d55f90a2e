import ViewTreeNumbers

/// Finds a known name from its bytes without making a `String`.
///
/// Open addressing over a hash of the first and the last bytes that is the same on every machine.
struct NameTable: BitwiseCopyable, Sendable {
  /// A name in the text, and how it begins and ends, by which nearly all names are told apart.
  private struct Name: BitwiseCopyable {
    let firstWord: UInt64
    let lastWord: UInt64
    let start: UInt32
    let count: UInt32
  }

  private let names: ImmortalArray<Name>
  private let text: ImmortalArray<UInt8>
  private let slots: ImmortalArray<UInt16>
  private let mask: Int

  /// Makes a table of distinct names.
  init(_ names: [String]) {
    var text: [UInt8] = []
    var entries: [Name] = []
    var capacity = 16
    while capacity < names.count * 4 { capacity *= 2 }
    mask = capacity - 1
    var slots = [UInt16](repeating: .max, count: capacity)
    for (index, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      let (first, last) = bytes.withUnsafeBufferPointer { ($0.firstWord, $0.lastWord) }
      entries.append(
        Name(
          firstWord: first, lastWord: last, start: UInt32(text.count), count: UInt32(bytes.count)))
      text += bytes
      var slot = Self.hash(first, last, bytes.count) & (capacity - 1)
      while slots[slot] != .max { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt16(index)
    }
    self.names = ImmortalArray(entries)
    self.text = ImmortalArray(text)
    self.slots = ImmortalArray(slots)
  }

  /// The place of a name in the list that the table was made of, or `nil` if it is not there.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let (first, last) = (name.firstWord, name.lastWord)
    var slot = Self.hash(first, last, name.count) & mask
    while true {
      let index = Int(slots[slot])
      if index == UInt16.max { return nil }
      let known = names[index]
      if known.firstWord == first, known.lastWord == last, Int(known.count) == name.count,
        name.count <= 16
          || text.elements(from: Int(known.start), count: name.count).matches(name)
      {
        return index
      }
      slot = (slot + 1) & mask
    }
  }

  /// The top bits of a product depend on all bits of both words.
  @inline(__always)
  private static func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
    let mixed = first &* 0x9E37_79B9_7F4A_7C15 ^ last &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: mixed >> 40) &+ count
  }
}
