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

  /// All declarations, in an order that doesn't change.
  static let all: [Declaration] = {
    let texts = [dates, calendar, formatters, system].flatMap(split)
    let names = Set(texts.map(\.name))
    return texts.map { name, text in
      Declaration(
        name: name, text: text,
        needs: words(in: Array(text.utf8)[...], among: names).subtracting([name]))
    }
  }()

  /// The names of the types.
  static let names = Set(all.map(\.name))

  /// The declarations that some names need, directly or through others.
  static func declarations(for mentioned: Set<String>) -> [Declaration] {
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

  /// The declarations at the top level of a text.
  private static func split(_ text: String) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    for line in text.split(separator: "\n") {
      let isStart = line.first.map { $0 != " " && $0 != "}" } ?? false
      if isStart {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        found.append((String(words.dropFirst().first ?? ""), String(line)))
      } else if let last = found.indices.last {
        found[last].text += "\n" + line
      }
    }
    return found
  }
}
