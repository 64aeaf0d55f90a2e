import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// Source locations in a document, for findings that point to them.
extension Document {
  /// The indices of the preference keys that the document declares. SwiftUI's keys follow them.
  var declaredKeys: Range<Int> { 0..<(navigationTitleKey ?? preferenceKeys.count) }

  /// The name of a view, a component, or a layout, or the keyword of a control form.
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

  /// The source range of a modifier's name.
  func nameRange(ofModifierAt syntax: SyntaxNode.Index) -> SourceRange {
    tree.range(tree.members(syntax).first { _ in true }?.key ?? syntax)
  }

  /// The source range of a view's name or a control form's keyword.
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

  /// The source of a modifier with its dot and parentheses, if it's short.
  func code(ofModifierAt syntax: SyntaxNode.Index) -> String? {
    guard let range = codeRange(ofModifierAt: syntax) else { return nil }
    let text = String(decoding: tree.source.bytes[range], as: UTF8.self)
    return range.count <= Self.longestCode && !text.contains(where: \.isNewline) ? text : nil
  }

  /// The bytes of a modifier with its dot and parentheses. `nil` if it's long.
  func codeRange(ofModifierAt syntax: SyntaxNode.Index) -> Range<Int>? {
    let bytes = tree.source.bytes
    var (start, end) = (Int(tree.start(syntax)), Int(tree.range(syntax).end))
    if start > 0, bytes[start - 1] == Byte.dot { start -= 1 }
    // For a single unlabeled argument, the syntax node covers only the name.
    if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      var depth = 0
      repeat {
        if bytes[end] == UInt8(ascii: "(") { depth += 1 }
        if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
        end += 1
      } while depth > 0 && end < min(bytes.count, start + Self.longestCode)
      guard depth == 0 else { return nil }
    }
    return start..<end
  }

  /// The maximum number of bytes of code in a message.
  private static var longestCode: Int { 60 }
}
