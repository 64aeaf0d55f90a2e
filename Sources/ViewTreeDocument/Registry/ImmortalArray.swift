/// Elements of a table that lives as long as the process: read without counting references.
///
/// Only for the registries, which are made once; what is allocated here is never freed.
struct ImmortalArray<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
  private let all: UnsafeBufferPointer<Element>

  /// Takes over some elements; for none, nothing is allocated.
  init(_ elements: [Element]) {
    self.init(count: elements.count) { elements[$0] }
  }

  /// Makes a list of what `make` makes of each place, without another one in between: each start of the process makes
  /// thousands.
  @inline(__always)
  init(count: Int, _ make: (Int) -> Element) {
    guard count > 0 else {
      all = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    let new = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    for place in 0..<count { new.initializeElement(at: place, to: make(place)) }
    all = UnsafeBufferPointer(new)
  }

  var count: Int { all.count }

  /// Some elements one after another.
  func elements(from start: Int, count: Int) -> UnsafeBufferPointer<Element> {
    precondition(start >= 0 && count >= 0 && start + count <= all.count)
    return UnsafeBufferPointer(rebasing: all[start..<start + count])
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < all.count)
    return all[index]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two texts are the same bytes; up to eight of them are compared at once.
  func matches(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let left = baseAddress, let right = other.baseAddress else {
      return isEmpty && other.isEmpty
    }
    guard count > 8 else { return firstWord == other.firstWord }
    var index = 0
    while index &+ 8 <= count {
      if Self.word(left + index) != Self.word(right + index) { return false }
      index &+= 8
    }
    // The last eight overlap those before.
    return Self.word(left + (count &- 8)) == Self.word(right + (count &- 8))
  }

  /// A number of the first eight bytes, or of all; different texts of one length up to eight have different ones.
  @inline(__always)
  var firstWord: UInt64 {
    guard let base = baseAddress else { return 0 }
    return count >= 8 ? Self.word(base) : shortWord
  }

  /// A number of the last eight bytes, or of all.
  @inline(__always)
  var lastWord: UInt64 {
    guard let base = baseAddress else { return 0 }
    return count >= 8 ? Self.word(base + (count &- 8)) : shortWord
  }

  /// A number of less than eight bytes.
  @inline(__always)
  private var shortWord: UInt64 {
    guard let base = baseAddress else { return 0 }
    if count >= 4 {
      let raw = UnsafeRawPointer(base)
      return UInt64(raw.loadUnaligned(as: UInt32.self))
        | UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) << 32
    }
    var word: UInt64 = 0
    for byte in self { word = word << 8 | UInt64(byte) }
    return word
  }

  @inline(__always)
  static func word(_ base: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(base).loadUnaligned(as: UInt64.self)
  }
}
