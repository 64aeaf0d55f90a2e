import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The frequency of each word in a Swift file, without unused modifiers.
///
/// A document contains only the supported part of such a file. A name in a skipped part is still
/// used.
struct SwiftWords {
  /// The frequencies by hashes of the words, because an app has hundreds of thousands.
  private var counts: [UInt64: Int] = [:]

  /// Counts the words of a source. If it isn't Swift, there are none.
  init(_ source: SourceFile) {
    guard SourceSyntax(of: source) == .swift else { return }
    count(source.bytes[...], 1)
    // An app has other modifiers than those that a screen uses.
    if source.parts.count < 2 { leaveOutUnusedModifiers(of: source.bytes) }
  }

  /// True if a name occurs more often than the known number of times.
  func has(_ name: String, besides known: Int) -> Bool { frequency(of: name) > known }

  private func frequency(of name: String) -> Int { counts[Self.hash(name.utf8), default: 0] }

  /// The FNV-1a hash of a word.
  private static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Adds a number for each word in some bytes.
  private mutating func count(_ bytes: ArraySlice<UInt8>, _ number: Int) {
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(where: Byte.isNamePart) {
      start = bytes[first...].firstIndex { !Byte.isNamePart($0) } ?? bytes.endIndex
      counts[Self.hash(bytes[first..<start]), default: 0] += number
    }
  }

  // MARK: - Unused modifiers

  /// Subtracts the words of each modifier whose name occurs only in its declaration, and then of
  /// the modifiers that only such modifiers use.
  private mutating func leaveOutUnusedModifiers(of bytes: [UInt8]) {
    var modifiers = Self.modifiers(in: bytes)
    while let place = modifiers.firstIndex(where: { frequency(of: $0.name) == 1 }) {
      count(bytes[modifiers.remove(at: place).body], -1)
    }
  }

  /// The declared modifiers: types that conform to `ViewModifier`, and functions in extensions of
  /// `View`. Each has its name and the range of its body.
  private static func modifiers(in bytes: [UInt8]) -> [(name: String, body: Range<Int>)] {
    let tokens = SwiftTokens.all(in: bytes[...])
    func text(_ place: Int) -> String {
      place < tokens.count ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
    }
    var found: [(name: String, body: Range<Int>)] = []
    /// The open braces, each with the name of the modifier that it belongs to.
    var open: [(modifier: String?, isOfView: Bool, start: Int)] = []
    var head = (name: "", isModifier: false, isOfView: false)
    for place in tokens.indices where [.name, .mark].contains(tokens[place].kind) {
      switch text(place) {
      case "struct" where open.isEmpty: head = (text(place + 1), false, false)
      case "ViewModifier" where open.isEmpty: head.isModifier = true
      case "extension" where open.isEmpty: head = ("", false, text(place + 1) == "View")
      case "func" where open.count == 1 && open[0].isOfView:
        head = (text(place + 1), true, false)
      case "{":
        let name = head.isModifier && !head.name.isEmpty ? head.name : nil
        open.append((name, head.isOfView, tokens[place].range.lowerBound))
        head = ("", false, false)
      case "}":
        guard let last = open.popLast(), let name = last.modifier else { continue }
        found.append((name, last.start..<tokens[place].range.upperBound))
      default: break
      }
    }
    return found
  }
}
