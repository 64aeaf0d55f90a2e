extension ScriptTypes.Case {
  /// Reads a case as Swift writes it: `field(Int)`, `range(from: Int, to: Int)`.
  public init(written text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    var inside = parts.count > 1 ? parts[1] : ""
    while inside.last == " " { inside.removeLast() }
    if inside.last == ")" { inside.removeLast() }
    let pieces = Self.split(inside)
    self.init(
      name: Self.trimmed(parts.first ?? ""), payload: pieces.map { Self.type($0) },
      labels: pieces.map { Self.label($0) })
  }

  /// Splits at the commas outside brackets.
  private static func split(_ text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        pieces.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    let last = text[start...]
    return last.allSatisfy({ $0 == " " }) ? pieces : pieces + [last]
  }

  /// A type without the label before it.
  private static func type(_ text: Substring) -> String {
    let isLabel: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
    guard let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy(isLabel) else {
      return trimmed(text)
    }
    return trimmed(text[text.index(after: colon)...])
  }

  /// The label before a type.
  private static func label(_ text: Substring) -> String? {
    let isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
    guard let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy(isWord) else {
      return nil
    }
    let label = trimmed(text[..<colon])
    return label == "_" ? nil : label
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
