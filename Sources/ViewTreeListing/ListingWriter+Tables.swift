import ViewTreeDocument
import ViewTreeScript

/// Tables: a document's arguments become modifiers of columns in Swift, or select the initializer
/// of the table.
extension ListingWriter {
  /// `Table(people) { … }` if the rows are a single loop, and otherwise both of its closures.
  func table(_ use: Use) -> SwiftCall {
    var call = SwiftCall(head: "Table")
    let data = plainRows(use["rows"])
    if let data {
      call.arguments = [SwiftCall.Argument(value: data)]
    } else {
      let type = rowType(use["rows"])
      if type == nil, let node = use.node {
        report(
          .noSwift(
            "a table whose rows have no declared type",
            help: "declare a type with an 'id' for the rows", at: tree.range(node)))
      }
      call.arguments = [SwiftCall.Argument(label: "of", value: "\(type ?? "Never").self")]
    }
    for name in ["selection", "sortOrder"] {
      guard let value = valueText(use[name]) else { continue }
      call.arguments.append(SwiftCall.Argument(label: name, value: value))
    }
    call.closures = [SwiftCall.Closure(body: .views(columns(use["columns"])))]
    if data == nil {
      call.closures.append(SwiftCall.Closure(label: "rows", body: .views(content(use["rows"]))))
    }
    return call
  }

  /// The columns, with the type `TableColumnForEach` for their loops.
  private func columns(_ columns: Argument) -> [SwiftStatement] {
    content(columns).map { statement in
      guard case .view(var view) = statement, view.base.head == "ForEach" else { return statement }
      view.base.head = "TableColumnForEach"
      return .view(view)
    }
  }

  /// The data of rows that are a single loop over elements with an id, each of them a row.
  private func plainRows(_ rows: Argument) -> String? {
    guard case .content(let range) = rows, !range.isEmpty else { return nil }
    let loop = document.templates[range.first]
    guard loop.kind == .forEach, loop.end == range.end,
      case .content(let content) = argument(loop, 2), !content.isEmpty,
      let id = sections.member("id", of: loop.syntax), sections.script(id).trimmed == "\\.id"
    else { return nil }
    let row = document.templates[content.first]
    guard row.end == content.end, row.kind == .view, row.modifierCount == 0, row.letCount == 0,
      case .tableRow(let value, _) = views.definitions[row.view].meaning
    else { return nil }
    let name = sections.member("as", of: loop.syntax).map { tree.text($0) } ?? "item"
    let data = valueText(argument(loop, 0))
    return valueText(document.argument(value, of: row)) == name ? data : nil
  }

  /// The element type of the first row.
  private func rowType(_ rows: Argument) -> String? {
    guard case .content(let range) = rows else { return nil }
    for index in range.first..<range.end {
      let row = document.templates[index]
      guard row.kind == .view,
        case .tableRow(let value, _) = views.definitions[row.view].meaning,
        case .script(let script) = document.argument(value, of: row)
      else { continue }
      let name = document.scripts[script].program.resultType.name
      return name.first?.isUppercase == true ? name : nil
    }
    return nil
  }

  // MARK: - Columns

  /// True if Swift writes an argument of a column as a modifier, or omits it. A sort value of a
  /// column with views is only for tables with an order.
  static func isWrittenElsewhere(
    _ place: Int, of definition: Definition, _ arguments: [Argument]
  ) -> Bool {
    guard case .tableColumn(let column, _)? = (definition as? ViewDefinition)?.meaning else {
      return false
    }
    if place == column.value.place, case .content = arguments[column.children.place] { return true }
    return bounds.contains { $0.argument == definition.parameters[place].name }
      || ["width", "alignment"].contains(definition.parameters[place].name)
  }

  private static let bounds = [
    (argument: "minWidth", label: "min"), (argument: "idealWidth", label: "ideal"),
    (argument: "maxWidth", label: "max"),
  ]

  /// `width` and `alignment` of a column.
  func columnModifiers(of template: ViewTemplate) -> [SwiftCall] {
    guard template.kind == .view else { return [] }
    let definition = views.definitions[template.view]
    guard case .tableColumn = definition.meaning else { return [] }
    func value(_ name: String) -> String? {
      definition.parameters.firstIndex { $0.name == name }.flatMap { place in
        valueText(argument(template, place), definition.parameters[place].type)
      }
    }
    var calls: [SwiftCall] = []
    if let width = value("width") {
      calls.append(SwiftCall(head: ".width", arguments: [SwiftCall.Argument(value: width)]))
    } else {
      let arguments = Self.bounds.compactMap { bound in
        value(bound.argument).map { SwiftCall.Argument(label: bound.label, value: $0) }
      }
      if !arguments.isEmpty { calls.append(SwiftCall(head: ".width", arguments: arguments)) }
    }
    if let alignment = value("alignment") {
      calls.append(SwiftCall(head: ".alignment", arguments: [SwiftCall.Argument(value: alignment)]))
    }
    return calls
  }
}
