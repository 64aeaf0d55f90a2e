import ViewTreeNumbers

/// How a name begins and ends and how long it is, by which nearly all names are told apart.
struct NameEnds: BitwiseCopyable, Equatable, Sendable {
  private let firstWord: UInt64
  private let lastWord: UInt64
  private let count: UInt32

  /// The ends of a name in UTF-8.
  @inline(__always)
  init(_ name: UnsafeBufferPointer<UInt8>) {
    (firstWord, lastWord) = (name.firstWord, name.lastWord)
    count = UInt32(truncatingIfNeeded: name.count)
  }

  /// The ends of a name.
  init(of name: String) {
    var name = name
    self = name.withUTF8 { NameEnds($0) }
  }

  /// Whether this is all of the name, so that no other has the same ends.
  @inline(__always)
  var isWhole: Bool { count <= 16 }

  /// A number below 2^24 and the length that is the same on every machine.
  @inline(__always)
  var hash: Int {
    // The top bits of a product depend on all bits of both words.
    let mixed = firstWord &* 0x9E37_79B9_7F4A_7C15 ^ lastWord &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: mixed >> 40) &+ Int(count)
  }

  @inline(__always)
  static func == (left: NameEnds, right: NameEnds) -> Bool {
    left.firstWord == right.firstWord && left.lastWord == right.lastWord
      && left.count == right.count
  }
}
