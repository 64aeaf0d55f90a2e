import ViewTreeRandom
import ViewTreeSyntax

/// Makes invalid documents from valid ones. The same number makes the same document everywhere.
struct Mutator {
  let seeds: [Seed]

  /// The input with a number: its name, whose extension is the language, and its bytes.
  func input(_ number: Int) -> SourceFile {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: number))
    let seed = seeds[number % seeds.count]
    let other = seeds[random.below(seeds.count)]
    if seed.isSwift { return swift(seed, other, &random) }
    var bytes = seed.bytes
    switch random.below(9) {
    case 0: mutateBytes(&bytes, &random)
    case 1: mutateTokens(&bytes, &random)
    case 2: bytes = transplant(seed, other, &random)
    case 3: bytes = mutateScripts(seed, &random)
    case 4, 5: bytes = mutateNumbers(seed.bytes, &random)
    case 6: bytes = moveViews(seed, &random)
    case 7: bytes = repeatElement(seed, &random)
    default:
      bytes = transplant(seed, other, &random)
      mutateTokens(&bytes, &random)
    }
    return SourceFile(name: name(seed, &random), bytes: bytes)
  }

  /// A broken Swift file, sometimes with part of another file.
  private func swift(_ seed: Seed, _ other: Seed, _ random: inout SplitMix64) -> SourceFile {
    var bytes = seed.bytes
    for _ in 0...random.below(2) {
      switch random.below(6) {
      case 0: mutateBytes(&bytes, &random)
      case 1, 2: mutateTokens(&bytes, &random, of: Self.swiftWords)
      case 3: splice(&bytes, other.bytes, &random)
      case 4: swapTokens(&bytes, &random)
      default: bytes = mutateNumbers(bytes, &random)
      }
    }
    guard other.isSwift, random.below(4) == 0 else {
      return SourceFile(name: "fuzz.swift", bytes: bytes)
    }
    return SourceFile(
      name: "fuzz",
      files: [
        SourceFile(name: "fuzz/A.swift", bytes: bytes),
        SourceFile(name: "fuzz/B.swift", bytes: other.bytes),
      ])
  }

  /// Inserts a part of another text, or replaces the rest with it.
  private func splice(
    _ bytes: inout [UInt8], _ other: [UInt8], _ random: inout SplitMix64
  ) {
    guard !bytes.isEmpty, !other.isEmpty else { return }
    let start = random.below(other.count)
    let piece = other[start..<min(other.count, start + 1 + random.below(400))]
    let place = random.below(bytes.count)
    let end = random.below(2) == 0 ? place : min(bytes.count, place + random.below(400))
    bytes.replaceSubrange(place..<end, with: piece)
  }

  /// Exchanges two words.
  private func swapTokens(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let tokens = Self.tokens(bytes)
    guard tokens.count > 1 else { return }
    let one = random.below(tokens.count - 1)
    let other = one + 1 + random.below(tokens.count - one - 1)
    let (first, second) = (Array(bytes[tokens[one]]), Array(bytes[tokens[other]]))
    bytes.replaceSubrange(tokens[other], with: first)
    bytes.replaceSubrange(tokens[one], with: second)
  }

  private static let swiftWords = [
    "struct", "class", "enum", "extension", "func", "var", "let", "some", "View", "body", "self",
    "@State", "@Binding", "@ViewBuilder", "@Environment", "#Preview", "#if", "#endif", "private",
    "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", ";", ".", "?", "!", "$", "\\", "\"", "\"\"\"",
    "/*", "*/", "//", "in", "if", "else", "switch", "case", "default:", "guard", "return", "for",
    "ForEach", "GeometryReader", "VStack", "Text", "AnyView", "PreferenceKey", "where", "->", "=",
    "inout", "nil", "1e308", "0", "\\.self", "\\(", "$0", "viewtree",
  ]

  /// Sometimes JSON is read as JSON with comments, or as YAML, which includes JSON.
  private func name(_ seed: Seed, _ random: inout SplitMix64) -> String {
    switch random.below(8) {
    case 0: "fuzz.yaml"
    case 1: "fuzz.jsonc"
    default: seed.name.hasSuffix(".json") ? "fuzz.json" : "fuzz" + ending(seed.name)
    }
  }

  private func ending(_ name: String) -> Substring {
    name.lastIndex(of: ".").map { name[$0...] } ?? ".json"
  }

  // MARK: - Bytes

  private func mutateBytes(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    for _ in 0...random.below(4) {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(12))
      switch random.below(6) {
      case 0 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes.insert(UInt8(random.below(256)), at: place)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.removeSubrange(end...)
      default: bytes.insert(contentsOf: random.one(of: Self.oddBytes, or: []), at: place)
      }
    }
  }

  private static let oddBytes: [[UInt8]] = [
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x80, 0xAE],
    [0x1B, 0x5B, 0x33, 0x31, 0x6D], [0x7F], [0xC2, 0x9B], [0xF0, 0x9F, 0x98, 0x80], [0x0D], [0x09],
    [0xE2, 0x80, 0xA8], [0xCC, 0x81],
  ]

  // MARK: - Tokens

  private func mutateTokens(
    _ bytes: inout [UInt8], _ random: inout SplitMix64, of words: [String] = Self.words
  ) {
    for _ in 0...random.below(4) {
      let tokens = Self.tokens(bytes)
      guard !tokens.isEmpty else { return }
      let token = tokens[random.below(tokens.count)]
      let other = tokens[random.below(tokens.count)]
      switch random.below(4) {
      case 0: bytes.removeSubrange(token)
      case 1: bytes.insert(contentsOf: bytes[other], at: token.lowerBound)
      case 2: bytes.replaceSubrange(token, with: Array(bytes[other]))
      default:
        bytes.replaceSubrange(token, with: Array(random.one(of: words, or: "").utf8))
      }
    }
  }

  /// Words, numbers, and each other character that isn't a space.
  private static func tokens(_ bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      if index == start {
        index += 1
        if bytes[start] <= 0x20 { continue }
      }
      tokens.append(start..<index)
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: ".") || Character(Unicode.Scalar(byte)).isLetter
      || Character(Unicode.Scalar(byte)).isNumber
  }

  private static let words = [
    "null", "true", "-1", "0", "1e308", "-0.0", "1e999", "\"infinity\"", "[]", "{}", "\"\"", "nil",
    "{\"$\": \"1/0\"}", "9223372036854775807", "\"\\u0000\"", "\"\\u001b[31m\"", "\"\\u202e\"",
    "...",
    "\"$0\"", "&a", "*a", "|", ">", "- ", "? ", "<<", "---", "\t", "//", "/*", "*/", "#", "!!str",
    "VStack", "Grid", "LazyVGrid", "GeometryReader", "ViewThatFits", "forEach", "if", "switch",
    "preference", "onPreferenceChange", "frame", "padding", "zIndex", "rotationEffect", "popover",
  ]

  // MARK: - Trees

  /// Replaces values of a document with those of another, or removes some.
  private func transplant(_ seed: Seed, _ other: Seed, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = seed.bytes
    let places = seed.nodes { _ in true }.filter { !$0.isEmpty }
    let values = other.nodes { $0.end - $0.start < 2000 }.filter { !$0.isEmpty }
    guard !places.isEmpty, !values.isEmpty else { return bytes }
    // Starts at the end, so that earlier ranges stay valid.
    let count = 1 + random.below(3)
    let chosen = (0..<count).map { _ in places[random.below(places.count)] }
      .sorted { $0.lowerBound > $1.lowerBound }
    var limit = bytes.count
    for place in chosen where place.upperBound <= limit {
      let value = values[random.below(values.count)]
      switch random.below(4) {
      case 0: bytes.removeSubrange(place)
      case 1: bytes.replaceSubrange(place, with: Array("{\"a\": 1, \"b\": [2, null]}".utf8))
      default: bytes.replaceSubrange(place, with: Array(other.bytes[value]))
      }
      limit = place.lowerBound
    }
    return bytes
  }

  /// Replaces numbers, including those in scripts. Most documents stay valid.
  private func mutateNumbers(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = text
    for _ in 0...random.below(4) {
      let numbers = Self.tokens(bytes).filter { token in
        bytes[token].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
      guard !numbers.isEmpty else { return bytes }
      let number = numbers[random.below(numbers.count)]
      bytes.replaceSubrange(number, with: Array(random.one(of: Self.numbers, or: "1").utf8))
    }
    return bytes
  }

  private static let numbers = [
    "0", "1", "2", "3", "0.5", "7", "50", "1000", "1e9", "1e308", "5e-324", "-1", "-0.0", "100000",
  ]

  /// Replaces views with copies of other views of the same document.
  private func moveViews(_ seed: Seed, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = seed.bytes
    let tree = seed.tree
    let views = tree.nodes.indices.filter { index in
      tree.members(SyntaxNode.Index(index)).contains { tree.text($0.key) == "view" }
    }.map { Int(tree.nodes[$0].start)..<Int(tree.nodes[$0].end) }
    guard !views.isEmpty else { return bytes }
    let chosen = (0...random.below(3)).map { _ in views[random.below(views.count)] }
      .sorted { $0.lowerBound > $1.lowerBound }
    var limit = bytes.count
    for place in chosen where place.upperBound <= limit {
      bytes.replaceSubrange(place, with: Array(seed.bytes[views[random.below(views.count)]]))
      limit = place.lowerBound
    }
    return bytes
  }

  /// Breaks an element of a list, such as a modifier, and repeats it several times. A faulty cache
  /// would reuse the result of the first element for the others.
  private func repeatElement(_ seed: Seed, _ random: inout SplitMix64) -> [UInt8] {
    let tree = seed.tree
    var elements: [Range<Int>] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .array {
      for element in tree.elements(SyntaxNode.Index(index)) {
        let node = tree.nodes[Int(element)]
        let place = Int(node.start)..<Int(node.end)
        if !place.isEmpty, place.count < 2000 { elements.append(place) }
      }
    }
    guard !elements.isEmpty else { return seed.bytes }
    let place = elements[random.below(elements.count)]
    var spoilt = Array(seed.bytes[place])
    if random.below(2) == 0 {
      mutateBytes(&spoilt, &random)
    } else {
      mutateTokens(&spoilt, &random)
    }
    let copies = Array(repeating: spoilt, count: 2 + random.below(3))
    var bytes = seed.bytes
    bytes.replaceSubrange(place, with: Array(copies.joined(separator: [UInt8(ascii: ",")])))
    return bytes
  }

  // MARK: - Scripts

  private func mutateScripts(_ seed: Seed, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = seed.bytes
    let strings = seed.nodes { $0.kind == .string && $0.end - $0.start > 4 }
    guard !strings.isEmpty else { return bytes }
    let place = strings[random.below(strings.count)]
    var text = Array(bytes[(place.lowerBound + 1)..<(place.upperBound - 1)])
    for _ in 0...random.below(4) {
      let tokens = Self.tokens(text)
      let word = Array(random.one(of: Self.scriptWords, or: "").utf8)
      guard !tokens.isEmpty else {
        text += word
        continue
      }
      let token = tokens[random.below(tokens.count)]
      switch random.below(4) {
      case 0: text.removeSubrange(token)
      case 1: text.insert(contentsOf: word, at: token.lowerBound)
      case 2: text.replaceSubrange(token, with: Array(text[tokens[random.below(tokens.count)]]))
      default: text.replaceSubrange(token, with: word)
      }
    }
    bytes.replaceSubrange((place.lowerBound + 1)..<(place.upperBound - 1), with: text)
    return bytes
  }

  private static let scriptWords = [
    "(", ")", "[", "]", "{", "}", ",", ":", "; ", ".", "?", "!", "??", "+", "-", "*", "/", "%",
    "==",
    "<", "=", "+=", "&&", "||", "...", "..<", "->", " in ", "let a = ", "var b = ", "if ", "else ",
    "guard ", "switch ", "case ", "default: ", "for i in ", "while true { }", "return ",
    "func f() { f() }; f()", "$0", "$1", "nil", "true", "self", "1", "0", "-1", "2.5", "1e308",
    "9223372036854775807", ".zero", ".infinity", "[0]", "[-1]", ".first!", ".count", ".map { $0 }",
    ".reduce(0, +)", "\\\\(a)", "\\\"", "CGRect.null", "Int(1e300)", "Double.nan", "0..<1000000",
    "[1, 2, 3]", "nextValue()", "value", "preferences", "stride(from: 0, to: 1, by: 0)",
    "\\\\.self",
  ]
}
