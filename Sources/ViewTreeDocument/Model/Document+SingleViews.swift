import ViewTreeNumbers

extension Document {
  /// Whether a group is one view because of a modifier: the preference readers of iOS 13 know one view
  /// only, so that several become one around which they stand (docs/semantics.md, Groups).
  ///
  /// A group of one view needs nothing to be made of it.
  public func isMadeSingle(_ template: ViewTemplate) -> Bool {
    guard template.modifierCount > 0, isGroup(template) else { return false }
    let first = Int(template.firstModifier)
    return modifiers[first..<first + Int(template.modifierCount)].contains { knowsOneView($0) }
      && !containsOneView(template)
  }

  private func isGroup(_ template: ViewTemplate) -> Bool {
    switch template.kind {
    case .view: ViewRegistry.standard.definitions[Int(template.definition)].isGroup
    case .component: !components[Int(template.definition)].isUnary
    case .slot: true
    default: false
    }
  }

  /// Whether a modifier is a preference reader without an alignment.
  private func knowsOneView(_ modifier: ModifierTemplate) -> Bool {
    let definitions = ModifierRegistry.standard.definitions
    // One that nobody knows has no definition.
    guard Int(modifier.definition) < definitions.count,
      case .preferenceReader(_, _, let alignment, _) =
        definitions[Int(modifier.definition)].meaning,
      case .absent = argument(alignment, of: modifier)
    else { return false }
    return true
  }

  /// Whether a group's content is one view whatever happens.
  private func containsOneView(_ template: ViewTemplate) -> Bool {
    guard template.kind == .view,
      let content = ViewRegistry.standard.definitions[Int(template.definition)].contentIndex,
      case .content(let range) = arguments[Int(template.firstArgument) + content], !range.isEmpty
    else { return false }
    let view = templates[Int(range.first)]
    guard view.end == range.end, !view.isDynamic else { return false }
    switch view.kind {
    case .layout: return true
    case .component: return components[Int(view.definition)].isUnary
    case .view: return !ViewRegistry.standard.definitions[Int(view.definition)].isGroup
    default: return false
    }
  }
}
