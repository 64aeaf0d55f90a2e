import ViewTreeSyntax

/// Facts about a Swift file that its words show without parsing.
enum FileFacts {
  /// The modules that a file imports, each once and in order.
  static func imports(_ bytes: [UInt8]) -> [String] {
    var modules: [String] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if let module = module(importedBy: bytes[start..<end]), !modules.contains(module) {
        modules.append(module)
      }
      start = end + 1
    }
    return modules
  }

  /// The module of `import Module`, `@testable import Module` or `import struct Module.Type`.
  private static func module(importedBy line: ArraySlice<UInt8>) -> String? {
    let line = line.drop { $0 == 0x20 || $0 == 0x09 }
    // Most lines don't begin with these characters.
    guard let first = line.first, "@ipu".utf8.contains(first), line.count < 400 else { return nil }
    let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard let place = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), place < 4,
      words[..<place].allSatisfy({ $0.first == UInt8(ascii: "@") || access.contains(text($0)) }),
      place + 1 < words.count
    else { return nil }
    let isKind = kinds.contains(text(words[place + 1])) && place + 2 < words.count
    let path = words[place + (isKind ? 2 : 1)]
    let name = path.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ";") }
    return name.isEmpty ? nil : text(name)
  }

  private static let access: Set = ["public", "internal", "private", "fileprivate", "package"]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The ways in which a file may declare a view.
  enum Declares: Int, Comparable {
    case nothing
    /// A type of this name.
    case type
    /// A type of this name whose header names `View`.
    case view

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The declaration of a type of this name in a file.
  static func declares(_ name: String, _ bytes: [UInt8]) -> Declares {
    let name = Array(name.utf8)
    guard let first = name.first else { return .nothing }
    var best = Declares.nothing
    var place = 0
    while let start = bytes[place...].firstIndex(of: first) {
      place = start + 1
      let end = start + name.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(name),
        end == bytes.count || !isWord(bytes[end]), isDeclared(at: start, bytes)
      else { continue }
      let header = bytes[end...].prefix { $0 != UInt8(ascii: "{") }.prefix(400)
      let words = header.split { !isWord($0) }
      best = max(best, words.contains { $0.elementsEqual("View".utf8) } ? .view : .type)
    }
    return best
  }

  /// The order of files that may declare a view such as `Shop.Card`.
  struct Rank: Comparable {
    /// True if the file has the name of the view's owner.
    let hasOwner: Bool
    let kind: Declares

    static func < (left: Self, right: Self) -> Bool {
      left.hasOwner == right.hasOwner ? left.kind < right.kind : right.hasOwner
    }
  }

  /// True if a file has a word.
  static func has(_ word: String, _ bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return false }
    var place = 0
    while let start = bytes[place...].firstIndex(of: first) {
      place = start + 1
      let end = start + word.count
      if end <= bytes.count, bytes[start..<end].elementsEqual(word),
        end == bytes.count || !isWord(bytes[end]), start == 0 || !isWord(bytes[start - 1])
      {
        return true
      }
    }
    return false
  }

  /// True if the word before an offset starts the declaration of a type.
  private static func isDeclared(at start: Int, _ bytes: [UInt8]) -> Bool {
    var end = start
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    guard end < start else { return false }
    var begin = end
    while begin > 0, isWord(bytes[begin - 1]) { begin -= 1 }
    return ["struct", "class", "enum", "actor"].contains(text(bytes[begin..<end]))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
