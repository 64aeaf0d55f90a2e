import ViewTreeSyntax

/// The localized strings of an app in one language, by their keys.
package struct StringTable: Sendable {
  /// A part of a localized string.
  package enum Piece: Equatable, Sendable {
    case text(String)
    /// The value of the key's interpolation with this number, from 0.
    case argument(Int)
  }

  /// The strings by keys in which each placeholder is `%@`.
  package private(set) var texts: [String: String] = [:]

  package init() {}

  /// The text of a key, or `nil` if there is none that differs from the key.
  package func text(key: String) -> String? {
    texts[Self.withPlainPlaceholders(key)].flatMap { $0 == key ? nil : $0 }
  }

  private mutating func add(_ key: String, _ text: String) {
    let key = Self.withPlainPlaceholders(key)
    texts[key] = texts[key] ?? text
  }

  // MARK: - Files

  /// Adds a table of strings, `.strings` or `.stringsdict`.
  package mutating func add(_ list: PropertyList) {
    for (key, value) in list.members {
      if let text = value.text {
        add(key, text)
      } else if let text = Self.plural(value) {
        add(key, text)
      }
    }
  }

  /// The text of a `.stringsdict` for the plural category `other`.
  private static func plural(_ value: PropertyList) -> String? {
    guard var text = value["NSStringLocalizedFormatKey"]?.text else { return nil }
    for (name, rule) in value.members {
      if let other = rule["other"]?.text { text = text.replacing("%#@\(name)@", with: other) }
    }
    return text
  }

  /// Adds a string catalog, read as JSON. `languages` are the requested languages, the best first.
  /// The catalog's own language follows.
  package mutating func add(catalog tree: SyntaxTree, languages: [String]) {
    func member(_ name: String, of value: SyntaxNode.Index) -> SyntaxNode.Index? {
      tree.members(value).first { tree.text($0.key) == name }?.value
    }
    guard !tree.hasErrors, let strings = member("strings", of: 0) else { return }
    let source = member("sourceLanguage", of: 0).map { tree.text($0) }
    let wanted = languages + (source.map { [$0] } ?? [])
    for (key, entry) in tree.members(strings) {
      guard let localizations = member("localizations", of: entry) else { continue }
      var found: (rank: Int, value: SyntaxNode.Index)?
      for (language, value) in tree.members(localizations) {
        guard let rank = wanted.firstIndex(of: tree.text(language)) else { continue }
        if rank < found?.rank ?? .max { found = (rank, value) }
      }
      if let found, let text = Self.text(found.value, tree, member) { add(tree.text(key), text) }
    }
  }

  /// The text of a localization: that of a unit, or of a variation.
  private static func text(
    _ localization: SyntaxNode.Index, _ tree: SyntaxTree,
    _ member: (String, SyntaxNode.Index) -> SyntaxNode.Index?, depth: Int = 0
  ) -> String? {
    guard depth < 8 else { return nil }
    if let unit = member("stringUnit", localization), let value = member("value", unit) {
      var text = tree.text(value)
      if let substitutions = member("substitutions", localization) {
        for (name, rule) in tree.members(substitutions) {
          guard let other = Self.text(rule, tree, member, depth: depth + 1) else { continue }
          let number = member("argNum", rule).flatMap { node in
            tree.kind(node) == .number ? Int(exactly: tree.number(node)) : nil
          }
          let argument = number.map { "%\($0)$@" } ?? "%@"
          text = text.replacing(
            "%#@\(tree.text(name))@", with: other.replacing("%arg", with: argument))
        }
      }
      return text
    }
    guard let variations = member("variations", localization) else { return nil }
    for kind in ["plural", "device", "width"] {
      guard let cases = member(kind, variations) else { continue }
      let names = kind == "device" ? ["iphone", "other"] : ["other"]
      for name in names {
        if let value = member(name, cases) {
          return Self.text(value, tree, member, depth: depth + 1)
        }
      }
    }
    return nil
  }

  // MARK: - Placeholders

  /// A key in which each placeholder, such as `%lld` or `%1$@`, is `%@`.
  private static func withPlainPlaceholders(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    return pieces(of: key).map { piece in
      switch piece {
      case .text(let text): text.replacing("%", with: "%%")
      case .argument: "%@"
      }
    }.joined()
  }

  /// The parts of a string with placeholders.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var count = 0
    var rest = text[...]
    while let character = rest.first {
      guard character == "%" else {
        plain.append(character)
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("%%") {
        plain.append("%")
        rest = rest.dropFirst(2)
      } else if let placeholder = placeholder(rest) {
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(.argument(placeholder.number ?? count))
        count += 1
        rest = rest.dropFirst(placeholder.length)
      } else {
        plain.append("%")
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty || pieces.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  /// The placeholder at the start of the text, with its number from 0 if it has one.
  private static func placeholder(_ text: Substring) -> (number: Int?, length: Int)? {
    var rest = text.dropFirst()
    var number: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let value = Int(digits) {
      number = max(value - 1, 0)
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { "-+0#.".contains($0) || $0.isASCII && $0.isNumber }
    rest = rest.drop { "hlqztjL".contains($0) }
    guard let last = rest.first, "@dDiuUxXoOfFeEgGcCsSaA".contains(last) else { return nil }
    return (number, text.count - rest.count + 1)
  }
}
