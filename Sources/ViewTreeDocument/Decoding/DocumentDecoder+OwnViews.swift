import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Views that a component declares for itself, as functions and properties of a view's type do that
/// return views (docs/reference/format/components.md, Helper views).
extension DocumentDecoder {
  /// Reads the names of the views that a component declares, so that they and the body may use each
  /// other.
  func readOwnViews(
    _ node: Index?, of component: Int, besides names: [String]
  ) -> [(slot: Int, content: Index)] {
    guard let node else { return [] }
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of names and views for 'views'")
      return []
    }
    var views: [(slot: Int, content: Index)] = []
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      guard isIdentifier(name, at: key), isWithinSlots(key) else { continue }
      if names.contains(name) {
        report(.nameIsTaken(name, by: "something else here", at: tree.range(key)))
        continue
      }
      var (content, inputs): (Index, [(name: String, type: String)]) = (value, [])
      if kind(value) == .object, !isViewNode(value), let body = member("body", of: value) {
        let values = members(
          of: value, known: ["parameters", "body", "comment"], in: "a component's own view")
        content = body
        inputs = values[0].map { decodeInputs($0) } ?? []
      }
      document.slots.append(
        ContentSlot(
          component: component, parameter: -1, name: name, inputs: inputs.map(\.name),
          inputTypes: inputs.map(\.type)))
      views.append((document.slots.count - 1, content))
    }
    document.components[component].views = views.map(\.slot)
    return views
  }

  private func isWithinSlots(_ key: Index) -> Bool {
    if document.slots.count < Self.declarationLimit { return true }
    report(
      .tooManyDeclarations(of: "views", limit: Self.declarationLimit, at: tree.range(key)))
    return false
  }

  /// The names and types of the views' inputs.
  private func decodeInputs(_ node: Index) -> [(name: String, type: String)] {
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of names and types")
      return []
    }
    return tree.members(node).compactMap { key, value in
      guard isIdentifier(tree.text(key), at: key), let type = writtenType(value) else { return nil }
      return (tree.text(key), type.text)
    }
  }

  /// Decodes the views where all that they see is in scope.
  func decodeOwnViews(_ views: [(slot: Int, content: Index)]) {
    for (slot, content) in views {
      let declared = document.slots[slot]
      let names = zip(declared.inputs, declared.inputTypes).map { name, type in
        ScopeName(
          name, storage: .ofParameter(type), typeName: type,
          type: document.types.type(type))
      }
      let range =
        names.isEmpty ? decodeContent(content) : withNames(names) { $0.decodeContent(content) }
      document.slots[slot].contents = [range]
    }
    for (slot, content) in views where contains(slot, slot, []) {
      report(.endlessOwnViews(document.slots[slot].name, at: tree.range(content)))
      document.slots[slot].contents = []
    }
  }

  /// True if the views of a slot contain the other slot, directly or indirectly.
  private func contains(_ slot: Int, _ wanted: Int, _ known: Set<Int>) -> Bool {
    document.slots[slot].contents.contains { range in
      (range.first..<range.end).contains { index in
        let template = document.templates[index]
        let inner = Int(template.definition)
        guard template.kind == .slot, document.slots[inner].isOwn else { return false }
        return inner == wanted
          || !known.contains(inner) && contains(inner, wanted, known.union([inner]))
      }
    }
  }
}
