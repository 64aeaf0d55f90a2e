import ViewTreeNumbers
import ViewTreeSyntax
import ViewTreeInspector

/// A use of a component that isn't a view itself, and its views. Text has it next to them.
package struct ComponentRow: ReportRow {
  package var name = ""
  var line: SourceLine?
  package var parent: ViewReference?
  package var count: Int?
  package var first: ViewReference?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("component", .identity), &name)
    fields.field(.json("line"), &line)
    fields.view(.json("in", .identity), id: "inId", &parent)
    fields.field(.json("views", .detail), &count)
    fields.view(.json("first", .detail), id: "firstId", &first)
  }
}

extension Section<ComponentRow> {
  /// The components that aren't views themselves, if there are any.
  static var components: Section {
    Section(name: "views", title: nil, key: "components", storage: \.components) {
      $0.componentRows()
    }
  }
}

extension ReportScope {
  fileprivate func componentRows() -> RowList<ComponentRow>? {
    let components = inspection.components.filter { includes($0) }
    guard !components.isEmpty else { return nil }
    let lines = lines
    return RowList(components.indices) { [self] place in
      let component = components[place]
      var row = ComponentRow()
      row.name = inspection.names.views[component.name]
      row.line = lines.line(component.syntax)
      let group = inspection.groups[component.group]
      if group.role != .root { row.parent = .recorded(.view(group.parent)) }
      // A component's views are consecutive, so the first view and a count are enough.
      row.count = Int(component.count)
      if component.count > 0 { row.first = .recorded(.view(component.place)) }
      return row
    }
  }

  private func includes(_ component: InspectedComponent) -> Bool {
    let group = inspection.groups[component.group]
    return group.role == .root ? isWhole : includes(.view(group.parent))
  }
}
