import ViewTreeNumbers

/// The names in a file, some of which are replaced because another file uses them for another
/// declaration.
package struct FileNames {
  /// The position in which a name is used.
  package enum Use {
    /// Alone, as types, functions and values are.
    case alone
    /// After a dot.
    case member
  }

  /// A name's use and its replacement.
  package struct Spelling {
    package let use: Use
    package let text: String

    package init(_ use: Use, _ text: String) {
      self.use = use
      self.text = text
    }
  }

  /// A type inside another type, which has a different name in a part of the file, and after its
  /// owner's name elsewhere.
  package struct Nested {
    package let range: Range<Int>
    package let name: String
    /// The name of the enclosing type.
    package let owner: String
    package let text: String

    package init(_ name: String, in range: Range<Int>, of owner: String, text: String) {
      self.name = name
      self.range = range
      self.owner = owner
      self.text = text
    }
  }

  /// The replacements, by name.
  private let spellings: [String: Spelling]
  private let nested: [String: [Nested]]
  /// The names used alone, and those used after dots.
  package private(set) var alone: Set<String> = []
  package private(set) var members: Set<String> = []
  /// The offsets at which variables and functions declare each name, in any type.
  package private(set) var declared: [String: Set<Int>] = [:]
  /// The replaced names, by offset: the length of the original and the replacement.
  package private(set) var spelled: [Int: (length: Int, text: String)] = [:]

  package init(spelling: [String: Spelling] = [:], nested: [Nested] = []) {
    spellings = spelling
    self.nested = Dictionary(grouping: nested, by: \.name)
  }

  /// Records a name and returns its replacement. Labels are ignored.
  mutating func read(_ name: Name, in text: [UInt8]) -> Name {
    let before = Self.place(before: name, in: text)
    let isDeclared = Self.isBehindKeyword(before, in: text)
    if isDeclared { declared[name.text, default: []].insert(name.range.lowerBound) }
    let use = Self.use(of: name, behind: before, isDeclared: isDeclared, in: text)
    switch use {
    case .alone?: alone.insert(name.text)
    case .member?: members.insert(name.text)
    case nil: return name
    }
    if let other = nested(name, use: use, behind: before, in: text) {
      spelled[name.range.lowerBound] = (name.range.count, other.text)
      return Name(text: other.text, range: name.range)
    }
    // A member needs no base where it's declared and inside other members.
    guard let spelling = spellings[name.text], spelling.use == use || spelling.use == .member
    else { return name }
    spelled[name.range.lowerBound] = (name.range.count, spelling.text)
    return Name(text: spelling.text, range: name.range)
  }

  /// The nested type that a name means: a type of the owner before the dot, or of the innermost
  /// enclosing owner.
  private func nested(
    _ name: Name, use: Use?, behind before: Int, in text: [UInt8]
  ) -> Nested? {
    guard let all = nested[name.text] else { return nil }
    let owner = use == .member ? Self.word(before: before - 1, in: text) : ""
    if let first = owner.first, first.isUppercase { return all.first { $0.owner == owner } }
    return all.filter { $0.range.contains(name.range.lowerBound) }
      .min { $0.range.count < $1.range.count }
  }

  /// The word that ends at an offset.
  private static func word(before end: Int, in text: [UInt8]) -> String {
    var start = max(end, 0)
    while start > 0, ScriptLexer.isNameByte(text[start - 1]) { start -= 1 }
    return String(decoding: text[start..<max(end, start)], as: UTF8.self)
  }

  /// The position in which a name is used. `nil` for a label.
  private static func use(
    of name: Name, behind before: Int, isDeclared: Bool, in text: [UInt8]
  ) -> Use? {
    let next = name.range.upperBound < text.count ? text[name.range.upperBound] : 0
    if next == UInt8(ascii: ":"), !isDeclared, name.text.first?.isUppercase != true { return nil }
    guard before > 0, text[before - 1] == UInt8(ascii: ".") else { return .alone }
    // A dot of `...` doesn't access a member.
    return before > 1 && text[before - 2] == UInt8(ascii: ".") ? .alone : .member
  }

  /// The offset where the text before a name ends, without white space.
  private static func place(before name: Name, in text: [UInt8]) -> Int {
    var place = name.range.lowerBound
    while place > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text[place - 1]) { place -= 1 }
    return place
  }

  private static func isBehindKeyword(_ place: Int, in text: [UInt8]) -> Bool {
    // Nearly all names follow something that ends in another letter.
    guard place > 0, "trc".utf8.contains(text[place - 1]) else { return false }
    return ["let", "var", "func"].contains { word in
      let start = place - word.utf8.count
      return start >= 0 && text[start..<place].elementsEqual(word.utf8)
        && (start == 0 || !ScriptLexer.isNameByte(text[start - 1]))
    }
  }
}
