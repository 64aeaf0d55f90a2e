import ViewTreeNumbers

/// Finds a known name from its bytes without making a `String`.
///
/// Open addressing over a hash of the bytes that is the same on every machine.
struct NameTable: BitwiseCopyable, Sendable {
  /// The names after one another, and where each starts; one place more than names.
  private let text: ImmortalArray<UInt8>
  private let starts: ImmortalArray<Int>
  private let slots: ImmortalArray<UInt16>
  private let mask: Int

  /// Makes a table of distinct names.
  init(_ names: [String]) {
    var text: [UInt8] = []
    var starts = [0]
    for name in names {
      text += Array(name.utf8)
      starts.append(text.count)
    }
    var capacity = 16
    while capacity < names.count * 4 { capacity *= 2 }
    mask = capacity - 1
    var slots = [UInt16](repeating: .max, count: capacity)
    text.withUnsafeBufferPointer { text in
      for index in names.indices {
        let name = UnsafeBufferPointer(rebasing: text[starts[index]..<starts[index + 1]])
        var slot = Self.hash(name) & (capacity - 1)
        while slots[slot] != .max { slot = (slot + 1) & (capacity - 1) }
        slots[slot] = UInt16(index)
      }
    }
    self.text = ImmortalArray(text)
    self.starts = ImmortalArray(starts)
    self.slots = ImmortalArray(slots)
  }

  /// The place of a name in the list that the table was made of, or `nil` if it is not there.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(name) & mask
    while true {
      let index = Int(slots[slot])
      if index == UInt16.max { return nil }
      if isName(index, name) { return index }
      slot = (slot + 1) & mask
    }
  }

  private func isName(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = starts[index]
    let length = starts[index + 1] - start
    return length == name.count && text.elements(from: start, count: length).matches(name)
  }

  /// A few of the bytes tell the names of SwiftUI apart; the rest is compared.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    let middle = bytes[bytes.count / 2]
    return bytes.count &* 7 &+ Int(first) &* 31 &+ Int(middle) &* 131 &+ Int(last) &* 523
  }
}
