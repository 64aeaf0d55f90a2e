/// JSON Schema, draft 7, as far as the schema of documents uses it.
struct SchemaValidator {
  let schema: JSONValue

  /// All keywords that it knows; a schema with any other keyword would be misunderstood.
  static let keywords: Set<String> = [
    "$schema", "title", "description", "definitions", "$ref", "type", "const", "enum", "anyOf",
    "allOf", "not", "if", "then", "else", "required", "properties", "additionalProperties",
    "propertyNames", "minProperties", "maxProperties", "items", "minimum", "maximum",
    "exclusiveMinimum",
  ]

  func accepts(_ value: JSONValue) -> Bool { accepts(value, schema) }

  func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if case .bool(let isAccepted) = schema { return isAccepted }
    if let reference = schema["$ref"]?.string {
      let name = String(reference.dropFirst("#/definitions/".count))
      guard let definition = self.schema["definitions"]?[name] else { return false }
      return accepts(value, definition)
    }
    return schema.members.allSatisfy { keyword, argument in
      holds(keyword, argument, value, schema)
    }
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue
  ) -> Bool {
    switch keyword {
    case "type":
      let isWhole = value.number.map { $0.rounded() == $0 } ?? false
      return [argument.string].contains(value.typeName)
        || argument.string == "integer" && isWhole
        || argument.elements.contains(.string(value.typeName))
    case "const": return value == argument
    case "enum": return argument.elements.contains(value)
    case "anyOf": return argument.elements.contains { accepts(value, $0) }
    case "allOf": return argument.elements.allSatisfy { accepts(value, $0) }
    case "not": return !accepts(value, argument)
    case "if":
      return accepts(value, schema[accepts(value, argument) ? "then" : "else"] ?? .bool(true))
    case "minimum": return value.number.map { $0 >= argument.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= argument.number ?? 0 } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > argument.number ?? 0 } ?? true
    case "items": return value.elements.allSatisfy { accepts($0, argument) }
    default:
      if case .object(let members) = value {
        return holds(keyword, argument, of: members, schema)
      }
      return true
    }
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, of members: [String: JSONValue], _ schema: JSONValue
  ) -> Bool {
    switch keyword {
    case "required":
      return argument.elements.allSatisfy { members[$0.string ?? ""] != nil }
    case "properties":
      return argument.members.allSatisfy { name, schema in
        members[name].map { accepts($0, schema) } ?? true
      }
    case "additionalProperties":
      let known = schema["properties"]?.members ?? [:]
      return members.allSatisfy { known[$0] != nil || accepts($1, argument) }
    case "propertyNames": return members.keys.allSatisfy { accepts(.string($0), argument) }
    case "minProperties": return Double(members.count) >= argument.number ?? 0
    case "maxProperties": return Double(members.count) <= argument.number ?? 0
    default: return true
    }
  }
}
