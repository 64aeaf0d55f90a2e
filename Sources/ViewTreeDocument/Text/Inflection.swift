/// The agreement of English nouns with a number, as `^[\(count) item](inflect: true)` requests it.
enum Inflection {
  /// True if the attributes of a text request it.
  static func isWanted(_ attributes: ArraySlice<Unicode.Scalar>) -> Bool {
    var text = ""
    text.unicodeScalars.append(contentsOf: attributes.filter { $0 != " " })
    return text.contains("inflect:true")
  }

  /// The pieces with their last word in the singular after 1, and in the plural after any other
  /// number. Without a number, nothing changes.
  static func inflected(_ pieces: [MarkdownReader.Piece]) -> [MarkdownReader.Piece] {
    var text = ""
    for piece in pieces { text.unicodeScalars.append(contentsOf: piece.text) }
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard !number.isEmpty, let last = pieces.lastIndex(where: { !$0.text.isEmpty }) else {
      return pieces
    }
    var pieces = pieces
    var written = ""
    written.unicodeScalars.append(contentsOf: pieces[last].text)
    let word = written.reversed().prefix { $0.isLetter }.reversed()
    let noun = number == "1" ? singular(String(word)) : plural(String(word))
    pieces[last].text = Array((written.dropLast(word.count) + noun).unicodeScalars)
    return pieces
  }

  /// The plural of a noun that may be in the singular.
  private static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    guard let last = lower.last else { return word }
    if let irregular = irregular.first(where: { $0.0 == lower }) { return irregular.1 }
    if lower.hasSuffix("ss") || ["sh", "ch", "x", "z"].contains(where: lower.hasSuffix) {
      return word + "es"
    }
    if last == "s" { return word }
    let before = lower.dropLast().last ?? "a"
    if last == "y", !"aeiou".contains(before) { return word.dropLast() + "ies" }
    return word + "s"
  }

  /// The singular of a noun that may be in the plural.
  private static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregular.first(where: { $0.1 == lower }) { return irregular.0 }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    if ["shes", "ches", "xes", "sses"].contains(where: lower.hasSuffix) {
      return String(word.dropLast(2))
    }
    return lower.hasSuffix("s") && !lower.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  private static let irregular = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"),
    ("mouse", "mice"), ("foot", "feet"), ("tooth", "teeth"),
  ]
}
