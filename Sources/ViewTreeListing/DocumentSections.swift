import ViewTreeSyntax

/// Lookups in the text of a document by its keys.
struct DocumentSections {
  typealias Index = SyntaxNode.Index

  /// A function of the document, from an object of names and bodies.
  struct Method {
    let name: String
    /// Names and types. A name that starts with `_ ` has no label.
    var parameters: [(name: String, type: String)] = []
    /// The type that is written.
    var returns: String?
    /// The node of the body.
    let body: Index
    /// True if the body is the whole declaration.
    var isPasted = false
  }

  let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The value of a member of an object.
  func member(_ name: String, of object: Index) -> Index? {
    for (key, value) in tree.members(object) where tree.text(key) == name { return value }
    return nil
  }

  /// The section of a name.
  func section(_ name: String) -> Index? { member(name, of: 0) }

  /// The declarations in a section.
  func members(of section: String) -> [(name: String, node: Index)] {
    guard let node = self.section(section), tree.kind(node) == .object else { return [] }
    return tree.members(node).map { (tree.text($0), $1) }
  }

  /// A script: a string, or a list of lines.
  func script(_ node: Index) -> String {
    guard tree.kind(node) == .array else { return tree.text(node) }
    return tree.elements(node).map { tree.text($0) }.joined(separator: "\n")
  }

  /// The names that an `environment` defines, with the names of the values, or the classes of
  /// objects.
  func environmentNames(_ node: Index) -> [(name: String, key: String)] {
    func bare(_ text: String) -> String {
      let words = text.split(separator: ".").filter { $0 != "self" }
      return String(words.last ?? "").trimmed
    }
    switch tree.kind(node) {
    case .object: return tree.members(node).map { (tree.text($0), bare(tree.text($1))) }
    case .array:
      return tree.elements(node).map { (bare(tree.text($0)), bare(tree.text($0))) }
    default: return [(bare(tree.text(node)), bare(tree.text(node)))]
    }
  }

  // MARK: - Methods

  /// The objects of methods of the document.
  var methodOwners: [Index] {
    let types = members(of: "types").compactMap { member("methods", of: $0.node) }
    let others = ["layouts", "components", "modifiers"].flatMap { section in
      members(of: section).compactMap { member("functions", of: $0.node) }
    }
    return types + others + [section("functions")].compactMap(\.self)
  }

  /// The names and types of an object's members that its methods can use: fields, or parameters.
  func fields(besides methods: Index) -> [(name: String, type: String)] {
    for section in ["types", "layouts"] {
      for (_, node) in members(of: section) {
        let isOwner =
          member("methods", of: node) == methods || member("functions", of: node) == methods
        guard isOwner, let fields = member("fields", of: node) ?? member("parameters", of: node)
        else { continue }
        return tree.members(fields).map { key, value in
          let type = tree.kind(value) == .object ? member("type", of: value) ?? value : value
          let text = String(tree.text(type).split(separator: "=").first ?? "").trimmed
          return (tree.text(key), text)
        }
      }
    }
    return []
  }

  /// The methods of an object. Empty for a string.
  func methods(_ owner: Index) -> [Method] {
    guard tree.kind(owner) == .object else { return [] }
    return tree.members(owner).map { key, value in
      let name = tree.text(key)
      guard tree.kind(value) == .object else {
        return Method(name: name, body: value, isPasted: isPasted(value))
      }
      var method = Method(name: name, body: member("body", of: value) ?? value)
      method.returns = member("returns", of: value).map { tree.text($0) }
      if let parameters = member("parameters", of: value) {
        method.parameters = tree.members(parameters).map { (tree.text($0), tree.text($1)) }
      }
      return method
    }
  }

  /// True if the string is a complete function declaration, as in a Swift file.
  private func isPasted(_ node: Index) -> Bool {
    let words = script(node).split { $0.isWhitespace }.prefix(4)
    return words.contains("func") && words.first != "return"
  }
}
