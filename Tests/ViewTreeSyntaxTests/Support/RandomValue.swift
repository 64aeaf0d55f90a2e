import ViewTreeSyntax

/// Random values as JSON text, with strings that could be taken for something else.
struct RandomValue {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A value from 0 up to `bound`.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(bound))
  }

  static let words = [
    "", " ", "a", "null", "~", "true", "False", "yes", "12", "-1", "0x1F", "1e3", ".5", ".inf", "-",
    "- a", "?", "? a", ":", "a:", "a: b", ":a", "#", "a #b", "a#b", "&a", "*a", "!a", "|", ">", "'",
    "it's", "\"", "say \"no\"", "%a", "@a", "`a", "[", "]", "{", "}", "a,b", ",", "a[0]", "{ a }",
    "---", "...", "--- a", "<<", "=", "\\(name)", "\\", "a\\n", " a", "a ", "\t", "a\tb", "\n",
    "a\n", "a\nb", "a\nb\n", "\na", " a\nb", "a\n b\n", "a\n\nb", "a\n\n", "a \nb", "a\n#b\n",
    "a\n\tb", "a\r\nb", "\r", "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{FEFF}", "é",
    "👩‍👩‍👧", "日本", "$0[0].x = $1", "width = max(value, nextValue())", "case .field: return 1",
    "first(where: { $0.idx == 1 })", "2026-11-21", "12:30", "a: |\n  b", "# a\nb", "a, b: c",
  ]

  static let numbers = [
    "0", "-0", "1", "-12", "1.5", "2.0", "-0.0", "1e3", "1E-9", "1e21", "0.1",
    "123456789012345678901",
    "1.7976931348623157e308", "5e-324", "2.50", "360.0",
  ]

  mutating func value(depth: Int = 5) -> String {
    switch below(depth > 0 ? 8 : 4) {
    case 0: return ["null", "true", "false"][below(3)]
    case 1: return Self.numbers[below(Self.numbers.count)]
    case 2, 3: return string()
    case 4, 5:
      return "[" + (0..<below(4)).map { _ in value(depth: depth - 1) }.joined(separator: ",") + "]"
    default:
      var members: [String] = []
      for _ in 0..<below(4) {
        let key = string()
        guard !members.contains(where: { $0.hasPrefix(key + ":") }) else { continue }
        members.append(key + ":" + value(depth: depth - 1))
      }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  /// A word, or two of them with something between.
  private mutating func string() -> String {
    var text = Self.words[below(Self.words.count)]
    if below(3) == 0 {
      text += ["", " ", "\n", ": ", " #"][below(5)] + Self.words[below(Self.words.count)]
    }
    var output = ByteBuffer()
    output.appendJSONString(text)
    return output.text
  }
}
