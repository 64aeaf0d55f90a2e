import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// A view that a row names: by its id in text if it has one, by its path in JSON.
package enum ViewReference: FieldValue {
  case recorded(InspectedReference)
  /// The path and the id that were read. Text contains only one of them.
  case named(String, id: String?)

  /// The name of a view that was read: its id, or its path if it has none.
  package var name: String { name(nil) ?? "" }

  func name(_ scope: ReportScope?) -> String? {
    switch self {
    case .recorded(let reference): scope?.inspection.name(of: reference)
    case .named(let path, let id): id ?? path
    }
  }

  /// True if two references have the same name, which is rare for different views.
  func isCalled(as other: ViewReference, _ scope: ReportScope?) -> Bool {
    if case .recorded(.view(let left)) = self, case .recorded(.view(let right)) = other {
      if left == right { return true }
      if let scope, !scope.hasID(left), !scope.hasID(right) { return false }
    }
    return name(scope) == other.name(scope)
  }

  /// The id, if the report has no row of the view with the id.
  func untoldID(_ scope: ReportScope?) -> String? {
    switch self {
    case .named(_, let id): return id
    case .recorded(.path(_, let id)), .recorded(.kept(_, let id)): return id
    case .recorded(.view(let index)):
      guard let scope, !scope.tells(view: index) else { return nil }
      return scope.inspection.string(scope.inspection.views.id(of: index))
    }
  }

  mutating func setID(_ id: String) {
    if case .named(let path, _) = self { self = .named(path, id: id) }
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    if case .recorded(let view) = self, let name = writer.names?.name(of: view) {
      return ReportText.string(name).write(to: &writer, field)
    }
    let text: ReportText =
      switch self {
      case .recorded(.view(let view)): writer.scope?.name(of: view) ?? .none
      case .recorded(.path(let path, let id)), .recorded(.kept(let path, let id)):
        .string(id ?? path)
      case .named(let path, let id): .string(id ?? path)
      }
    text.write(to: &writer, field)
  }

  package func write(to json: inout JSONRowWriter) {
    switch self {
    case .recorded(.view(let view)): json.append(pathOf: view)
    case .recorded(.path(let path, _)), .recorded(.kept(let path, _)), .named(let path, _):
      json.writer.string(path)
    }
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> ViewReference? {
    line.takeText(field).map { .named(ReportEscape.plain($0), id: nil) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ViewReference? {
    let path = json.plain(node)
    return .named(path, id: json.ids[path])
  }

  /// Views are the same if they are called the same.
  package static func == (left: ViewReference, right: ViewReference) -> Bool {
    left.name == right.name
  }
}
