import ViewTreeSyntax

/// A value of JSON or YAML.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ text: String, as syntax: SourceSyntax = .json) {
    self.init(syntax.read(SourceFile(name: "test", text: text)), 0)
  }

  init(_ tree: SyntaxTree, _ index: SyntaxTree.Index) {
    switch tree.kind(index) {
    case .null: self = .null
    case .false: self = .bool(false)
    case .true: self = .bool(true)
    case .number: self = .number(tree.number(index))
    case .string: self = .string(tree.text(index))
    case .array: self = .array(tree.elements(index).map { JSONValue(tree, $0) })
    case .object:
      self = .object(
        Dictionary(
          tree.members(index).map { (tree.text($0.key), JSONValue(tree, $0.value)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }

  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { return members[name] }
    return nil
  }

  var members: [String: JSONValue] {
    if case .object(let members) = self { return members }
    return [:]
  }

  var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The name that JSON Schema has for the kind of value.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
