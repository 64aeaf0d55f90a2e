import ViewTreeSyntax

/// The schema at a position in a document.
struct SchemaPlace {
  /// One of the accepted schemas at a position.
  struct Alternative {
    /// A schema without references.
    let schema: OrderedJSON
    /// The names of the definitions that led there, such as `viewName`.
    let references: Set<String>
    /// The definition that it comes from, and the index of its choice. Empty if it has no
    /// definition.
    var origin = ""
  }

  var alternatives: [Alternative] = []
  /// The sentence about it.
  var summary: String?

  /// The names of all definitions that led there.
  var references: Set<String> { alternatives.reduce(into: []) { $0.formUnion($1.references) } }

  func isAny(of names: Set<String>) -> Bool { !references.isDisjoint(with: names) }

  /// The accepted names, each once, without those that only add a dot.
  var names: [String] {
    var known: Set<String> = []
    return alternatives.flatMap { $0.schema["enum"]?.elements ?? [] }.compactMap(\.string)
      .filter { !$0.hasPrefix(".") && known.insert($0).inserted }
  }

  /// The members that an object may have there, each once, with the sentences about them.
  var members: [(name: String, summary: String?)] {
    var known: Set<String> = []
    return alternatives.flatMap { $0.schema["properties"]?.members ?? [] }
      .filter { known.insert($0.0).inserted }
      .map { ($0.0, $0.1["description"]?.string) }
  }

  /// True if a string at the position contains Swift.
  var isScript: Bool {
    isAny(of: Self.scripts)
      || alternatives.contains { alternative in
        let types = alternative.schema["type"]?.elements.compactMap(\.string) ?? []
        return types.contains("string") && types.contains("boolean")
      }
  }

  /// The kind of document name that a string there refers to, except views and modifiers.
  var keyKind: DeclaredName.Kind? {
    if isAny(of: ["preferenceKeyName"]) { return .preferenceKey }
    if isAny(of: ["layoutValueKeyName"]) { return .layoutValueKey }
    if isAny(of: ["environmentKeyName"]) { return .environmentKey }
    return isAny(of: ["shownView"]) ? .id : nil
  }

  /// Definitions of values for which a string is an expression.
  private static let scripts: Set<String> = [
    "script", "swift", "number", "positive", "bool", "style", "size", "point", "insets",
    "gridItems",
    "font", "horizontalAlignment", "verticalAlignment", "alignment", "guide", "edges", "axes",
    "unitPoint", "dynamicTypeSize", "anchorSource",
  ]
}
