import ViewTreeNumbers

extension Document {
  /// True if a modifier turns a group into one view. The preference readers of iOS 13 support one
  /// view only (docs/explanation/layout.md, Groups).
  ///
  /// A group of one view needs no change.
  public func isMadeSingle(_ template: ViewTemplate) -> Bool {
    guard template.modifierCount > 0, isGroup(template) else { return false }
    return modifiers[template.modifiers].contains { knowsOneView($0) }
      && !containsOneView(template)
  }

  private func isGroup(_ template: ViewTemplate) -> Bool {
    switch template.kind {
    case .view: ViewRegistry.standard.definitions[template.view].isGroup
    case .component: !components[template.component].isUnary
    case .slot: true
    default: false
    }
  }

  /// True if the modifier is a preference reader without an alignment.
  private func knowsOneView(_ modifier: ModifierTemplate) -> Bool {
    let definitions = ModifierRegistry.standard.definitions
    // An unknown modifier has no definition.
    guard modifier.definition.index < definitions.count,
      case .preferenceReader(_, _, let alignment, _) =
        definitions[modifier.definition].meaning,
      case .absent = argument(alignment, of: modifier)
    else { return false }
    return true
  }

  /// True if a group's content is always one view.
  private func containsOneView(_ template: ViewTemplate) -> Bool {
    guard template.kind == .view,
      let content = ViewRegistry.standard.definitions[template.view].contentIndex,
      case .content(let range) = arguments[template.firstArgument, content], !range.isEmpty
    else { return false }
    let view = templates[range.first]
    guard view.end == range.end, !view.isDynamic else { return false }
    switch view.kind {
    case .layout: return true
    case .component: return components[view.component].isUnary
    case .view: return !ViewRegistry.standard.definitions[view.view].isGroup
    default: return false
    }
  }
}
