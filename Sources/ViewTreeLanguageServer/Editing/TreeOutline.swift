import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// The outline of a document: the declarations of its sections, and its views with their ids.
struct TreeOutline {
  private let tree: SyntaxTree
  private let names: DeclaredNames

  init(_ tree: SyntaxTree, _ names: DeclaredNames) {
    self.tree = tree
    self.names = names
  }

  /// Sections with their declarations, and the views of the root.
  var symbols: [OutlineSymbol] {
    tree.members(0).compactMap { key, value in
      let name = tree.text(key)
      let full = bytes(key).lowerBound..<bytes(value).upperBound
      if name == "root" {
        return OutlineSymbol(
          name: name, kind: .section, full: full, range: bytes(key), children: views(in: value))
      }
      let declared = names.all.filter {
        full.contains($0.range.lowerBound) && $0.scope == nil && $0.kind != .id
      }
      guard !declared.isEmpty else { return nil }
      return OutlineSymbol(
        name: name, kind: .section, full: full, range: bytes(key),
        children: declared.map { OutlineSymbol($0, children: bodies(of: $0, in: value)) })
    }
  }

  /// The views of a component of a section.
  private func bodies(of name: DeclaredName, in section: SyntaxTree.Index) -> [OutlineSymbol] {
    let component = tree.members(section).first { bytes($0.key).contains(name.range.lowerBound) }
    return component.map { views(in: $0.value) } ?? []
  }

  // MARK: - Views

  /// The outermost views in a value.
  func views(in node: SyntaxTree.Index, depth: Int = 0) -> [OutlineSymbol] {
    guard depth < SchemaWalk.deepest else { return [] }
    switch tree.kind(node) {
    case .array: return tree.elements(node).flatMap { views(in: $0, depth: depth + 1) }
    case .string:
      return isView(tree.text(node)) ? [symbol(tree.text(node), node, children: [])] : []
    case .object:
      let below = tree.members(node).flatMap { key, value in
        tree.kind(value) == .string ? [] : views(in: value, depth: depth + 1)
      }
      guard let name = text("view", of: node) else {
        let form = Self.forms.first { text in
          tree.members(node).contains { tree.text($0.key) == text }
        }
        return form.map { [symbol($0, node, children: below)] } ?? below
      }
      return [symbol(name, node, children: below)]
    default: return []
    }
  }

  private static let forms = ["if", "if let", "forEach", "switch", "slot"]

  private func symbol(
    _ name: String, _ node: SyntaxTree.Index, children: [OutlineSymbol]
  ) -> OutlineSymbol {
    let id = text("id", of: node).map { "#\($0)" }
    let shown = text("text", of: node).map { "\"\($0.prefix(30))\"" }
    return OutlineSymbol(
      name: name.isEmpty ? "\"\"" : name,
      detail: [id, shown].compactMap(\.self).joined(separator: " "),
      kind: .view, full: bytes(node), range: bytes(node), children: children)
  }

  private func isView(_ name: String) -> Bool {
    CallForms.isView(name)
      || names.all.contains { $0.name == name && [.component, .layout].contains($0.kind) }
  }

  private func text(_ name: String, of object: SyntaxTree.Index) -> String? {
    let value = tree.members(object).first { tree.text($0.key) == name }?.value
    return value.flatMap { tree.kind($0) == .string ? tree.text($0) : nil }
  }

  private func bytes(_ node: SyntaxTree.Index) -> Range<Int> {
    let range = tree.range(node)
    return Int(range.start)..<Int(range.end)
  }
}
