import ViewTreeDocument
import ViewTreeReport

/// The components and preference keys that have another name in the new report, found by their
/// uses, which are the same.
struct Renames {
  /// The new names of components by their old names.
  private(set) var components: [String: String] = [:]
  /// The new names of preference keys by their old names.
  private(set) var keys: [String: String] = [:]
  /// One change for each.
  private(set) var changes: [BehaviourChange] = []

  /// Finds the renamed components and keys of two evaluations.
  init(_ old: EvaluationFacts, _ new: EvaluationFacts) {
    let (usesBefore, usesAfter) = (ComponentUses(old, new).uses, ComponentUses(new, old).uses)
    for (name, other, count) in Self.pairs(usesBefore, usesAfter) {
      components[name] = other
      changes.append(.renamed(.component, old: name, new: other, count: count))
    }
    let (gone, added) = (KeyUses.keys(of: old, not: new), KeyUses.keys(of: new, not: old))
    guard !gone.isEmpty, !added.isEmpty else { return }
    let before = KeyUses(gone, in: old) { [components] in
      Identifiers.replaced(in: $0, components)
    }
    for (name, other, count) in Self.pairs(before.uses, KeyUses(added, in: new) { $0 }.uses) {
      keys[name] = other
      changes.append(.renamed(.key, old: name, new: other, count: count))
    }
  }

  /// The uses of each name.
  fileprivate typealias Uses = [String: [[String]]]

  /// The names that have the same uses in both reports, as no other name has.
  private static func pairs(
    _ old: Uses, _ new: Uses
  ) -> [(old: String, new: String, count: Int)] {
    func names(_ uses: Uses) -> [[[String]]: [String]] {
      Dictionary(grouping: uses.keys) { uses[$0] ?? [] }
    }
    let after = names(new)
    return names(old).compactMap { uses, names in
      guard names.count == 1, let others = after[uses], others.count == 1 else { return nil }
      return (names[0], others[0], uses.count)
    }.sorted { $0.old < $1.old }
  }

  /// Gives the facts of an old report the new names.
  func apply(to facts: inout EvaluationFacts) {
    if !components.isEmpty { facts.renameComponents(components) }
    if !keys.isEmpty { facts.renameKeys(keys) }
    guard !components.isEmpty || !keys.isEmpty else { return }
    facts.renameWords(components.merging(keys) { first, _ in first })
  }
}

/// The uses of each component that only one of two reports has.
private struct ComponentUses {
  private(set) var uses: Renames.Uses = [:]

  /// The maximum number of views by which a component is recognized.
  private static let limit = 64

  init(_ facts: EvaluationFacts, _ other: EvaluationFacts) {
    let known = Set(other.views.flatMap(\.componentNames))
    let own = Set(facts.views.flatMap(\.componentNames)).subtracting(known)
    guard !own.isEmpty else { return }
    func shown(_ name: String) -> String { own.contains(name) ? "" : name }
    for (index, view) in facts.views.enumerated() {
      for name in view.componentNames where own.contains(name) {
        let content = facts.views[(index + 1)...].prefix { $0.depth > view.depth }
        let parent = view.parent >= 0 ? facts.views[view.parent].name : ""
        uses[name, default: []].append(
          [shown(parent), view.role, shown(view.name)]
            + content.prefix(Self.limit).map { "\($0.depth - view.depth) \(shown($0.name))" })
      }
    }
  }
}

/// The writers, transformers and readers of some preference keys.
private struct KeyUses {
  private(set) var uses: Renames.Uses = [:]

  /// The keys that only one of two reports has.
  static func keys(of facts: EvaluationFacts, not other: EvaluationFacts) -> Set<String> {
    func keys(_ facts: EvaluationFacts) -> Set<String> {
      Set(facts.readings.map(\.key)).union(facts.order.map(\.key)).union(facts.keys.map(\.key))
        .union(facts.skipped.map(\.key))
    }
    return keys(facts).subtracting(keys(other))
  }

  /// `name` gives the name of a view in the other report.
  init(_ keys: Set<String>, in facts: EvaluationFacts, name: (String) -> String) {
    func add(_ key: String, _ words: String...) {
      if keys.contains(key) { uses[key, default: []].append(words.map(name)) }
    }
    for row in facts.readings where keys.contains(row.key) {
      add(row.key, "reading", row.modifier, row.view)
      for element in row.elements {
        uses[row.key, default: []].append([element.value.text, name(element.origin.name ?? "")])
      }
    }
    for row in facts.order { add(row.key, "order", row.modifier, row.view?.name ?? "") }
    for row in facts.skipped { add(row.key, "skipped", row.modifier, row.view?.name ?? "") }
    for row in facts.absences { add(row.key, "absent", row.modifier, row.name) }
    for row in facts.values { add(row.key, "value", row.modifier, row.view?.name ?? "") }
    for view in facts.views {
      for row in view.values.read { add(row.key, "tree", row.modifier, view.reference) }
    }
    for row in facts.keys {
      for use in row.uses { add(row.key, "use", use.modifier, use.view?.name ?? "") }
    }
  }
}

extension ViewRow {
  /// The components of the document that the view is, or belongs to.
  var componentNames: [String] {
    let around = (components.string ?? "").split(separator: " of ").map(String.init)
    return (around + [name]).filter { !$0.isEmpty && ViewRegistry.standard.place(of: $0) == nil }
  }
}
