import ViewTreeNumbers
import ViewTreeSyntax

/// Unknown views and modifiers (docs/reference/format/files.md, Unknown names).
extension DocumentDecoder {
  /// Decodes the treatment of unknown names.
  func decodeUnknown(_ node: Index?) {
    guard let node else { return }
    guard let name = bareMember(node) else {
      return reportKind(node, expected: "\"error\" or \"box\" for 'unknown'")
    }
    switch name {
    case "box": unknown.areTaken = true
    case "error": break
    default:
      report(.unknownOption(name, of: "unknown", at: tree.range(node), known: ["error", "box"]))
    }
  }

  /// Decodes an unknown view as a Box, with its modifiers and its `size`.
  func decodeUnknownView(_ node: Index, _ keys: ViewKeys?, name: Index) {
    unknown.add(tree.text(name), isView: true, at: tree.range(name))
    document.standIns.insert(node)
    guard let box = registry.place(of: "Box") else { return }
    let template = openTemplate(
      .view, definition: box, argumentCount: registry.definitions[box].parameters.count, at: node)
    if let keys {
      if let id = keys.id { document.templates[template].id = decodeText(id) }
      withLets(keys.lets, template) { decoder in
        if let size = decoder.member("size", of: node) {
          decoder.setArgument(decoder.decodeSize(size), 0, of: template)
        }
        if let modifiers = keys.modifiers {
          decoder.decodeModifiers(modifiers, template, keys.modifierRange)
        }
      }
    }
    closeTemplate(template)
  }

  /// True if the modifier is unknown and must be skipped. Records it.
  func leavesOut(_ element: Index) -> Bool {
    guard unknown.areTaken else { return false }
    var name = element
    if kind(element) == .object, element + 1 < next(after: element) { name = element + 1 }
    guard kind(name) == .string, modifierRegistry.place(of: tree.text(name)) == nil,
      ownModifier(element) == nil
    else { return false }
    unknown.add(tree.text(name), isView: false, at: tree.range(name))
    return true
  }

  /// Reports each name once.
  func reportUnknownTaken() {
    for use in unknown.uses {
      report(
        use.isView
          ? .unknownViewTaken(use.name, count: use.count, at: use.range)
          : .unknownModifierLeftOut(use.name, count: use.count, at: use.range))
    }
  }
}
