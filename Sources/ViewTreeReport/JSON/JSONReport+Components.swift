import ViewTreeInspector
import ViewTreeSyntax

extension JSONReport {
  /// The components that are no views themselves, if there are any, with what they gave.
  mutating func addComponents() {
    let components = inspection.components.filter { includes($0) }
    guard !components.isEmpty else { return }
    let lines = LineTable(inspection.tree.source)
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
      // They stand one after another: what is inside others is not listed again and again.
      writer.raw(", \"views\": ")
      writer.integer(Int(component.count))
      if component.count > 0 {
        writer.raw(", \"first\": ")
        writer.string(inspection.path(of: component.place))
      }
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private func includes(_ component: InspectedComponent) -> Bool {
    let group = inspection.groups[Int(component.group)]
    return group.role == .root
      ? scope.isWhole : scope.includes(.view(group.parent))
  }
}
