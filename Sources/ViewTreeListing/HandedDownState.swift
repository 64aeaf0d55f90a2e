import ViewTreeDocument

/// Which variables of the document's state the components use, by name, for which Swift wants a way.
enum HandedDownState {
  /// The places of the variables that each component uses, or a component inside of it.
  static func ofComponents(in document: Document) -> [[Int]] {
    var used = document.components.map { Set(uses(of: $0, in: document)) }
    var isDone = false
    while !isDone {
      isDone = true
      for (place, component) in document.components.enumerated() {
        for inner in components(in: component, document) {
          let more = used[place].union(used[inner])
          if more.count > used[place].count {
            used[place] = more
            isDone = false
          }
        }
      }
    }
    return used.map { $0.sorted() }
  }

  /// The components that a component uses.
  private static func components(in component: ComponentTemplate, _ document: Document) -> Set<Int>
  {
    Set(
      (component.body.first..<component.body.end).compactMap { index in
        let template = document.templates[Int(index)]
        return template.kind == .component ? Int(template.definition) : nil
      })
  }

  private static func uses(of component: ComponentTemplate, in document: Document) -> [Int] {
    let own =
      component.parameters.map(\.name) + component.state.map(\.name)
      + component.members.map(\.name)
    let candidates = document.state.indices.filter { !own.contains(document.state[$0].name) }
    guard !candidates.isEmpty else { return [] }
    let range = document.tree.range(component.syntax + 1)
    var names: Set<String> = []
    for script in document.scripts {
      let place = document.tree.range(script.syntax)
      guard place.start >= range.start, place.end <= range.end else { continue }
      for capture in script.program.captures { names.insert(capture.name) }
    }
    return candidates.filter { names.contains(document.state[$0].name) }
  }
}
