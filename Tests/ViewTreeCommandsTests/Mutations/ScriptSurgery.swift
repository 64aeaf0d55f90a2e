import ViewTreeDocument
import ViewTreeSyntax

/// Mistakes put into the scripts of a right document.
///
/// It works on the bytes as they stand in JSON, and looks only at what is surely code: not inside of
/// string literals, nor in texts except where they interpolate.
struct ScriptSurgery {
  private let source: SourceFile
  private let bytes: [UInt8]
  private let cases: Set<String>
  private var mutations: [DocumentMutation] = []

  /// All mistakes of three kinds that can be made in the scripts of a document by one change.
  static func all(in source: SourceFile) -> [DocumentMutation] {
    guard let document = DocumentReader.read(source).document else { return [] }
    var surgery = ScriptSurgery(source: source, cases: declaredCases(document.tree))
    var seen: Set<SyntaxNode.Index> = []
    for script in document.scripts where seen.insert(script.syntax).inserted {
      let tree = document.tree
      if tree.kind(script.syntax) == .string { surgery.visit(tree.range(script.syntax)) }
      for line in tree.elements(script.syntax) { surgery.visit(tree.range(line)) }
    }
    return surgery.mutations
  }

  private init(source: SourceFile, cases: Set<String>) {
    self.source = source
    bytes = source.bytes
    self.cases = cases
  }

  /// The cases of the enums that a document declares.
  private static func declaredCases(_ tree: SyntaxTree) -> Set<String> {
    var found: Set<String> = []
    for section in tree.members(0) where tree.text(section.key) == "types" {
      for type in tree.members(section.value) {
        for part in tree.members(type.value) where tree.text(part.key) == "cases" {
          for element in tree.elements(part.value) {
            found.insert(String(tree.text(element).prefix { $0 != "(" }))
          }
        }
      }
    }
    return found
  }

  // MARK: - Finding

  private mutating func visit(_ range: SourceRange) {
    let string = Int(range.start) + 1..<Int(range.end) - 1
    let isCode = codeMap(string)
    for place in string where bytes[place] == UInt8(ascii: ".") && isCode[place - string.lowerBound]
    {
      name(after: place, in: string)
    }
    for place in string where bytes[place] == UInt8(ascii: "(") && isCode[place - string.lowerBound]
    {
      arguments(at: place, in: string)
    }
  }

  /// For each byte whether it is code: a text is none outside of what it interpolates.
  private func codeMap(_ string: Range<Int>) -> [Bool] {
    var map: [Bool] = []
    // Open brackets of each interpolation; a text has none.
    var levels: [Int] = isText(string) ? [] : [0]
    var isLiteral = levels.isEmpty
    var place = string.lowerBound
    while place < string.upperBound {
      let rest = bytes[place..<string.upperBound]
      if isLiteral, rest.starts(with: #"\\("#.utf8) {
        levels.append(0)
        isLiteral = false
        map += [false, false, false]
        place += 3
        continue
      }
      if rest.starts(with: #"\""#.utf8) {
        isLiteral.toggle()
        map += [false, false]
        place += 2
        continue
      }
      if !isLiteral {
        if bytes[place] == UInt8(ascii: "(") { levels[levels.count - 1] += 1 }
        if bytes[place] == UInt8(ascii: ")") {
          levels[levels.count - 1] -= 1
          if levels[levels.count - 1] < 0 {
            levels.removeLast()
            isLiteral = true
          }
        }
      }
      map.append(!isLiteral)
      place += 1
    }
    return map
  }

  /// Whether a string is a text with interpolations: one stands outside of any literal.
  private func isText(_ string: Range<Int>) -> Bool {
    var place = string.lowerBound
    while place < string.upperBound {
      let rest = bytes[place..<string.upperBound]
      if rest.starts(with: #"\""#.utf8) { return false }
      if rest.starts(with: #"\\("#.utf8) { return true }
      place += 1
    }
    return false
  }

  private func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_")
  }

  // MARK: - Mistakes

  /// A member, or a case, is called otherwise.
  private mutating func name(after dot: Int, in string: Range<Int>) {
    var end = dot + 1
    while end < string.upperBound, isPart(bytes[end]) { end += 1 }
    guard end > dot + 1, bytes[dot + 1] >= UInt8(ascii: "a") else { return }
    let name = String(decoding: bytes[dot + 1..<end], as: UTF8.self)
    if name == "self" || name == "init" { return }
    if cases.contains(name) {
      replace(.renamedCase, dot + 1..<end, with: name + "zq", name)
      return
    }
    // A key path, an implicit member or one of a type is no member of a value.
    guard dot > string.lowerBound, isMember(dot, in: string) else { return }
    replace(.renamedMember, dot + 1..<end, with: "zqxwv", name)
  }

  private func isMember(_ dot: Int, in string: Range<Int>) -> Bool {
    let before = bytes[dot - 1]
    if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(before)
    {
      return true
    }
    guard isPart(before) else { return false }
    var start = dot - 1
    while start > string.lowerBound, isPart(bytes[start - 1]) { start -= 1 }
    return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
  }

  /// The last argument of a call is left out, if the argument has no label.
  private mutating func arguments(at open: Int, in string: Range<Int>) {
    guard open > string.lowerBound, isPart(bytes[open - 1]) else { return }
    var depth = 0
    var last = open + 1
    var place = open
    while place < string.upperBound {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: last = place
      default: break
      }
      if depth == 0 { break }
      place += 1
    }
    guard depth == 0, place > open + 1, place < string.upperBound else { return }
    replace(
      .droppedArgument, last..<place, with: "",
      String(decoding: bytes[open..<place], as: UTF8.self), around: open..<place + 1)
  }

  private mutating func replace(
    _ kind: DocumentMutation.Kind, _ range: Range<Int>, with text: String, _ what: String,
    around: Range<Int>? = nil
  ) {
    var changed = bytes
    changed.replaceSubrange(range, with: Array(text.utf8))
    let whole = around ?? range
    let end = whole.upperBound + text.utf8.count - range.count
    mutations.append(
      DocumentMutation(
        kind: kind, bytes: changed, place: whole.lowerBound..<end, text: what))
  }
}
