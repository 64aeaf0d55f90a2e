import ViewTreeNumbers

/// Which modifiers stood before, by their text: `{"padding": 8}` means the same wherever it stands in the root, and is
/// decoded once and not for each view.
struct RememberedModifiers {
  /// A modifier where it stood last.
  struct Entry {
    /// Its text; the source's bytes stay where they are.
    var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// Its place in the document's list.
    var modifier = 0
    /// Whether one of its arguments is a script, which says where it stands.
    var holdsScript = false
  }

  private static let countBits: UInt64 = 8
  private var entries = [Entry](repeating: Entry(), count: 1 << countBits)

  /// The modifier with the same text, if it is still known.
  @inline(__always)
  func entry(_ text: UnsafeBufferPointer<UInt8>) -> Entry? {
    let entry = entries[Self.slot(text)]
    return entry.text.count == text.count && entry.text.matches(text) ? entry : nil
  }

  /// Remembers a modifier, in the place of one whose text falls together with its own.
  mutating func remember(_ entry: Entry) {
    entries[Self.slot(entry.text)] = entry
  }

  /// Modifiers differ in what they end with, or in the midst; what they begin with is their name.
  @inline(__always)
  private static func slot(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let middle = UnsafeBufferPointer(rebasing: text[(text.count / 2)...])
    let mixed =
      text.lastWord &* 0x9E37_79B9_7F4A_7C15 ^ middle.firstWord &* 0xC2B2_AE3D_27D4_EB4F
      ^ UInt64(text.count) &* 0x1656_67B1_9E37_79F9
    return Int(mixed >> (64 - countBits))
  }
}
