import ViewTreeDocument
import ViewTreeScript

/// Finds the parts of a file that a small edit may have changed: literals, names of cases,
/// conditions, modifiers, and elements of arrays.
///
/// Reads tokens, so that Swift, JSON, and YAML give sites in the same way.
package struct EditSites {
  /// A bracket that is open at a token.
  private struct Bracket {
    /// The name of the call, or of the member in JSON.
    let name: String
    let isBlock: Bool
    var label = ""
  }

  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  private let isSwift: Bool
  /// The index of the matching bracket's token.
  private var partners: [Int: Int] = [:]
  private var brackets: [Bracket] = []
  private var sites: [EditSite] = []

  /// The sites of a file, in order.
  package static func all(in bytes: [UInt8], isSwift: Bool) -> [EditSite] {
    var found = sites(in: bytes, 0..<bytes.count, isSwift: isSwift)
    guard !isSwift else { return found }
    // Scripts in a document are strings.
    for text in found where text.kind == .text && bytes[text.range].contains(0x20) {
      found += sites(in: bytes, text.range, isSwift: true).map { site in
        EditSite(
          kind: site.kind, range: site.range, label: site.label.isEmpty ? text.label : site.label)
      }
    }
    return found
  }

  private static func sites(
    in bytes: [UInt8], _ range: Range<Int>, isSwift: Bool
  ) -> [EditSite] {
    var finder = EditSites(bytes, range, isSwift: isSwift)
    finder.pairBrackets()
    for index in finder.tokens.indices { finder.read(index) }
    return finder.sites
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
    tokens = SwiftTokens.all(in: bytes[range]).filter { $0.kind != .comment }
  }

  private mutating func pairBrackets() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if Self.opening.contains(where: token.isMark) { open.append(index) }
      if Self.closing.contains(where: token.isMark), let start = open.popLast() {
        partners[start] = index
      }
    }
  }

  private static let opening: [Character] = ["(", "[", "{"]
  private static let closing: [Character] = [")", "]", "}"]

  // MARK: - Tokens

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  private func isMark(_ index: Int, _ mark: Character) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  private mutating func read(_ index: Int) {
    switch tokens[index].kind {
    case .number: addNumber(index)
    case .text: addText(index)
    case .name: addName(index)
    case .mark: readMark(index)
    case .comment: break
    }
  }

  private mutating func readMark(_ index: Int) {
    if isMark(index, ":"), index > 0, let last = brackets.indices.last {
      // In a block of Swift, a colon is before a type.
      if !isSwift || !brackets[last].isBlock { brackets[last].label = text(index - 1) }
    } else if isMark(index, ",") {
      if let last = brackets.indices.last { brackets[last].label = "" }
    } else if Self.opening.contains(where: tokens[index].isMark) {
      if isMark(index, "[") { addElements(index) }
      brackets.append(Bracket(name: bracketName(index), isBlock: isMark(index, "{")))
    } else if Self.closing.contains(where: tokens[index].isMark) {
      _ = brackets.popLast()
    } else if let others = Self.operators[text(index)], isSpaced(index) {
      add(.word(others), tokens[index].range, label(index))
    }
  }

  /// The name of the call with an opening bracket, of the modifier with a closure, or of the member
  /// in JSON.
  private func bracketName(_ index: Int) -> String {
    guard isSwift else {
      let label = brackets.last?.label ?? key(before: index)
      return Self.views.contains(label) ? "" : label
    }
    if isMark(index, "("), index > 0, tokens[index - 1].kind == .name { return text(index - 1) }
    if isMark(index, "{"), isMark(index - 1, ":") { return text(index - 2) }
    guard isMark(index, "{"), isMark(index - 1, ")"),
      let start = partners.first(where: { $0.value == index - 1 })?.key, isMark(start - 2, ".")
    else { return "" }
    return text(start - 1)
  }

  /// The name of the variable, or of the call and the argument, that a token belongs to: `frame
  /// width`.
  private func label(_ index: Int) -> String {
    if isMark(index - 1, "=") {
      let start = tokens[..<index].indices.suffix(8).last { ["var", "let"].contains(text($0)) }
      if let start { return text(start + 1) }
    }
    guard let last = brackets.last else { return key(before: index) }
    return [last.name, last.label].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The key of a value in block style of YAML.
  private func key(before index: Int) -> String {
    !isSwift && isMark(index - 1, ":") ? text(index - 2) : ""
  }

  private mutating func add(_ kind: EditSite.Kind, _ range: Range<Int>, _ label: String) {
    sites.append(EditSite(kind: kind, range: range, label: label))
  }

  private mutating func addNumber(_ index: Int) {
    var range = tokens[index].range
    let isNegative =
      isMark(index - 1, "-") && tokens[index - 1].range.upperBound == range.lowerBound
      && (index < 2 || tokens[index - 2].kind == .mark)
    if isNegative { range = tokens[index - 1].range.lowerBound..<range.upperBound }
    let digits = String(decoding: bytes[range], as: UTF8.self).filter { $0 != "_" }
    if let number = Double(digits) {
      let first = isNegative ? index - 1 : index
      add(.number(number), range, label(first))
      sites[sites.count - 1].isConstant = isMark(first - 1, "=")
    }
  }

  private mutating func addText(_ index: Int) {
    let isKey = !isSwift && isMark(index + 1, ":")
    guard !isKey, !tokens[index].range.isEmpty else { return }
    if !isSwift, let others = Self.others(than: text(index)) {
      add(.word(others), tokens[index].range, label(index))
    }
    add(.text, tokens[index].range, label(index))
  }

  private mutating func addName(_ index: Int) {
    let name = text(index)
    let range = tokens[index].range
    if name == "true" || name == "false" {
      add(.word([name == "true" ? "false" : "true"]), range, label(index))
    } else if name == "if", isSwift {
      addCondition(after: index)
    } else if name == "min" || name == "max", isMark(index + 1, "(") {
      add(.word([name == "min" ? "max" : "min"]), range, label(index))
    } else if isMark(index - 1, "."), index > 1 {
      if isMark(index + 1, "(") || isMark(index + 1, "{") { addRemoval(index) }
      let isMember =
        tokens[index - 2].kind != .mark && !Self.keywords.contains(text(index - 2))
        || Self.closing.contains(where: tokens[index - 2].isMark)
      if isMember { return addModifier(index) }
      if name == "infinity" {
        add(
          .number(.infinity), tokens[index - 1].range.lowerBound..<range.upperBound,
          label(index - 1))
      } else if let others = Self.others(than: name) {
        add(.word(others), range, label(index - 1))
      } else {
        add(.member, range, label(index - 1))
      }
    } else if isMark(index - 1, ":"), !isSwift, let others = Self.others(than: name) {
      add(.word(others), range, label(index))
    } else if name.first?.isUppercase ?? false {
      addRemoval(index)
    }
  }

  // MARK: - Conditions, modifiers, and elements

  private mutating func addCondition(after index: Int) {
    var end = index + 1
    while end < tokens.count, !isMark(end, "{") {
      if ["let", "var", "case", "#"].contains(text(end)) { return }
      end = (partners[end] ?? end) + 1
    }
    guard end < tokens.count, end > index + 1 else { return }
    let range = tokens[index + 1].range.lowerBound..<tokens[end - 1].range.upperBound
    add(.condition, range, "condition")
  }

  /// Adds the part from the dot of a modifier to the end of its arguments and closures.
  private mutating func addModifier(_ index: Int) {
    let end = endOfCall(index)
    guard end > index else { return }
    let start = tokens[index - 1].range.lowerBound
    add(.addition, start..<tokens[end].range.upperBound, text(index))
    let next = end + 2
    guard isMark(end + 1, "."), tokens.indices.contains(next), tokens[next].kind == .name,
      case let last = endOfCall(next), last > next
    else { return }
    add(
      .order(tokens[end + 1].range.lowerBound), start..<tokens[last].range.upperBound, text(index))
  }

  /// The last token of a call with its closures, or the token of its name if it isn't a call.
  private func endOfCall(_ index: Int) -> Int {
    var end = index
    if isMark(end + 1, "("), let close = partners[end + 1] { end = close }
    while isMark(end + 1, "{"), let close = partners[end + 1] { end = close }
    return end
  }

  /// Adds the end of the call of a view or a modifier. Types in declarations are sites, too, but
  /// no modifier gives a valid file there.
  private mutating func addRemoval(_ index: Int) {
    guard isSwift else { return }
    let end = endOfCall(index)
    guard end > index else { return }
    let place = tokens[end].range.upperBound
    add(.removal, place..<place, "")
  }

  /// The maximum number of elements of an array that are sites.
  private static let elementLimit = 64

  private mutating func addElements(_ index: Int) {
    let isSubscript =
      isSwift && index > 0 && (tokens[index - 1].kind == .name || isMark(index - 1, ")"))
    guard !isSubscript, let close = partners[index] else { return }
    var elements: [Range<Int>] = []
    var (start, place) = (index + 1, index + 1)
    while place < close {
      if isMark(place, ",") {
        elements.append(tokens[start].range.lowerBound..<tokens[place].range.upperBound)
        start = place + 1
      }
      place = (partners[place] ?? place) + 1
    }
    if start < close {
      // The comma before the last element belongs to it.
      let first =
        start > index + 1 ? tokens[start - 1].range.lowerBound : tokens[start].range.lowerBound
      elements.append(first..<tokens[close - 1].range.upperBound)
    }
    guard (2...Self.elementLimit).contains(elements.count) else { return }
    for element in elements { add(.addition, element, "element") }
  }

  /// The members of documents that contain views, which are no arguments.
  private static let views: Set = ["root", "body", "content", "children", "view"]

  // MARK: - Words

  /// Words before an expression, which have no members.
  private static let keywords: Set = ["return", "in", "case", "else", "where", "is", "as", "throw"]

  /// Words that can replace each other.
  private static let words: [[String]] = [
    NamedMember.horizontal.map(\.name), NamedMember.vertical.map(\.name),
    NamedMember.alignments.map(\.name), NamedMember.edges.map(\.name),
    FontNames.styles.map(\.name), FontNames.weights.map(\.name), ["fit", "fill"],
  ]

  private static let operators: [String: [String]] = [
    "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="], "==": ["!="],
    "!=": ["=="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
  ]

  private static func others(than word: String) -> [String]? {
    let others = words.filter { $0.contains(word) }.flatMap { $0 }.filter { $0 != word }
    var seen: Set<String> = []
    return others.isEmpty ? nil : others.filter { seen.insert($0).inserted }
  }

  private func isSpaced(_ index: Int) -> Bool {
    let range = tokens[index].range
    func isSpace(_ place: Int) -> Bool { bytes.indices.contains(place) && bytes[place] == 0x20 }
    return isSpace(range.lowerBound - 1) && isSpace(range.upperBound)
  }
}
