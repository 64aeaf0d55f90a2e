import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences

/// Predicts the slots of a secondary from the kinds of its views, so that no reader needs to run
/// (docs/explanation/preferences.md, Slots).
extension Pass {
  /// A cache of the slots of the document's entries, one key at a time.
  struct KnownSlots {
    /// An entry of the document and a key.
    struct Place: Hashable {
      let template: ID<ViewTemplate>
      let key: ShortID<PreferenceKeyTemplate>
      /// True if the position allows only a single view.
      let isSingle: Bool
    }

    /// The known results. An entry that is being visited is treated as having no slot, because a
    /// component inside itself adds none.
    var places: [Place: Bool] = [:]
    /// Caches if a group or a component contains a view.
    var groups: [ID<ViewTemplate>: Bool] = [:]
  }

  func secondaryHasSlot(_ reader: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool {
    let site = site(of: graph.node(reader).token)
    guard let handle = definition(of: site).content,
      case .content(let content) = argument(handle, of: site)
    else { return false }
    return singleHasSlot(content, ShortID(key.index))
  }

  /// True if content for a single view has a slot for the key. In such a position, a single group
  /// isn't a container, for any content.
  private func singleHasSlot(_ content: TemplateRange, _ key: ShortID<PreferenceKeyTemplate>)
    -> Bool
  {
    if isSingleView(content) || isGroup(content) {
      return hasSlot(content.first, key, isSingle: true)
    }
    return containerHasSlot(content, key)
  }

  /// A dynamic container has every slot, any other those of its views.
  private func containerHasSlot(_ content: TemplateRange, _ key: ShortID<PreferenceKeyTemplate>)
    -> Bool
  {
    if document.containsDynamic(content) { return true }
    return entries(of: content).contains {
      hasViews($0.index) && hasSlot($0.index, key, isSingle: false)
    }
  }

  /// True if an entry has any views. Modifiers of an empty group have no effect.
  private func hasViews(_ index: ID<ViewTemplate>) -> Bool {
    let template = templates[index]
    if isEmpty(template) { return false }
    if template.kind == .slot {
      return document.slots[template.slot].contents.contains { $0.first < $0.end }
    }
    guard !document.isMadeSingle(template), let views = groupContent(template) else {
      return true
    }
    if let known = pulled.knownSlots.groups[index] { return known }
    pulled.knownSlots.groups[index] = false
    let isFound = entries(of: views).contains { hasViews($0.index) }
    pulled.knownSlots.groups[index] = isFound
    return isFound
  }

  /// The views that replace a group or a component with several views.
  private func groupContent(_ template: ViewTemplate) -> TemplateRange? {
    switch template.kind {
    case .view where definition(template).isGroup:
      return content(template, definition(template).contentIndex ?? 0)
    case .component where !document.components[template.component].isUnary:
      return document.components[template.component].body
    default:
      return nil
    }
  }

  private func hasSlot(
    _ index: ID<ViewTemplate>, _ key: ShortID<PreferenceKeyTemplate>, isSingle: Bool
  ) -> Bool {
    let place = KnownSlots.Place(template: index, key: key, isSingle: isSingle)
    if let known = pulled.knownSlots.places[place] { return known }
    pulled.knownSlots.places[place] = false
    let template = templates[index]
    let hasSlot =
      contentHasSlot(template, key, isSingle: isSingle)
      || modifiersHaveSlot(template, key, isSingle: isSingle)
    pulled.knownSlots.places[place] = hasSlot
    return hasSlot
  }

  private func contentHasSlot(
    _ template: ViewTemplate, _ key: ShortID<PreferenceKeyTemplate>, isSingle: Bool
  ) -> Bool {
    if template.kind == .slot {
      // The content of a slot isn't known until it is built.
      return document.slots[template.slot].contents.contains {
        isSingle || document.isMadeSingle(template)
          ? singleHasSlot($0, key) : containerHasSlot($0, key)
      }
    }
    if let views = groupContent(template) {
      if case .view = template.kind, case .anyView = definition(template).meaning { return true }
      return isSingle || document.isMadeSingle(template)
        ? singleHasSlot(views, key) : containerHasSlot(views, key)
    }
    if template.kind == .component {
      return singleHasSlot(document.components[template.component].body, key)
    }
    if template.kind == .layout {
      let parameters = document.layouts[template.layout].parameters
      return containerHasSlot(content(template, parameters.count), key)
    }
    let definition = definition(template)
    switch definition.preferenceRole {
    case .transparent: break
    case .everySlot: return true
    case .navigation: return key.index != document.navigationTitleKey
    }
    if case .alternatives = definition.meaning { return true }
    return definition.contentPlaces.contains { containerHasSlot(content(template, $0), key) }
  }

  private func modifiersHaveSlot(
    _ template: ViewTemplate, _ key: ShortID<PreferenceKeyTemplate>, isSingle: Bool
  ) -> Bool {
    return modifierTemplates[template.modifiers].contains { modifier in
      switch modifierDefinitions[modifier.definition].meaning {
      case .preference(let own, _), .anchorPreference(let own, _, _),
        .transformPreference(let own, _), .transformAnchorPreference(let own, _, _):
        return document.preferenceKey(own, of: modifier) == key
      case .navigationTitle: return key.index == document.navigationTitleKey
      case .identity: return isSingle
      case .secondary(_, let content, _):
        return hasSlot(content, of: modifier, key)
      case .preferenceReader(_, let own, let alignment, let content):
        let isHidden =
          document.preferenceKey(own, of: modifier) == key
          && document.argument(alignment, of: modifier).isAbsent
        return !isHidden && hasSlot(content, of: modifier, key)
      default:
        return false
      }
    }
  }

  private func hasSlot(
    _ content: Handle<TemplateRange>, of modifier: ModifierTemplate,
    _ key: ShortID<PreferenceKeyTemplate>
  ) -> Bool {
    document.content(content, of: modifier).map { singleHasSlot($0, key) } ?? false
  }
}
