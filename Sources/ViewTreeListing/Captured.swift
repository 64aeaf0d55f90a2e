import ViewTreeDocument
import ViewTreeNumbers

/// The parts of the document's state, functions and values that a component uses. In a document,
/// every script can use them. In Swift, views pass them to other views.
struct Captured: Equatable {
  /// The indices of state variables.
  var state: [Int] = []
  /// The indices of functions and computed values.
  var members: [Int] = []
  /// The computed values among them that actions use, which need the current value.
  var present: Set<Int> = []

  /// The parts that each component uses, including those of the components inside it.
  static func ofComponents(in document: Document) -> [Captured] {
    var used = document.components.map { uses(of: $0, in: document) }
    var isDone = false
    while !isDone {
      isDone = true
      for (place, component) in document.components.enumerated() {
        for inner in components(in: component, document) {
          let joined = used[place].joined(used[inner])
          if joined != used[place] {
            used[place] = joined
            isDone = false
          }
        }
      }
    }
    return used
  }

  private func joined(_ other: Captured) -> Captured {
    Captured(
      state: Set(state + other.state).sorted(), members: Set(members + other.members).sorted(),
      present: present.union(other.present))
  }

  /// The components that a component uses.
  private static func components(in component: ComponentTemplate, _ document: Document) -> Set<Int>
  {
    let ranges = [component.body] + component.views.flatMap { document.slots[$0].contents }
    return Set(
      ranges.flatMap { $0.first..<$0.end }.compactMap { index in
        let template = document.templates[index]
        return template.kind == .component ? Int(template.definition) : nil
      })
  }

  private static func uses(of component: ComponentTemplate, in document: Document) -> Captured {
    let sections = DocumentSections(document.tree)
    let read = sections.member("environment", of: component.syntax + 1)
    let own = Set(
      component.parameters.map(\.name) + component.state.map(\.name)
        + component.members.map(\.name)
        + (read.map { sections.environmentNames($0).map(\.name) } ?? []))
    let range = document.tree.range(component.syntax + 1)
    // Actions can use the names that the component's own functions and values use.
    let ofMembers = Set(component.members.compactMap(\.script))
    var names: Set<String> = []
    var ofActions: Set<String> = []
    for (number, script) in document.scripts.enumerated() {
      let place = document.tree.range(script.syntax)
      guard place.start >= range.start, place.end <= range.end else { continue }
      let captured = script.program.captures.map(\.name)
      names.formUnion(captured)
      if script.isAction || ofMembers.contains(ID(number)) { ofActions.formUnion(captured) }
    }
    names.subtract(own)
    let members = document.members.indices.filter { names.contains(document.members[$0].name) }
    return Captured(
      state: document.state.indices.filter { names.contains(document.state[$0].name) },
      members: members,
      present: Set(
        members.filter {
          document.members[$0].isComputed && ofActions.contains(document.members[$0].name)
        }))
  }
}
