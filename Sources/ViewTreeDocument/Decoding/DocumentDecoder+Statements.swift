import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Statements between the views of a list: what follows one sees its names, or is there only under its
/// condition.
extension DocumentDecoder {
  /// Decodes a statement with all that follows it in its list; false if the entry is none.
  func decodeStatement(_ node: Index, before next: Index, _ end: Index) -> Bool {
    guard kind(node) == .object, node + 1 < self.next(after: node) else { return false }
    let value = node + 2
    if text(node + 1, equals: "let"), member("view", of: node) == nil {
      decodeLet(node, value, next, end)
    } else if text(node + 1, equals: "environment"), member("view", of: node) == nil {
      _ = members(of: node, known: ["environment", "comment"], in: "'environment'")
      decodeEnvironmentNames(value, at: node) { $0.decodeEntries(from: next, to: end) }
    } else if text(node + 1, equals: "guard") {
      decodeGuard(node, value, next, end)
    } else if text(node + 1, equals: "guard let") {
      decodeGuardLet(node, value, next, end)
    } else {
      return false
    }
    return true
  }

  /// Names for the views after them, which are a group without a name.
  private func decodeLet(_ node: Index, _ lets: Index, _ next: Index, _ end: Index) {
    _ = members(of: node, known: ["let", "comment"], in: "'let'")
    openLetGroup(at: node) { decoder, template in
      var content = TemplateRange.empty
      decoder.withLets(lets, template) { content = $0.decodeEntries(from: next, to: end) }
      return content
    }
  }

  /// Opens a group that is there for the names that its views see, and decodes these.
  func openLetGroup(at node: Index, _ body: (DocumentDecoder, Int) -> TemplateRange) {
    guard let group = registry.place(of: "Group") else { return }
    let definition = registry.definitions[group]
    let template = openTemplate(
      .view, definition: group, argumentCount: definition.parameters.count, at: node)
    setArgument(.content(body(self, template)), definition.contentIndex ?? 0, of: template)
    markDynamicGroup(template, definition)
    closeTemplate(template)
  }

  /// `guard`: if the condition holds what follows is there, otherwise what stands under `else`.
  private func decodeGuard(_ node: Index, _ condition: Index, _ next: Index, _ end: Index) {
    let values = members(of: node, known: ["guard", "else", "comment"], in: "'guard'")
    let template = openForm(.conditional, argumentCount: 3, at: node)
    decodeCondition(condition, template)
    decodeElse(values[1], template, of: "'guard'", node)
    setArgument(.content(decodeEntries(from: next, to: end)), 1, of: template)
    closeTemplate(template)
  }

  private func decodeGuardLet(_ node: Index, _ binding: Index, _ next: Index, _ end: Index) {
    let values = members(of: node, known: ["guard let", "else", "comment"], in: "'guard let'")
    let template = openForm(.optionalBinding, argumentCount: 3, at: node)
    let name = decodeUnwrapped(binding, template)
    decodeElse(values[1], template, of: "'guard let'", node)
    let content = withNames([name]) { $0.decodeEntries(from: next, to: end) }
    setArgument(.content(content), 1, of: template)
    closeTemplate(template)
  }

  private func decodeElse(_ views: Index?, _ template: Int, of form: String, _ node: Index) {
    guard let views else {
      report(.missingMember("else", of: form, at: tree.openingRange(node)))
      return
    }
    setArgument(.content(decodeContent(views)), 2, of: template)
  }
}
