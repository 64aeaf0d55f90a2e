import ViewTreeInspector
import ViewTreeNumbers

/// The components that views belong to and that aren't views themselves.
struct ComponentNames {
  /// A position in a list of views.
  private struct Place: Hashable {
    let group: ID<InspectedGroup>
    let index: UInt32
  }

  private var names: [Place: [ID<InspectionNames.View>]] = [:]
  /// The components without views, in the order of their lines.
  let empty: [InspectedComponent]

  init(_ inspection: Inspection) {
    // Before the same view, a deeper component ends first.
    empty = inspection.components.enumerated().filter { $0.element.count == 0 }.sorted {
      let (left, right) = ($0.element, $1.element)
      if left.place != right.place { return left.place < right.place }
      return left.depth == right.depth ? $0.offset < $1.offset : left.depth > right.depth
    }.map(\.element)
    for component in inspection.components.reversed() {
      for index in component.first..<component.first + component.count {
        let place = Place(group: component.group, index: index)
        if names[place]?.last != component.name {
          names[place, default: []].append(component.name)
        }
      }
    }
  }

  /// The names of the components that a view belongs to, the innermost first, in
  /// `InspectionNames.views`. A recursive component appears once.
  func names(of view: InspectedView) -> [ID<InspectionNames.View>] {
    if names.isEmpty { return [] }
    return names[Place(group: view.group, index: view.index)] ?? []
  }

  /// True if no view belongs to such a component.
  var isEmpty: Bool { names.isEmpty }

  /// `Badge of Row`, or `nil` for a view that belongs to no component.
  func words(of view: InspectedView, _ names: InspectionNames) -> ReportText? {
    let own = self.names(of: view)
    return own.isEmpty ? nil : .string(own.map { names.views[$0] }.joined(separator: " of "))
  }
}
