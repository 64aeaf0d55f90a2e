/// The declarations of a Swift file that other files can use, each with the words in it.
///
/// It depends on the bytes of the file alone. Words are hashed: two with one hash make more files
/// count, never fewer.
struct FileIndex {
  /// A word's hash.
  typealias Word = UInt64

  /// A part of a file that counts if its name is mentioned: a type with its stored properties, a
  /// function, a computed property.
  struct Unit {
    let name: Word
    /// The type that has the member, which has to be mentioned, too, if a file declares it.
    let owner: Word?
    fileprivate(set) var words: Set<Word> = []
    /// The types that it inherits or conforms to.
    fileprivate(set) var inherited: Set<Word> = []
    /// True for an extension, of which only the members count: it has no conformance, initializer or
    /// implicit member.
    fileprivate(set) var isPlainExtension = false
    fileprivate(set) var isExtension = false
  }

  private(set) var units: [Unit] = []
  /// The words outside of all units.
  private(set) var otherWords: Set<Word> = []
  /// The names of types at the top of the file.
  private(set) var types: Set<Word> = []
  /// The names of protocols at the top of the file.
  private(set) var protocols: Set<Word> = []
  /// True if the whole file counts without being mentioned: it declares operators, or its braces
  /// don't match.
  private(set) var isAlwaysNeeded = false

  /// All words of the file.
  var words: Set<Word> { units.reduce(into: otherWords) { $0.formUnion($1.words) } }

  /// True if the file has previews.
  var hasPreviews: Bool {
    otherWords.contains(Self.previewMacro)
      || units.contains {
        $0.words.contains(Self.previewMacro) || $0.inherited.contains(Self.provider)
      }
  }

  private static let previewMacro = hash("Preview")
  private static let provider = hash("PreviewProvider")
  /// Members that the language and SwiftUI use without a mention.
  private static let implicit: Set<Word> = Set(
    [
      "init", "subscript", "callAsFunction", "id", "hash", "description", "body", "rawValue",
      "wrappedValue", "projectedValue", "makeBody", "_body", "reduce", "defaultValue", "path",
      "sizeThatFits", "placeSubviews", "makeCache", "animatableData", "previews", "allCases",
      "errorDescription",
    ].map(hash))

  /// The hash of a word.
  static func hash(_ word: String) -> Word {
    Array(word.utf8).withUnsafeBufferPointer { hash($0[...]) }
  }

  fileprivate static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Word {
    // FNV-1a.
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ Word($1)) &* 0x100_0000_01b3 }
  }

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = WordTokens(bytes)
      read(&tokens)
    }
  }

  // MARK: - Reading

  private mutating func read(_ tokens: inout WordTokens) {
    var depth = 0
    /// The type, extension or function at the top of the file.
    var outer: Int?
    /// The function or computed property in it.
    var inner: Int?
    var isOpen = false
    while let token = tokens.next() {
      switch token {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth < 0 {
          isAlwaysNeeded = true
          return
        }
        if depth <= 1 { inner = nil }
        if depth == 0 { (outer, isOpen) = (nil, false) }
      case .other: break
      case .word(let word, let keyword):
        add(word, to: inner ?? outer)
        guard let keyword else { continue }
        if depth == 0, keyword.isType || keyword == .extension {
          if let unit = header(keyword, &tokens) {
            (outer, isOpen) = (unit.place, unit.isOpen && keyword != .protocol)
            depth += unit.isOpen ? 1 : 0
          }
        } else if depth == 0 {
          (outer, inner) = (member(keyword, &tokens, of: nil, &depth), nil)
        } else if depth == 1, isOpen, let outer {
          inner = member(keyword, &tokens, of: outer, &depth)
        }
      }
    }
    if depth != 0 { isAlwaysNeeded = true }
  }

  private mutating func add(_ word: Word, to unit: Int?) {
    if let unit { units[unit].words.insert(word) } else { otherWords.insert(word) }
  }

  /// Reads up to the brace of a type or an extension.
  private mutating func header(
    _ keyword: Keyword, _ tokens: inout WordTokens
  ) -> (place: Int, isOpen: Bool)? {
    var name: Word?
    var (words, inherited): (Set<Word>, Set<Word>) = ([], [])
    // Of `extension Shop.Card`, the last name counts.
    var phase = HeaderPhase.name
    var isOpen = false
    reading: while let token = tokens.next() {
      switch token {
      case .open:
        isOpen = true
        break reading
      case .close: break reading
      case .word(let word, _):
        words.insert(word)
        if word == Self.whereWord { phase = .end }
        if phase == .name { (name, phase) = (word, .afterName) }
        if phase == .inherited { inherited.insert(word) }
      case .other(let sign):
        switch (sign, phase) {
        case (UInt8(ascii: "."), .afterName): phase = .name
        case (UInt8(ascii: ":"), .afterName), (UInt8(ascii: ":"), .generics): phase = .inherited
        case (UInt8(ascii: "<"), .afterName): phase = .inBrackets
        case (UInt8(ascii: ">"), .inBrackets): phase = .generics
        default: break
        }
      }
    }
    guard let name else { return nil }
    if keyword.isType { types.insert(name) }
    if keyword == .protocol { protocols.insert(name) }
    let isExtension = keyword == .extension
    units.append(
      Unit(
        name: name, owner: nil, words: words, inherited: inherited,
        isPlainExtension: isExtension && inherited.isEmpty, isExtension: isExtension))
    return (units.count - 1, isOpen)
  }

  /// The parts of `struct Name<T>: Protocol where T: Other {`.
  private enum HeaderPhase { case name, afterName, inBrackets, generics, inherited, end }

  private static let whereWord = hash("where")

  /// Reads the name of a function, a property or a nested type. Returns its unit, or `nil` if its
  /// words are those of the type: stored properties, initializers, and implicit members.
  private mutating func member(
    _ keyword: Keyword, _ tokens: inout WordTokens, of outer: Int?, _ depth: inout Int
  ) -> Int? {
    if keyword == .operator { isAlwaysNeeded = true }
    if keyword == .initializer, let outer { units[outer].isPlainExtension = false }
    guard keyword != .initializer, keyword != .extension, keyword != .operator else { return nil }
    guard let name = name(&tokens, outer) else {
      // The name of a function is an operator, which a file uses without a word.
      if keyword == .function, outer == nil { isAlwaysNeeded = true }
      return nil
    }
    guard let outer else {
      units.append(Unit(name: name, owner: nil, words: [name]))
      return units.count - 1
    }
    if Self.implicit.contains(name) {
      units[outer].isPlainExtension = false
      return nil
    }
    // A stored property of an extension is a static one, which counts where its name does.
    if keyword == .value, !units[outer].isExtension {
      guard isComputed(&tokens, outer, &depth) else { return nil }
    }
    units.append(Unit(name: name, owner: units[outer].name, words: [name]))
    return units.count - 1
  }

  /// The next word, if it follows at once. A keyword before it, as in `class func`, is skipped.
  private mutating func name(_ tokens: inout WordTokens, _ outer: Int?) -> Word? {
    while let token = tokens.next(peeking: true) {
      guard case .word(let word, let keyword) = token else { return nil }
      _ = tokens.next()
      add(word, to: outer)
      if keyword == nil { return word }
    }
    return nil
  }

  /// Reads the type of a property, up to its brace. False for a stored one, which has none.
  private mutating func isComputed(
    _ tokens: inout WordTokens, _ outer: Int, _ depth: inout Int
  ) -> Bool {
    while let token = tokens.next(peeking: true) {
      switch token {
      case .open:
        _ = tokens.next()
        depth += 1
        return true
      case .close, .word(_, .some): return false
      case .other(let sign):
        if sign == UInt8(ascii: "=") { return false }
        _ = tokens.next()
      case .word(let word, nil):
        _ = tokens.next()
        add(word, to: outer)
      }
    }
    return false
  }

  // MARK: - Tokens

  /// The words that begin declarations.
  enum Keyword {
    case type, `protocol`, `extension`, function, value, `operator`, initializer

    var isType: Bool { self == .type || self == .protocol }
  }

  fileprivate static let keywords: [Word: Keyword] = [
    hash("struct"): .type, hash("class"): .type, hash("enum"): .type, hash("actor"): .type,
    hash("protocol"): .protocol, hash("extension"): .extension, hash("func"): .function,
    hash("var"): .value, hash("let"): .value, hash("typealias"): .value,
    hash("operator"): .operator, hash("init"): .initializer, hash("subscript"): .initializer,
  ]
}

/// The words and braces of a Swift file, without comments. The text of literals counts as words,
/// their braces don't.
private struct WordTokens {
  enum Token {
    case word(FileIndex.Word, FileIndex.Keyword?)
    case open
    case close
    case other(UInt8)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  /// True inside of a literal, and the number of its quotes.
  private var quotes = 0
  /// The open parentheses of the interpolations around, and the quotes of their literals.
  private var interpolations: [(parentheses: Int, quotes: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next token. If `peeking`, it's returned again by the next call.
  mutating func next(peeking: Bool = false) -> Token? {
    if peeking {
      var copy = self
      return copy.next()
    }
    while place < bytes.count {
      let byte = bytes[place]
      if Self.isWord(byte) { return word() }
      place += 1
      if quotes > 0 {
        readLiteral(byte)
        continue
      }
      switch byte {
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""): openLiteral()
      case UInt8(ascii: "{"): if interpolations.isEmpty { return .open }
      case UInt8(ascii: "}"): if interpolations.isEmpty { return .close }
      case UInt8(ascii: "("), UInt8(ascii: ")"): count(byte)
      case 0...0x20: break
      default: return .other(byte)
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  private mutating func word() -> Token {
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    let hash = FileIndex.hash(bytes[start..<place])
    // A name in backticks or after a point is no keyword.
    let before = start > 0 ? bytes[start - 1] : 0
    let isName = before == UInt8(ascii: "`") || before == UInt8(ascii: ".") || quotes > 0
    return .word(hash, isName ? nil : FileIndex.keywords[hash])
  }

  private mutating func skipComment() {
    guard place < bytes.count else { return }
    if bytes[place] == UInt8(ascii: "/") {
      while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    } else if bytes[place] == UInt8(ascii: "*") {
      var depth = 1
      place += 1
      while place + 1 < bytes.count, depth > 0 {
        if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
          depth -= 1
          place += 2
        } else if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "*") {
          depth += 1
          place += 2
        } else {
          place += 1
        }
      }
    }
  }

  // MARK: - Literals

  private mutating func openLiteral() {
    let isLong =
      place + 1 < bytes.count && bytes[place] == UInt8(ascii: "\"")
      && bytes[place + 1] == UInt8(ascii: "\"")
    quotes = isLong ? 3 : 1
    if isLong { place += 2 }
  }

  private mutating func readLiteral(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"):
      guard place < bytes.count else { return }
      if bytes[place] == UInt8(ascii: "(") {
        interpolations.append((1, quotes))
        quotes = 0
      }
      place += 1
    case UInt8(ascii: "\""):
      if quotes == 1 {
        quotes = 0
      } else if place + 1 < bytes.count, bytes[place] == byte, bytes[place + 1] == byte {
        place += 2
        quotes = 0
      }
    // A literal of one line ends there, whatever is in it.
    case 0x0A where quotes == 1: quotes = 0
    default: break
    }
  }

  /// Counts the parentheses of an interpolation, which ends with the last one.
  private mutating func count(_ byte: UInt8) {
    guard let last = interpolations.indices.last else { return }
    interpolations[last].parentheses += byte == UInt8(ascii: "(") ? 1 : -1
    if interpolations[last].parentheses == 0 { quotes = interpolations.removeLast().quotes }
  }
}
