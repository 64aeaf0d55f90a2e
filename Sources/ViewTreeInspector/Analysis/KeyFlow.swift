import ViewTreeDocument
import ViewTreeNumbers

/// The preference keys of a document, in all branches: the modifiers that write, change, and read
/// them, and the readers of each value (docs/explanation/preferences.md).
final class KeyFlow {
  /// A modifier with a key.
  struct Use {
    /// The index in `Document.modifiers`.
    let modifier: ID<ModifierTemplate>
    /// The view that it modifies, in `Document.templates`.
    let template: ID<ViewTemplate>
    /// The key, in `Document.preferenceKeys`.
    let key: ShortID<PreferenceKeyTemplate>
    let role: KeyRole
    /// True if it's reachable from the root through used components.
    var isReachable = false
    /// The readers that enclose the modifier and request its key. Empty if the modifier isn't
    /// reachable.
    var requests: KeyRequests = []
    /// The modifier that replaces the value, if `requests` contains `overridden`.
    var overrider: ID<ModifierTemplate>?
    /// True if the modifier applies to each of several views (docs/explanation/layout.md, Groups).
    var isPerView = false
    /// The presentation around the modifier in some use, such as a sheet.
    var presentation: PresentationKind?
  }

  let document: Document
  /// All such modifiers, those of a view together, the innermost first.
  let uses: [Use]
  /// True for each component that is reachable from the root.
  let usedComponents: [Bool]
  /// True for each key that a reachable modifier reads.
  private let isRead: IDTable<PreferenceKeyTemplate, Bool>
  /// True for each key that a reachable modifier writes or changes.
  private let isWritten: IDTable<PreferenceKeyTemplate, Bool>
  /// The index in `uses` of each modifier, or `none`.
  private let places: IDTable<ModifierTemplate, ID<Use>>

  init(_ document: Document) {
    self.document = document
    var uses: [Use] = []
    var places = IDTable<ModifierTemplate, ID<Use>>(
      repeating: .none, count: document.modifiers.count)
    for (index, template) in zip(document.templates.ids, document.templates) {
      for modifier in template.modifiers {
        guard let use = Self.use(modifier, of: index, in: document) else { continue }
        places[modifier] = uses.nextID
        uses.append(use)
      }
    }
    self.places = places
    var walk = KeyFlowWalk(document, uses: uses, places: places)
    walk.run()
    self.uses = walk.uses
    usedComponents = walk.usedComponents
    var isRead = IDTable<PreferenceKeyTemplate, Bool>(
      repeating: false, count: document.preferenceKeys.count)
    var isWritten = isRead
    for use in walk.uses where use.isReachable {
      if use.role == .reader { isRead[use.key] = true } else { isWritten[use.key] = true }
    }
    (self.isRead, self.isWritten) = (isRead, isWritten)
  }

  private static func use(
    _ modifier: ID<ModifierTemplate>, of template: ID<ViewTemplate>, in document: Document
  ) -> Use? {
    let record = document.modifiers[modifier]
    let definition = ModifierRegistry.standard.definitions[record.definition]
    guard let role = KeyRole(definition.meaning),
      let key = definition.preferenceKey.flatMap({
        document.preferenceKey($0, of: record)
      })
    else { return nil }
    return Use(modifier: modifier, template: template, key: key, role: role)
  }

  /// The dead end of a key as a whole, according to its reachable uses, or `nil`.
  func deadEnd(ofKey key: ShortID<PreferenceKeyTemplate>) -> KeyGraph.DeadEnd? {
    switch (isRead[key], isWritten[key]) {
    case (false, false): .unused
    case (false, true): .neverRead
    case (true, false): .neverWritten
    case (true, true): nil
    }
  }

  /// The uses on some views and on those inside them, but not inside components.
  func uses(in content: TemplateRange) -> ArraySlice<Use> {
    uses[place(of: content.first)..<place(of: content.end)]
  }

  /// The index of the first use on a view or after it.
  private func place(of template: ID<ViewTemplate>) -> Int {
    var low = 0
    var high = uses.count
    while low < high {
      let middle = (low + high) / 2
      if uses[middle].template < template { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The use that a modifier is, if it has a key.
  func use(of modifier: ID<ModifierTemplate>) -> Use? {
    let place = places[modifier]
    return place.exists ? uses[place] : nil
  }
}
