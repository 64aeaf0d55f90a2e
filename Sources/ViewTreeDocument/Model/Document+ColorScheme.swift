import ViewTreeNumbers

extension Document {
  /// The color scheme that the views of the window request with `preferredColorScheme`, or `nil` if
  /// no view does, or if it depends on a script.
  ///
  /// Views in branches and in presentations are ignored, because their requests come and go.
  public var preferredColorScheme: String? {
    let askers = usedModifiers { $0.painting == .colorScheme }
    guard let place = askers.firstIndex(of: true) else { return nil }
    var visited: Set<Int> = []
    return preferredColorScheme(in: root, by: place, &visited)
  }

  private func preferredColorScheme(
    in content: TemplateRange, by definition: Int, _ visited: inout Set<Int>
  ) -> String? {
    for (_, template) in entries(of: content) {
      let own = modifiers[template.modifiers].last { $0.definition.index == definition }
      if let own, let scheme = colorScheme(of: own) { return scheme }
      guard let inner = alwaysShown(template, &visited) else { continue }
      if let scheme = preferredColorScheme(in: inner, by: definition, &visited) { return scheme }
    }
    return nil
  }

  /// The views that an entry always shows: a container's, or a component's body, once each.
  private func alwaysShown(_ template: ViewTemplate, _ visited: inout Set<Int>) -> TemplateRange? {
    switch template.kind {
    case .component:
      guard visited.insert(template.component.index).inserted else { return nil }
      return components[template.component].body
    case .view:
      guard let place = ViewRegistry.standard.definitions[template.view].contentIndex,
        case .content(let range) = arguments[template.firstArgument, place]
      else { return nil }
      return range
    default: return nil
    }
  }

  /// The scheme that a modifier names, such as `.dark`.
  private func colorScheme(of modifier: ModifierTemplate) -> String? {
    guard modifier.argumentCount > 0 else { return nil }
    let text: String
    switch arguments[modifier.firstArgument.index] {
    case .text(let node), .member(let node): text = tree.text(node)
    case .script(let script): text = tree.text(scripts[script].syntax)
    default: return nil
    }
    let name = text.split(separator: ".").last.map(String.init)
    return ["light", "dark"].first { $0 == name }
  }
}
