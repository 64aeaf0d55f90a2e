import ViewTreeNumbers
import ViewTreeSyntax

/// Finds the names that a document of JSON or YAML declares. A tree with errors has those that
/// could be parsed.
struct TreeNames {
  private let tree: SyntaxTree
  private var names: [DeclaredName] = []

  static func names(in tree: SyntaxTree) -> DeclaredNames {
    var finder = TreeNames(tree: tree)
    finder.addSections()
    finder.addViews()
    return DeclaredNames(finder.names)
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  // MARK: - Sections

  private static let kinds: [String: DeclaredName.Kind] = [
    "components": .component, "modifiers": .modifier, "layouts": .layout, "styles": .style,
    "preferenceKeys": .preferenceKey, "environmentKeys": .environmentKey,
    "layoutValueKeys": .layoutValueKey, "types": .type, "alignments": .alignment, "state": .state,
    "functions": .function, "values": .value,
  ]

  private mutating func addSections() {
    for (key, value) in tree.members(0) {
      guard let kind = Self.kinds[tree.text(key)] else { continue }
      add(value, kind, scope: nil)
    }
  }

  /// Adds the names of a section, or the declarations of the Swift code instead.
  private mutating func add(
    _ section: SyntaxTree.Index, _ kind: DeclaredName.Kind, scope: Range<Int>?
  ) {
    guard tree.kind(section) == .object else { return addSwift(section, kind, scope: scope) }
    for (key, value) in tree.members(section) {
      let name = tree.text(key)
      if name == "comment", tree.kind(section) == .object { continue }
      names.append(
        DeclaredName(
          kind: kind, name: name, range: text(key),
          full: bytes(key).lowerBound..<bytes(value).upperBound,
          scope: scope, parameters: parameters(of: value), type: type(of: value)))
      if [.component, .modifier, .layout, .style].contains(kind) { addMembers(of: value) }
    }
  }

  /// Adds the names that are in scope only inside a component.
  private mutating func addMembers(of component: SyntaxTree.Index) {
    let scope = bytes(component)
    for (key, value) in tree.members(component) {
      switch tree.text(key) {
      case "parameters": add(value, .parameter, scope: scope)
      case "state": add(value, .state, scope: scope)
      case "functions": add(value, .function, scope: scope)
      case "values": add(value, .value, scope: scope)
      default: break
      }
    }
  }

  private func parameters(of value: SyntaxTree.Index) -> [(name: String, type: String)] {
    guard let list = member("parameters", of: value) else { return [] }
    return tree.members(list).map { (tree.text($0.key), type(of: $0.value) ?? "Any") }
  }

  /// The type that is written for a value.
  private func type(of value: SyntaxTree.Index) -> String? {
    if tree.kind(value) == .string { return tree.text(value) }
    let type = member("type", of: value)
    return type.flatMap { tree.kind($0) == .string ? tree.text($0) : nil }
  }

  private func member(_ name: String, of object: SyntaxTree.Index) -> SyntaxTree.Index? {
    tree.members(object).first { tree.text($0.key) == name }?.value
  }

  /// Adds the declarations in Swift: in one string, or in a list of lines.
  private mutating func addSwift(
    _ node: SyntaxTree.Index, _ kind: DeclaredName.Kind, scope: Range<Int>?
  ) {
    if tree.kind(node) == .array {
      for line in tree.elements(node) { addSwift(line, kind, scope: scope) }
    }
    guard tree.kind(node) == .string else { return }
    let text = Array(tree.text(node).utf8)
    for var name in SwiftNames.names(in: text).all where name.kind != .local {
      let range = tree.sourceRange(ofTextRange: name.range, in: node)
      let full = tree.sourceRange(ofTextRange: name.full, in: node)
      name = DeclaredName(
        kind: name.kind, name: name.name, range: Int(range.start)..<Int(range.end),
        full: Int(full.start)..<Int(full.end), scope: scope, type: name.type,
        isMember: name.scope != nil || name.kind == .function && kind != .function)
      names.append(name)
    }
  }

  // MARK: - Views

  /// Adds the ids of views, and the names that views and forms declare for their content.
  private mutating func addViews() {
    for place in tree.nodes.indices where tree.nodes[place].kind == .object {
      let object = SyntaxTree.Index(place)
      var isView = false
      var id: SyntaxTree.Index?
      for (key, value) in tree.members(object) {
        switch tree.text(key) {
        case "view": isView = true
        case "id": id = tree.kind(value) == .string ? value : nil
        case "as": addLocal(value, in: object)
        case "let", "var": addLocals(value, in: object)
        default: break
        }
      }
      guard isView, let id else { continue }
      names.append(
        DeclaredName(kind: .id, name: tree.text(id), range: text(id), full: bytes(object)))
    }
  }

  private mutating func addLocal(_ node: SyntaxTree.Index, in object: SyntaxTree.Index) {
    guard tree.kind(node) == .string else { return }
    names.append(
      DeclaredName(
        kind: .local, name: tree.text(node), range: text(node), full: bytes(node),
        scope: bytes(object)))
  }

  private mutating func addLocals(_ node: SyntaxTree.Index, in object: SyntaxTree.Index) {
    for (key, value) in tree.members(node) {
      names.append(
        DeclaredName(
          kind: .local, name: tree.text(key), range: text(key),
          full: bytes(key).lowerBound..<bytes(value).upperBound, scope: bytes(object)))
    }
  }

  // MARK: - Ranges

  private func bytes(_ node: SyntaxTree.Index) -> Range<Int> {
    let range = tree.range(node)
    return Int(range.start)..<Int(range.end)
  }

  private func text(_ node: SyntaxTree.Index) -> Range<Int> { tree.textRange(of: node) }
}

extension SyntaxTree {
  /// The range of a string's text, between its quotes.
  func textRange(of node: SyntaxTree.Index) -> Range<Int> {
    let count = withTextBytes(node) { $0.count }
    let start = sourceOffset(ofTextOffset: 0, in: node)
    let end = sourceOffset(ofTextOffset: count, in: node)
    return Int(start)..<Int(max(start, end))
  }
}
