import ViewTreeSyntax

/// One literal of a document that is another: a number, a colour, an alignment, a font or a text.
struct DrawnMutation {
  /// What was changed.
  enum Kind: String, CaseIterable {
    case number, colour, alignment, font, text
  }

  let kind: Kind
  let source: SourceFile
  /// Where it stands, and what became of what, for messages.
  let description: String

  /// Another name for each of some names, so that what it stands for is surely something else.
  private static let others: [(kind: Kind, names: [String: String])] = [
    (
      .colour,
      [
        "red": "green", "green": "red", "blue": "red", "gray": "red", "black": "red",
        "white": "red",
        "yellow": "red", "orange": "red", "purple": "red", "pink": "red", "clear": "red",
        "primary": "red", "secondary": "red",
      ]
    ),
    (
      .alignment,
      [
        "leading": "trailing", "trailing": "leading", "center": "leading", "top": "bottom",
        "bottom": "top", "topLeading": "bottomTrailing", "bottomTrailing": "topLeading",
        "topTrailing": "topLeading", "bottomLeading": "topLeading",
      ]
    ),
    (
      .font,
      [
        "title": "body", "largeTitle": "body", "headline": "title", "body": "title",
        "caption": "body", "footnote": "body", "subheadline": "title", "bold": "regular",
      ]
    ),
  ]

  /// Members whose value is no literal of what is drawn: names, what evaluates in another way, and texts
  /// for people.
  private static let names: Set<String> = [
    "viewtree", "id", "comment", "key", "view", "as", "types", "checks", "lints",
  ]
  private static let texts: Set<String> = ["text", "title", "prompt"]

  /// All changes of one literal.
  static func all(in source: SourceFile) -> [DrawnMutation] {
    let tree = SourceSyntax.json.read(source)
    var mutations: [DrawnMutation] = []
    visit(0, under: "", tree, &mutations)
    return mutations
  }

  private static func visit(
    _ node: SyntaxNode.Index, under name: String, _ tree: SyntaxTree,
    _ mutations: inout [DrawnMutation]
  ) {
    switch tree.kind(node) {
    case .array:
      for element in tree.elements(node) { visit(element, under: name, tree, &mutations) }
    case .object:
      for member in tree.members(node) {
        let key = tree.text(member.key)
        if !names.contains(key) { visit(member.value, under: key, tree, &mutations) }
      }
    case .number:
      let range = tree.range(node)
      add(.number, Int(range.start)..<Int(range.end), tree, &mutations, others)
    case .string:
      let range = tree.range(node)
      let inside = Int(range.start) + 1..<Int(range.end) - 1
      if texts.contains(name) {
        add(.text, inside.upperBound..<inside.upperBound, tree, &mutations) { _ in ["x"] }
      } else {
        literals(in: inside, tree, &mutations)
      }
    case .true, .false, .null: break
    }
  }

  /// Numbers that are larger by a half, or by 1 if they are whole, and one ten times as large.
  private static func others(_ text: String) -> [String] {
    if let number = Int(text) { return ["\(number + 1)", number == 0 ? "10" : "\(number * 10)"] }
    return Double(text).map { ["\($0 + 0.5)", "\($0 * 10 + 1)"] } ?? []
  }

  /// The literals in a script, and names that stand alone.
  private static func literals(
    in range: Range<Int>, _ tree: SyntaxTree, _ mutations: inout [DrawnMutation]
  ) {
    let bytes = tree.source.bytes
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      guard isWord(bytes[place]) else {
        place += 1
        continue
      }
      let isNumber = isDigit(bytes[place])
      while place < range.upperBound,
        isWord(bytes[place]) || (isNumber && isPoint(place, in: bytes))
      {
        place += 1
      }
      let before = start > range.lowerBound ? bytes[start - 1] : 0
      if isNumber {
        // `$0` is a name.
        if before != UInt8(ascii: "$") {
          add(.number, start..<place, tree, &mutations, others)
        }
      } else if before == UInt8(ascii: ".") || start..<place == range {
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        for (kind, names) in others {
          guard let other = names[word] else { continue }
          add(kind, start..<place, tree, &mutations) { _ in [other] }
        }
      }
    }
  }

  private static func add(
    _ kind: Kind, _ range: Range<Int>, _ tree: SyntaxTree, _ mutations: inout [DrawnMutation],
    _ change: (String) -> [String]
  ) {
    let old = String(decoding: tree.source.bytes[range], as: UTF8.self)
    let line = LineTable(tree.source).lineNumber(at: UInt32(range.lowerBound))
    for new in change(old) {
      var bytes = tree.source.bytes
      bytes.replaceSubrange(range, with: Array(new.utf8))
      mutations.append(
        DrawnMutation(
          kind: kind, source: SourceFile(name: tree.source.name, bytes: bytes),
          description: "\(tree.source.name):\(line): \(old) -> \(new)"))
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Whether a point in a number stands at a place.
  private static func isPoint(_ place: Int, in bytes: [UInt8]) -> Bool {
    bytes[place] == UInt8(ascii: ".") && place + 1 < bytes.count && isDigit(bytes[place + 1])
  }
}
