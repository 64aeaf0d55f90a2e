import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The frequency of each word in a Swift file, without unused modifiers.
///
/// A document contains only the supported part of such a file. A name in a skipped part is still
/// used.
struct SwiftWords {
  private var counts: [String: Int] = [:]

  /// Counts the words of a source. If it isn't Swift, there are none.
  init(_ source: SourceFile) {
    guard SourceSyntax(of: source) == .swift else { return }
    count(source.bytes, 1)
    leaveOutUnusedModifiers(of: source.bytes)
  }

  /// True if a name occurs more often than the known number of times.
  func has(_ name: String, besides known: Int) -> Bool { counts[name, default: 0] > known }

  /// Adds a number for each word in some bytes.
  private mutating func count(_ bytes: some Sequence<UInt8>, _ number: Int) {
    var word: [UInt8] = []
    for byte in Array(bytes) + [0] {
      if Byte.isNamePart(byte) {
        word.append(byte)
      } else if !word.isEmpty {
        counts[String(decoding: word, as: UTF8.self), default: 0] += number
        word.removeAll(keepingCapacity: true)
      }
    }
  }

  // MARK: - Unused modifiers

  /// Subtracts the words of each modifier whose name occurs only in its declaration, and then of
  /// the modifiers that only such modifiers use.
  private mutating func leaveOutUnusedModifiers(of bytes: [UInt8]) {
    var modifiers = Self.modifiers(in: bytes)
    while let place = modifiers.firstIndex(where: { counts[$0.name] == 1 }) {
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
