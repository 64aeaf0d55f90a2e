/// The words of a Swift file, and the declarations that other files can use.
///
/// It depends on the bytes of the file alone. Words are hashed: two with one hash make more files
/// count, never fewer.
struct FileIndex {
  /// A word's hash.
  typealias Word = UInt64

  /// A declaration that makes its file needed.
  struct Declaration {
    let name: Word
    /// The extended type, which has to be mentioned, too, if a file declares it.
    let owner: Word?
  }

  /// All words of the file.
  private(set) var words: Set<Word> = []
  /// The names of types at the top of the file.
  private(set) var types: Set<Word> = []
  /// The names of protocols at the top of the file.
  private(set) var protocols: Set<Word> = []
  private(set) var declarations: [Declaration] = []
  /// The types that types of the file inherit or conform to.
  private(set) var inherited: Set<Word> = []
  /// True if the file counts without being mentioned: it declares operators, or its braces don't
  /// match.
  private(set) var isAlwaysNeeded = false

  /// True if the file has previews.
  var hasPreviews: Bool { words.contains(Self.previewMacro) || words.contains(Self.provider) }

  private static let previewMacro = hash("Preview")
  private static let provider = hash("PreviewProvider")
  /// Members that the language uses without a mention.
  private static let implicit: Set<Word> = Set(
    [
      "init", "subscript", "callAsFunction", "id", "hash", "description", "body", "rawValue",
      "wrappedValue", "projectedValue",
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
    /// The type that an extension at the top of the file extends.
    var extended: Word?
    while let token = tokens.next() {
      switch token {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { extended = nil }
        if depth < 0 {
          isAlwaysNeeded = true
          return
        }
      case .word(let word, let keyword):
        words.insert(word)
        guard depth == 0 || depth == 1 && extended != nil, let keyword else { continue }
        if keyword == .extension, depth == 0 {
          extended = header(&tokens, isExtension: true)
          depth += 1
        } else if depth == 0, keyword.isType {
          guard let name = name(&tokens) else { continue }
          types.insert(name)
          if keyword == .protocol { protocols.insert(name) }
          declarations.append(Declaration(name: name, owner: nil))
          _ = header(&tokens, isExtension: false)
          depth += 1
        } else {
          add(keyword, &tokens, extended)
        }
      case .other: break
      }
    }
    if depth != 0 { isAlwaysNeeded = true }
  }

  /// Adds a function, a property or a nested type.
  private mutating func add(
    _ keyword: Keyword, _ tokens: inout WordTokens, _ extended: Word?
  ) {
    if keyword == .operator { isAlwaysNeeded = true }
    if keyword == .initializer {
      if let extended { declarations.append(Declaration(name: extended, owner: nil)) }
      return
    }
    guard let name = name(&tokens) else {
      // The name of a function is an operator.
      if keyword == .function { isAlwaysNeeded = true }
      return
    }
    if let extended, Self.implicit.contains(name) {
      declarations.append(Declaration(name: extended, owner: nil))
    } else {
      declarations.append(Declaration(name: name, owner: extended))
    }
  }

  /// The next word, if it follows at once. A keyword before it, as in `class func`, is skipped.
  private mutating func name(_ tokens: inout WordTokens) -> Word? {
    while let token = tokens.next() {
      guard case .word(let word, let keyword) = token else { return nil }
      words.insert(word)
      if keyword == nil { return word }
    }
    return nil
  }

  /// Reads up to the brace of a type or an extension: its last name, and what it inherits.
  private mutating func header(_ tokens: inout WordTokens, isExtension: Bool) -> Word? {
    var name: Word?
    var isInherited = false
    while let token = tokens.next() {
      switch token {
      case .open:
        // An extension with conformances counts wherever its type does.
        if isExtension, isInherited, let name {
          declarations.append(Declaration(name: name, owner: nil))
        }
        return name
      case .close: return name
      case .word(let word, _):
        words.insert(word)
        if isInherited { inherited.insert(word) } else { name = word }
      case .other(let sign): if sign == UInt8(ascii: ":") { isInherited = true }
      }
    }
    return name
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

  mutating func next() -> Token? {
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
