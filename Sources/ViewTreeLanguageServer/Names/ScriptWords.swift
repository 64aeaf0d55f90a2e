import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The words of all Swift in a document of JSON or YAML.
struct ScriptWords {
  private let tree: SyntaxTree
  private let document: Document

  init(_ tree: SyntaxTree, _ document: Document) {
    self.tree = tree
    self.document = document
  }

  /// True if a word occurs anywhere, including as a label, a member or a name that a script
  /// declares.
  func contain(_ name: String) -> Bool {
    document.scripts.contains { script in
      hasWord(name, from: script.syntax, isText: script.isText)
    } || declarations.contains { hasWord(name, from: $0, isText: false) }
  }

  /// True if a word occurs in the commands of the document's golden files, which are read only when
  /// these are made.
  func standsInChecks(_ name: String) -> Bool {
    tree.members(0).contains { key, value in
      tree.text(key) == "checks" && hasWord(name, from: value, isText: false)
    }
  }

  // MARK: - Words that refer to names

  /// The words in one script, or in one section, that may mean a name.
  struct Group {
    /// Words that are neither members nor labels.
    var words: [Range<Int>] = []
    /// The words of declarations.
    var declarations: [Range<Int>] = []
  }

  /// All words that may mean a name, script by script.
  func groups(of name: String) -> [Group] {
    var known: Set<SyntaxTree.Index> = []
    let roots = document.scripts.map { ($0.syntax, $0.isText) } + declarations.map { ($0, false) }
    return roots.map { root, isText in
      var group = Group()
      for node in root..<tree.nodes[Int(root)].next
      where tree.kind(node) == .string && known.insert(node).inserted {
        add(name, in: node, isText: isText, to: &group)
      }
      return group
    }
  }

  private func add(
    _ name: String, in node: SyntaxTree.Index, isText: Bool, to group: inout Group
  ) {
    let (code, shift) = code(of: node, isText: isText)
    let tokens = SwiftTokens.all(in: code[...]).filter { $0.kind != .comment }
    for word in SwiftWords.all(in: code) where word.text == name {
      let inner = word.range.lowerBound - shift..<word.range.upperBound - shift
      let found = tree.sourceRange(ofTextRange: inner, in: node)
      let range = Int(found.start)..<Int(max(found.start, found.end))
      group.words.append(range)
      if isDeclared(word.range, tokens, code) { group.declarations.append(range) }
    }
  }

  /// True if a word is declared by the keyword before it, or is the parameter of a closure.
  private func isDeclared(
    _ range: Range<Int>, _ tokens: [SwiftToken], _ code: [UInt8]
  ) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.range == range }) else { return false }
    func text(_ place: Int) -> String {
      tokens.indices.contains(place)
        ? String(decoding: code[tokens[place].range], as: UTF8.self) : ""
    }
    return Self.declaring.contains(text(place - 1)) || text(place + 1) == "in"
  }

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "let", "var", "func", "for", "case",
  ]

  /// The sections that declare types, functions and values, in the document and in its components.
  private var declarations: [SyntaxTree.Index] {
    tree.nodes.indices.flatMap { place -> [SyntaxTree.Index] in
      let object = SyntaxTree.Index(place)
      guard tree.kind(object) == .object else { return [] }
      return tree.members(object).filter { Self.sections.contains(tree.text($0.key)) }
        .map(\.value)
    }
  }

  private static let sections: Set<String> = ["types", "functions", "values", "parameters"]

  private func hasWord(_ name: String, from node: SyntaxTree.Index, isText: Bool) -> Bool {
    let end = tree.nodes[Int(node)].next
    return (node..<end).contains { inner in
      guard tree.kind(inner) == .string else { return false }
      let code = code(of: inner, isText: isText).code
      return SwiftTokens.all(in: code[...]).contains {
        $0.kind == .name && code[$0.range].elementsEqual(name.utf8)
      }
    }
  }

  /// A string as Swift code, and the number of bytes added before it. A text is the content of a
  /// literal.
  private func code(of node: SyntaxTree.Index, isText: Bool) -> (code: [UInt8], shift: Int) {
    let text = Array(tree.text(node).utf8)
    let quotes = Array("\"\"\"".utf8)
    return isText ? (quotes + text + quotes, quotes.count) : (text, 0)
  }
}
