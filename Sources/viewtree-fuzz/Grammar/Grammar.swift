import ViewTreeRandom

/// Generates text by rules. A number always generates the same text.
///
/// A rule is a list of patterns with holes between `«` and `»`: the name of another rule, `a|b` for
/// one of several words, `#9` for a number below 9, `"rule` for the text of a rule as a JSON
/// string. A hole `name?rule` is the text of a rule if the name occurs later in the pattern, so
/// that unused names aren't declared. In deeply nested text, only the first pattern of a rule is
/// used, which nests no further.
struct Grammar {
  /// A part of a pattern.
  private enum Piece {
    case text(String)
    case rule(String)
    case quoted(String)
    case number(Int)
    case words([String])
    case needed(name: String, rule: String)
  }

  private let rules: [String: [[Piece]]]
  /// The range of the maximum nesting depth, which is random for each text.
  private let depths: ClosedRange<Int>
  /// The number of rules after which the text ends.
  private static let size = 600

  init(_ rules: [String: [String]], depths: ClosedRange<Int> = 9...9) {
    self.depths = depths
    self.rules = rules.mapValues { patterns in
      patterns.map { Self.pieces($0, names: rules.keys) }
    }
  }

  /// The text of a rule with a number.
  func text(_ rule: String, _ number: Int) -> String {
    var seeds = SplitMix64(seed: UInt64(truncatingIfNeeded: number))
    var random = SplitMix64(seed: seeds.next())
    var left = Self.size
    // Takes the minimum of two numbers, because most problems need few words and small inputs run
    // fast.
    let more = min(random.below(depths.count), random.below(depths.count))
    return expand(rule, depths.lowerBound + more, &left, &random)
  }

  private func expand(
    _ rule: String, _ depth: Int, _ left: inout Int, _ random: inout SplitMix64
  ) -> String {
    guard let patterns = rules[rule], let first = patterns.first else { return "" }
    left -= 1
    let pattern = depth <= 0 || left <= 0 ? first : random.one(of: patterns, or: first)
    var text = ""
    // Goes from the end, because a declaration is added only if the text after it needs it.
    for piece in pattern.reversed() {
      switch piece {
      case .text(let part): text = part + text
      case .rule(let name): text = expand(name, depth - 1, &left, &random) + text
      case .quoted(let name): text = Self.quoted(expand(name, depth - 1, &left, &random)) + text
      case .number(let bound): text = String(random.below(bound)) + text
      case .words(let words): text = random.one(of: words, or: "") + text
      case .needed(let name, let rule):
        if Self.names(text, name) { text = expand(rule, depth - 1, &left, &random) + text }
      }
    }
    return text
  }

  /// True if the text contains the word.
  private static func names(_ text: String, _ word: String) -> Bool {
    text.utf8.split { byte in
      !(byte == UInt8(ascii: "_") || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20))
    }.contains { $0.elementsEqual(word.utf8) }
  }

  // MARK: - Patterns

  private static func pieces(
    _ pattern: String, names: Dictionary<String, [String]>.Keys
  ) -> [Piece] {
    pattern.split(separator: "«", omittingEmptySubsequences: false).enumerated()
      .flatMap { place, part -> [Piece] in
        guard place > 0, let end = part.firstIndex(of: "»") else { return [.text(String(part))] }
        let hole = String(part[..<end])
        return [piece(hole, names), .text(String(part[part.index(after: end)...]))]
      }
  }

  private static func piece(
    _ hole: String, _ names: Dictionary<String, [String]>.Keys
  ) -> Piece {
    if hole.hasPrefix("#"), let bound = Int(hole.dropFirst()) { return .number(bound) }
    if hole.hasPrefix("\"") { return .quoted(String(hole.dropFirst())) }
    if names.contains(hole) { return .rule(hole) }
    if let mark = hole.firstIndex(of: "?") {
      return .needed(name: String(hole[..<mark]), rule: String(hole[hole.index(after: mark)...]))
    }
    return .words(hole.split(separator: "|", omittingEmptySubsequences: false).map(String.init))
  }

  /// A text as JSON writes it.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
