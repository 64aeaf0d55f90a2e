import ViewTreeNumbers

/// The names in a file, some of which are replaced because another file uses them for another
/// declaration.
package struct FileNames {
  /// The position in which a name is used.
  package enum Use: Equatable {
    /// Alone, as types, functions and values are.
    case alone
    /// After a dot.
    case member
    /// After a dot that follows a value.
    case instanceMember
    /// After a dot that follows a type or nothing.
    case staticMember(of: String)
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
    /// The names of the enclosing types, the outermost first.
    package let owners: [String]
    package let text: String

    package init(_ name: String, in range: Range<Int>, of owners: [String], text: String) {
      self.name = name
      self.range = range
      self.owners = owners
      self.text = text
    }

    /// True if the name differs from that in the source.
    package var isRenamed: Bool { text != name }
  }

  /// The replacements, by name.
  private let spellings: [String: Spelling]
  private let nested: [String: [Nested]]
  /// The names in each module that other modules declare, too.
  private let modules: [String: [String: String]]
  /// The names used alone, and those used after dots.
  package private(set) var alone: Set<String> = []
  package private(set) var members: Set<String> = []
  /// The offsets at which variables and functions declare each name, in any type.
  package private(set) var declared: [String: Set<Int>] = [:]
  /// The replaced names, by offset: the length of the original and the replacement.
  package private(set) var spelled: [Int: (length: Int, text: String)] = [:]

  package init(
    spelling: [String: Spelling] = [:], nested: [String: [Nested]] = [:],
    modules: [String: [String: String]] = [:]
  ) {
    spellings = spelling
    self.modules = modules
    self.nested = nested
  }

  /// Records a name and returns its replacement. Labels are ignored.
  mutating func read(_ name: Name, in text: [UInt8]) -> Name {
    let before = Self.place(before: name, in: text)
    let isDeclared = Self.isBehindKeyword(before, in: text)
    if isDeclared { declared[name.text, default: []].insert(name.range.lowerBound) }
    let use = Self.use(of: name, behind: before, isDeclared: isDeclared, in: text)
    guard let use else { return name }
    if use == .alone { alone.insert(name.text) } else { members.insert(name.text) }
    if use == .member, let text = self.text(of: name, inModule: before - 1, text) {
      return spelled(name, text)
    }
    if let other = nested(name, use: use, behind: before, in: text) {
      return spelled(name, other.text)
    }
    guard let spelling = spellings[name.text],
      Self.isUse(spelling.use, of: name, use, behind: before, in: text)
    else { return name }
    return spelled(name, spelling.text)
  }

  /// Records the replacement of a name.
  private mutating func spelled(_ name: Name, _ text: String) -> Name {
    guard text != name.text else { return name }
    spelled[name.range.lowerBound] = (name.range.count, text)
    return Name(text: text, range: name.range)
  }

  /// The text of a name after that of its module, which ends at an offset.
  private func text(of name: Name, inModule end: Int, _ text: [UInt8]) -> String? {
    guard !modules.isEmpty else { return nil }
    let owners = Self.owners(before: end, in: text)
    return owners.count == 1 ? modules[owners[0]]?[name.text] : nil
  }

  /// True if a name that is used alone or after a dot can mean a declaration of a use. A member needs
  /// no base where it's declared and inside other members.
  private static func isUse(
    _ wanted: Use, of name: Name, _ use: Use, behind before: Int, in text: [UInt8]
  ) -> Bool {
    if wanted == .member || wanted == use { return true }
    if use != .member { return wanted != .alone }
    let type = owners(before: before - 1, in: text).last
    let isOfValue = type == nil && isValue(before: before - 1, in: text)
    switch wanted {
    case .alone, .member: return false
    case .instanceMember: return isOfValue
    case .staticMember(let owner):
      return type.map { $0 == owner || $0 == "Self" } ?? !isOfValue
    }
  }

  /// True if a value ends before a dot: next to it, or on an earlier line.
  private static func isValue(before dot: Int, in text: [UInt8]) -> Bool {
    var end = dot
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text[end - 1]) { end -= 1 }
    guard end > 0, end == dot || text[end..<dot].contains(0x0A) else { return false }
    return ScriptLexer.isNameByte(text[end - 1]) || ")]}?!\"'`".utf8.contains(text[end - 1])
  }

  /// The nested type that a name means: a type of the owners before the dot, or of the innermost
  /// enclosing owner.
  private func nested(
    _ name: Name, use: Use, behind before: Int, in text: [UInt8]
  ) -> Nested? {
    guard let all = nested[name.text] else { return nil }
    let owners = use == .member ? Self.owners(before: before - 1, in: text) : []
    guard let first = owners.first else { return innermost(name.text, name.range.lowerBound) }
    // The first owner can be nested itself.
    let base = innermost(first, name.range.lowerBound)?.owners ?? []
    let whole = base + owners
    return all.first { $0.owners == whole } ?? all.first { $0.owners.ends(with: owners[...]) }
      ?? all.first { owners.count > 1 && $0.owners.ends(with: owners.dropFirst()) }
  }

  /// The type of a name in the innermost of the types around an offset that have one.
  private func innermost(_ name: String, _ place: Int) -> Nested? {
    nested[name]?.filter { $0.range.contains(place) }.min { $0.range.count < $1.range.count }
  }

  /// The names of types that end at an offset, as in `Shop.Card`, the outermost first.
  private static func owners(before end: Int, in text: [UInt8]) -> [String] {
    var owners: [String] = []
    var end = end
    while true {
      var start = max(end, 0)
      while start > 0, ScriptLexer.isNameByte(text[start - 1]) { start -= 1 }
      let word = String(decoding: text[start..<max(end, start)], as: UTF8.self)
      guard word.first?.isUppercase ?? false else { return owners }
      owners.insert(word, at: 0)
      guard start > 0, text[start - 1] == UInt8(ascii: ".") else { return owners }
      end = start - 1
    }
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

extension [String] {
  /// True if the list ends with some names.
  fileprivate func ends(with names: ArraySlice<String>) -> Bool {
    suffix(names.count) == names && !names.isEmpty
  }
}
