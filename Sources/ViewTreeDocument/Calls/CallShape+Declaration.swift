/// Reading of declarations such as `func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View`.
extension CallShape {
  /// Reads a declaration; what is no declaration has no parameters.
  init(_ declaration: String, on receiver: String) {
    self.receiver = receiver
    self.declaration = declaration
    let text = declaration[...]
    let head = text.prefix { $0 != "(" && $0 != "<" }
    name = head.split(separator: " ").last.map(String.init) ?? ""
    var rest = text.dropFirst(head.count)
    if rest.first == "<" { rest = rest.dropFirst(Self.bracketed(rest).count) }
    let list = Self.bracketed(rest)
    rest = rest.dropFirst(list.count)
    result = rest.split(separator: "->", maxSplits: 1).dropFirst().first
      .map { Self.trimmed($0.prefixBefore(" where ")) }
    parameters = Self.split(list.dropFirst().dropLast(), at: ",").map { Self.parameter($0) }
  }

  private static func parameter(_ text: Substring) -> Parameter {
    let parts = split(text, at: ":")
    var words = parts[0].split(separator: " ").map(String.init)
    let isBuilder = words.first?.contains("Builder") ?? false
    words.removeAll { $0.hasPrefix("@") }
    let typed = split(parts.dropFirst().first ?? "", at: "=")
    let type = split(typed[0], at: " ").filter { !$0.isEmpty && !$0.hasPrefix("@") }
      .joined(separator: " ")
    let label = words.first ?? ""
    return Parameter(
      label: label == "_" ? nil : label, name: words.last ?? "", type: type,
      form: form(type, isBuilder: isBuilder), hasDefault: typed.count > 1)
  }

  private static func form(_ type: String, isBuilder: Bool) -> Form {
    switch type {
    case "LocalizedStringKey", "String", "S": return .text
    case "Text", "Text?": return .shownText
    case "V", "V?", "W": return .view
    default:
      guard type.contains("->") else { return .value }
      let inside = bracketed(type.drop { $0 != "(" }).dropFirst().dropLast()
      let count = inside.isEmpty ? 0 : split(inside, at: ",").count
      return isBuilder ? .builder(parameters: count) : .closure(parameters: count)
    }
  }

  // MARK: - Text

  /// What a text begins with from a bracket to the one that closes it.
  private static func bracketed(_ text: Substring) -> Substring {
    var depth = 0
    for (place, character) in zip(text.indices, text) {
      if "(<[{".contains(character) { depth += 1 }
      if ")>]}".contains(character), !isArrow(text, place) { depth -= 1 }
      if depth == 0 { return text[...place] }
    }
    return text
  }

  /// The parts between separators that stand outside of all brackets.
  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    guard !text.isEmpty else { return text.isEmpty && separator == "," ? [] : [text] }
    var parts: [Substring] = []
    var (depth, start) = (0, text.startIndex)
    for (place, character) in zip(text.indices, text) {
      if "(<[{".contains(character) { depth += 1 }
      if ")>]}".contains(character), !isArrow(text, place) { depth -= 1 }
      if depth == 0, character == separator {
        parts.append(trim(text[start..<place]))
        start = text.index(after: place)
      }
    }
    return parts + [trim(text[start...])]
  }

  private static func isArrow(_ text: Substring, _ place: Substring.Index) -> Bool {
    text[place] == ">" && place > text.startIndex && text[text.index(before: place)] == "-"
  }

  private static func trim(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func trimmed(_ text: Substring) -> String { String(trim(text)) }
}

extension Substring {
  /// What stands before the first place of a text; all if it has none.
  fileprivate func prefixBefore(_ text: String) -> Substring {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return self[..<rest.startIndex] }
      rest.removeFirst()
    }
    return self
  }
}
