import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Statements between the views of a list. The views after one see its names, or are shown only
/// under its condition.
extension DocumentDecoder {
  /// Decodes a statement with all entries after it in its list. Returns false if the entry isn't a
  /// statement.
  func decodeStatement(_ node: Index, before next: Index, _ end: Index) -> Bool {
    guard kind(node) == .object, node + 1 < self.next(after: node) else { return false }
    let value = node + 2
    if text(node + 1, equals: "let"), member("view", of: node) == nil {
      decodeNames("let", .constant, node, value, next, end)
    } else if text(node + 1, equals: "var") {
      decodeNames("var", .local, node, value, next, end)
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

  /// Decodes names for the views that follow, which become a group without a name.
  private func decodeNames(
    _ word: String, _ storage: ScopeName.Storage, _ node: Index, _ names: Index, _ next: Index,
    _ end: Index
  ) {
    _ = members(of: node, known: [word, "comment"], in: "'\(word)'")
    openLetGroup(at: node) { decoder, template in
      var content = TemplateRange.empty
      decoder.withLets(names, as: storage, template) {
        content = $0.decodeEntries(from: next, to: end)
      }
      return content
    }
  }

  /// Opens a group for the names that its views can use, and decodes the views.
  func openLetGroup(at node: Index, _ body: (DocumentDecoder, Int) -> TemplateRange) {
    guard let group = registry.place(of: "Group") else { return }
    let definition = registry.definitions[group]
    let template = openTemplate(
      .view, definition: group, argumentCount: definition.parameters.count, at: node)
    setArgument(.content(body(self, template)), definition.contentIndex ?? 0, of: template)
    markDynamicGroup(template, definition)
    closeTemplate(template)
  }

  /// Decodes `guard`: if the condition is true, the entries after it are shown, and otherwise the
  /// entries under `else`.
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
