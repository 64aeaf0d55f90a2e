import ViewTreeInspector
import ViewTreeSyntax

/// Components whose bodies are conditions, loops or several views: they have no views of their own.
extension TextReport {
  /// The components that a view is of, the innermost first: `  of Badge of Row`.
  mutating func addComponents(of view: InspectedView) {
    var separator: StaticString = "  of "
    for name in scope.components.names(of: view) {
      output.append(separator)
      output.append(names.views[Int(name)])
      separator = " of "
    }
  }

  /// A line for each component that gave no view, where its views would stand.
  mutating func addEmptyComponents(before place: Int) {
    let empty = scope.components.empty
    // What ends before the chosen view is not in it.
    guard !empty.isEmpty, scope.isWhole || place > scope.views.lowerBound else { return }
    let base = scope.views.first.map { inspection.views[$0].depth } ?? 0
    var low = 0
    var high = empty.count
    while low < high {
      let middle = (low + high) / 2
      if Int(empty[middle].place) < place { low = middle + 1 } else { high = middle }
    }
    for component in empty[low...].prefix(while: { Int($0.place) == place }) {
      // Beside the chosen view there is nothing to tell.
      guard scope.isWhole || component.depth > base else { continue }
      addIndentation(component.depth - base)
      if let word = inspection.groups[Int(component.group)].role.word {
        output.append(word)
        output.append(": " as StaticString)
      }
      output.append(names.views[Int(component.name)])
      output.append("  no views" as StaticString)
      output.appendLine()
    }
  }
}
