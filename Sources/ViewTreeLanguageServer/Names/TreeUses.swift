import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// Finds all uses of a document's declarations in JSON or YAML. The schema determines the meaning
/// of each string.
struct TreeUses {
  struct Use {
    let declared: DeclaredName
    let range: Range<Int>
  }

  private let tree: SyntaxTree
  private let names: DeclaredNames
  private let walk: SchemaWalk
  private var uses: [Use] = []
  private var depth = 0
  /// The strings that the document uses as scripts. True for the content of a string.
  private let scripts: [SyntaxTree.Index: Bool]

  /// All uses. If there is a document, it determines the scripts, because it's more accurate than
  /// the schema.
  static func all(
    in tree: SyntaxTree, _ names: DeclaredNames, _ document: Document?
  ) -> [Use] {
    var finder = TreeUses(tree, names, document)
    finder.visit(0, finder.walk.place([]), isDocument: true)
    return finder.uses
  }

  private init(_ tree: SyntaxTree, _ names: DeclaredNames, _ document: Document?) {
    self.tree = tree
    scripts = Dictionary(
      (document?.scripts ?? []).map { ($0.syntax, $0.isText) }, uniquingKeysWith: { $0 && $1 })
    self.names = names
    walk = SchemaWalk.standard.declaring(names)
  }

  // MARK: - Traversal

  private mutating func visit(
    _ node: SyntaxTree.Index, _ place: SchemaPlace, isDocument: Bool = false
  ) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= SchemaWalk.deepest else { return }
    switch tree.kind(node) {
    case .object:
      let object = object(node)
      for (key, value) in tree.members(node) {
        if place.isAny(of: ["modifier"]) { add(key, kinds: [.modifier]) }
        let inner = walk.inner(
          place, .member(tree.text(key), of: object), isOfDocument: isDocument)
        addTypes(tree.text(key), value, in: object)
        visit(value, inner)
        if isDocument, tree.text(key) == "steps" { addTargets(in: value) }
      }
    case .array:
      let inner = walk.inner(place, .element, isOfDocument: false)
      let isScript = place.isAny(of: ["script"])
      for element in tree.elements(node) {
        if isScript { addWords(element, isText: false) } else { visit(element, inner) }
      }
    case .string: add(node, place)
    default: break
    }
  }

  /// Adds the types in a member, which is a type or an object of names with types.
  private mutating func addTypes(_ key: String, _ node: SyntaxTree.Index, in object: PathObject) {
    switch key {
    case "type" where object.view == nil, "returns": addWords(node, isText: false, kinds: [.type])
    case "parameters", "fields":
      for (_, type) in tree.members(node) { addWords(type, isText: false, kinds: [.type]) }
    default: break
    }
  }

  private func object(_ node: SyntaxTree.Index) -> PathObject {
    var object = PathObject()
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      object.keys.append(name)
      if name == "view", tree.kind(value) == .string { object.view = tree.text(value) }
    }
    return object
  }

  // MARK: - Strings

  private mutating func add(_ node: SyntaxTree.Index, _ place: SchemaPlace) {
    if let isText = scripts[node], place.keyKind == nil {
      addWords(node, isText: isText)
    } else if place.isAny(of: ["viewName"]) {
      add(node, kinds: [.component, .layout])
    } else if place.isAny(of: ["modifier"]) {
      add(node, kinds: [.modifier])
    } else if place.keyKind == .id {
      addSegments(node)
    } else if let kind = place.keyKind {
      add(node, kinds: [kind])
    } else if place.isScript {
      addWords(node, isText: false)
    } else {
      addWords(node, isText: true)
    }
  }

  /// Adds a string that is a name.
  private mutating func add(_ node: SyntaxTree.Index, kinds: Set<DeclaredName.Kind>) {
    let count = tree.withTextBytes(node) { $0.count }
    let range = source(0..<count, node)
    if let declared = names.meaning(of: tree.text(node), at: range.lowerBound, kinds: kinds) {
      uses.append(Use(declared: declared, range: range))
    }
  }

  /// Adds the ids in the name of a view, which may be a path.
  private mutating func addSegments(_ node: SyntaxTree.Index) {
    let text = Array(tree.text(node).utf8)
    var start = 0
    for part in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let name = String(decoding: part, as: UTF8.self)
      if let declared = names.meaning(of: name, at: 0, kinds: [.id]) {
        uses.append(Use(declared: declared, range: source(start..<start + part.count, node)))
      }
      start += part.count + 1
    }
  }

  /// Adds the words of a script, or the words in the interpolations of a string.
  private mutating func addWords(
    _ node: SyntaxTree.Index, isText: Bool, kinds: Set<DeclaredName.Kind>? = nil
  ) {
    guard tree.kind(node) == .string else { return }
    let text = Array(tree.text(node).utf8)
    if isText, !text.contains(UInt8(ascii: "\\")) { return }
    // The text is the content of a literal, so add the quotation marks.
    let shift = isText ? 3 : 0
    let quotes = Array("\"\"\"".utf8)
    let code = isText ? quotes + text + quotes : text
    let start = Int(tree.range(node).start)
    for word in SwiftWords.all(in: code) {
      guard let declared = names.meaning(of: word.text, at: start, kinds: kinds) else { continue }
      let range = word.range.lowerBound - shift..<word.range.upperBound - shift
      uses.append(Use(declared: declared, range: source(range, node)))
    }
  }

  /// Adds the variables that steps set: the keys up to a dot or a bracket.
  private mutating func addTargets(in steps: SyntaxTree.Index) {
    for step in tree.elements(steps) {
      for (key, value) in tree.members(step) where tree.text(key) == "set" {
        for (target, _) in tree.members(value) {
          let name = tree.text(target).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          guard
            let declared = names.meaning(of: String(name), at: 0, kinds: [.state])
          else { continue }
          uses.append(Use(declared: declared, range: source(0..<name.utf8.count, target)))
        }
      }
    }
  }

  private func source(_ range: Range<Int>, _ node: SyntaxTree.Index) -> Range<Int> {
    let found = tree.sourceRange(ofTextRange: range, in: node)
    return Int(found.start)..<Int(max(found.start, found.end))
  }
}
