import ViewTreeDocument
import ViewTreeSyntax

/// Declarations of types that Foundation has and scripts don't.
///
/// The time is always 9:41 on 9 January 2026, and the locale is that of the United States, so that
/// results don't depend on time and place.
enum FoundationTypes {
  /// A declaration.
  struct Declaration {
    let name: String
    let text: String
    /// The other declarations that it mentions.
    let needs: Set<String>
  }

  /// All declarations, in an order that doesn't change. Made only for a document that mentions one.
  static let all: [Declaration] = texts.flatMap { bytes in
    let starts = starts(in: bytes)
    let ends = starts.dropFirst().map(\.line) + [bytes.count]
    return zip(starts, ends).map { start, end in
      var text = bytes[start.line..<end]
      while text.last == UInt8(ascii: "\n") { text.removeLast() }
      return Declaration(
        name: start.name, text: String(decoding: text, as: UTF8.self),
        needs: words(in: text, among: names).subtracting([start.name]))
    }
  }

  /// The word in declarations for the size of the window.
  static let windowSize = "WINDOW_SIZE"

  /// The names of the types.
  static let names = Set(texts.flatMap { starts(in: $0).map(\.name) })

  private static let texts = [dates, calendar, formatters, system].map { Array($0.utf8) }

  /// The declarations that some names need, directly or through others.
  static func declarations(for mentioned: Set<String>) -> [Declaration] {
    if mentioned.isEmpty { return [] }
    var needed = mentioned
    var new = mentioned
    while !new.isEmpty {
      new = Set(all.filter { new.contains($0.name) }.flatMap(\.needs)).subtracting(needed)
      needed.formUnion(new)
    }
    return all.filter { needed.contains($0.name) }
  }

  /// The words of a text that are among some names.
  static func words(in text: ArraySlice<UInt8>, among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    MentionedWords.forEachWord(in: text) { range in
      // The name of a type begins with a capital letter.
      guard text[range.lowerBound] &- UInt8(ascii: "A") < 26 else { return }
      let word = String(decoding: text[range], as: UTF8.self)
      if names.contains(word) { found.insert(word) }
    }
    return found
  }

  /// The declarations at the top level of a text: the offset of the line, and the second word.
  private static func starts(in bytes: [UInt8]) -> [(line: Int, name: String)] {
    var found: [(line: Int, name: String)] = []
    var line = 0
    while line < bytes.count {
      let first = bytes[line]
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if first != UInt8(ascii: " "), first != UInt8(ascii: "}"), first != UInt8(ascii: "\n") {
        let rest = bytes[line..<end].drop { Byte.isNamePart($0) }.drop { !Byte.isNamePart($0) }
        let name = rest.prefix { Byte.isNamePart($0) }
        found.append((line, String(decoding: name, as: UTF8.self)))
      }
      line = end + 1
    }
    return found
  }
}
