/// The constants that Xcode makes for the names of assets.
package enum AssetName {
  /// The constant for a name: `brandLogo` for `brand-logo`. Xcode drops the kind of the asset at
  /// the end, such as `Color` in `BackgroundColor`.
  package static func constant(for name: String, dropping kind: String) -> String {
    let parts = name.split(separator: "/").map { path in
      words(in: String(path)).enumerated().map { number, word in
        number == 0 ? lowercasedStart(word) : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
    }
    guard var last = parts.last else { return name }
    if last.hasSuffix(kind), last.count > kind.count { last = String(last.dropLast(kind.count)) }
    if last.first?.isNumber == true { last = "_" + last }
    // A folder with a namespace becomes a type.
    let types = parts.dropLast().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (types + [last]).joined(separator: ".")
  }

  private static func words(in name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// `logo` for `Logo`, `urlIcon` for `URLIcon`.
  private static func lowercasedStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let isBeforeLetter = word.dropFirst(capitals.count).first?.isLowercase == true
    let count = capitals.count - (isBeforeLetter ? 1 : 0)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
