import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Tables.
extension SwiftLowering {
  /// `Table(people) { … }`: a table whose rows are a loop.
  func lowerTable(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    let entry = lowerKnown(name, arguments, expression, scope)
    guard case .view(var view) = entry, view.members.has("columns"), !view.members.has("rows"),
      isOverData(arguments, scope)
    else { return entry }
    let data = arguments[0].value.range
    var row = LoweredView(named: "TableRow", data, data)
    row.members.add("value", data, .word("row", data))
    var loop = DocumentObject(data)
    loop.add("forEach", data, .text(text(of: arguments[0].value, scope), data))
    loop.add("as", data, .word("row", data))
    loop.add("id", data, .word("\\.id", data))
    loop.add("content", data, row.value)
    view.members.add("rows", data, .object(loop))
    return .view(view)
  }

  /// Sets `width` and `alignment` of a column, which are its arguments in a document. Returns false
  /// for other modifiers.
  func changeColumn(
    _ view: inout LoweredView, by name: Name, _ arguments: [Argument], _ scope: Scope
  ) -> Bool {
    guard case .named(.text(let viewName, _)) = view.form,
      case .made("TableColumn", _)? = viewName.pieces.first
    else { return false }
    switch name.text {
    case "width":
      for argument in arguments {
        let width = argument.label.map { "\($0.text)Width" } ?? "width"
        guard !view.members.has(width) else { continue }
        view.members.add(width, argument.value.range, self.expression(argument.value, scope))
      }
    case "alignment" where arguments.count == 1 && !view.members.has("alignment"):
      let alignment = arguments[0].value
      view.members.add("alignment", alignment.range, self.expression(alignment, scope))
    case "customizationID", "disabledCustomizationBehavior": break
    default: return false
    }
    return true
  }
}
