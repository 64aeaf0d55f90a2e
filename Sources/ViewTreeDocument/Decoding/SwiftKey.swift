import ViewTreeScript
import ViewTreeSyntax

/// A preference key that is declared as in a Swift file.
struct SwiftKey {
  /// The declaration, with members of its extensions.
  var declaration: ScriptTypes.Declaration
  /// The string, or the list of strings.
  let text: SyntaxNode.Index
  /// The node of the declaration: the key's name if it has one outside the string, and otherwise
  /// the string.
  let syntax: SyntaxNode.Index

  /// The type of the values, where it is written.
  var typeName: String? {
    if let alias = declaration.aliases["Value"] { return alias }
    let written =
      defaultField?.typeName ?? defaultProperty?.resultTypeName
      ?? reduce?.parameters.first?.typeName
    guard var name = written else { return nil }
    if name.hasPrefix("inout ") { name.removeFirst("inout ".count) }
    return ["Value", "Self.Value"].contains(name) ? nil : name
  }

  /// The default, as `static let`.
  var defaultField: ScriptTypes.Field? {
    declaration.fields.first { $0.isStatic && $0.name == "defaultValue" }
  }

  /// The default, as a computed property.
  var defaultProperty: ScriptTypes.Method? {
    declaration.methods.first { $0.isStatic && $0.isProperty && $0.name == "defaultValue" }
  }

  /// The method that combines values.
  var reduce: ScriptTypes.Method? {
    declaration.methods.first { $0.isStatic && !$0.isProperty && $0.name == "reduce" }
  }

  /// Its type in scripts. Functions that the evaluation of the key runs are compiled with the key.
  var type: ScriptTypes.Declaration {
    var type = declaration
    type.methods.removeAll { $0.isStatic && !$0.isProperty && $0.name == "reduce" }
    type.isExtension = false
    return type
  }
}
