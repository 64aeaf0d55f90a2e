import ViewTreeInspector
import ViewTreeSyntax

extension JSONReport {
  /// The components that are no views themselves, if there are any, with what they gave.
  mutating func addComponents() {
    let components = inspection.components.filter { includes($0) }
    guard !components.isEmpty else { return }
    let lines = LineTable(inspection.tree.source)
    let paths = paths(of: components)
    writer.key("components")
    writer.openArray()
    for component in components {
      writer.element()
      writer.raw("{ \"component\": ")
      writer.string(names.views[Int(component.name)])
      writer.raw(", \"line\": ")
      writer.integer(lines.lineNumber(at: inspection.tree.range(component.syntax).start))
      let group = inspection.groups[Int(component.group)]
      if group.role != .root {
        writer.raw(", \"in\": ")
        writer.string(inspection.path(of: group.parent))
      }
      writer.raw(", \"views\": [")
      let first = Int(component.first)
      for (place, path) in (paths[component.group] ?? [])[first...].prefix(Int(component.count))
        .enumerated()
      {
        if place > 0 { writer.raw(", ") }
        writer.string(path)
      }
      writer.raw("] }")
    }
    writer.closeArray()
  }

  private func includes(_ component: InspectedComponent) -> Bool {
    let group = inspection.groups[Int(component.group)]
    return group.role == .root
      ? scope.isWhole : scope.includes(.view(group.parent))
  }

  /// The paths of all views in the lists in which components stand.
  private func paths(of components: [InspectedComponent]) -> [UInt32: [String]] {
    var paths: [UInt32: [String]] = [:]
    for component in components { paths[component.group] = [] }
    for (place, view) in inspection.views.enumerated() where paths[view.group] != nil {
      paths[view.group]?.append(inspection.path(of: UInt32(place)))
    }
    return paths
  }
}
