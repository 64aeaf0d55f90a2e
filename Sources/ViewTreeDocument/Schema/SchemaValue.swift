import ViewTreeSyntax

/// A value of the JSON Schema.
package typealias SchemaValue = OrderedJSON

extension SchemaValue {
  /// Texts as a list.
  static func texts(_ texts: [String]) -> SchemaValue { .list(texts.map { .text($0) }) }

  /// The definition of a name.
  static func reference(_ name: String) -> SchemaValue {
    ["$ref": .text("#/definitions/\(name)")]
  }

  /// Any of some values, or the value itself if there is only one.
  static func any(_ values: [SchemaValue]) -> SchemaValue {
    values.count == 1 ? values[0] : ["anyOf": .list(values)]
  }

  /// An object with members of these names and no others.
  static func closed(
    _ members: [(String, SchemaValue)], required: [String] = [], comment: Bool = true
  ) -> SchemaValue {
    var schema: [(String, SchemaValue)] = [("type", "object")]
    if !required.isEmpty { schema.append(("required", .texts(required))) }
    schema.append(("properties", .object(members + (comment ? [("comment", true)] : []))))
    schema.append(("additionalProperties", false))
    return .object(schema)
  }

  /// An object whose members have names that the document chooses.
  static func dictionary(of value: SchemaValue) -> SchemaValue {
    ["type": "object", "additionalProperties": value]
  }

  /// The schema with a description, which editors show.
  func described(_ text: String) -> SchemaValue {
    guard case .object(let members) = self else {
      return self.isTrue ? ["description": .text(text)] : self
    }
    return .object([("description", .text(text))] + members)
  }

  private var isTrue: Bool {
    if case .bool(true) = self { return true }
    return false
  }
}
