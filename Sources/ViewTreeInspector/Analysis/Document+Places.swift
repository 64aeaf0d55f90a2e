import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// Where things stand in a document, for findings that point to them.
extension Document {
  /// The places of the keys that the document itself declares; those of the system come after them.
  var declaredKeys: Range<Int> { 0..<(navigationTitleKey ?? preferenceKeys.count) }

  /// The name of a view, a component or a layout; the keyword of a control form.
  func name(of template: ViewTemplate) -> String {
    switch template.kind {
    case .view: ViewRegistry.standard.definitions[template.view].name
    case .component: components[template.component].name
    case .layout: layouts[template.layout].name
    case .conditional: "if"
    case .optionalBinding: "if let"
    case .forEach: "forEach"
    case .switch: "switch"
    case .slot: slots[template.slot].name
    }
  }

  /// The name of a modifier.
  func name(of modifier: ModifierTemplate) -> String {
    ModifierRegistry.standard.definitions[modifier.definition].name
  }

  /// The value of a member of a declared key.
  func member(_ name: String, ofKey key: PreferenceKeyTemplate) -> SyntaxNode.Index? {
    guard case let value = key.syntax + 1, Int(value) < tree.nodes.count else { return nil }
    return tree.members(value).first { tree.text($0.key) == name }?.value
  }

  /// The name of the modifier that stands at a place: the word to point to.
  func nameRange(ofModifierAt syntax: SyntaxNode.Index) -> SourceRange {
    tree.range(tree.members(syntax).first { _ in true }?.key ?? syntax)
  }

  /// The name of the view or the keyword of the control form that stands at a place.
  func nameRange(ofViewAt syntax: SyntaxNode.Index) -> SourceRange {
    guard tree.kind(syntax) == .object else { return tree.range(syntax) }
    for (key, value) in tree.members(syntax) {
      switch tree.text(key) {
      case "view": return tree.range(value)
      case "if", "if let", "forEach", "switch", "slot", "guard", "guard let":
        return tree.range(key)
      default: continue
      }
    }
    return tree.range(syntax)
  }
}
