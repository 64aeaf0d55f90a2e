import ViewTreeNumbers

/// Finds a known name from its bytes without making a `String`.
///
/// Open addressing over a hash of the first and the last bytes that is the same on every machine.
struct NameTable: BitwiseCopyable, Sendable {
  /// A name and where it begins in the text.
  private struct Name: BitwiseCopyable {
    let ends: NameEnds
    let start: UInt32
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
      let ends = NameEnds(of: name)
      entries.append(Name(ends: ends, start: UInt32(text.count)))
      text.append(contentsOf: name.utf8)
      var slot = ends.hash & mask
      while slots[slot] != .max { slot = (slot + 1) & mask }
      slots[slot] = UInt16(index)
    }
    self.names = ImmortalArray(entries)
    self.text = ImmortalArray(text)
    self.slots = ImmortalArray(slots)
  }

  /// The place of a name in the list that the table was made of, or `nil` if it is not there.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let ends = NameEnds(name)
    var slot = ends.hash & mask
    while true {
      let index = Int(slots[slot])
      if index == UInt16.max { return nil }
      let known = names[index]
      if known.ends == ends,
        ends.isWhole
          || text.elements(from: Int(known.start), count: name.count).matches(name)
      {
        return index
      }
      slot = (slot + 1) & mask
    }
  }
}
