/// All views, or all modifiers, that documents can name.
///
/// Decoding, suggestions and the reference come from this list: a new view or modifier is one file and one
/// line, or one row of a table.
public struct Registry<Kind: Definition>: Sendable {
  /// The definitions; templates count in this list.
  public let definitions: [Kind]
  let table: NameTable
  /// What decoding asks of each definition.
  let forms: ImmortalArray<DefinitionForm>

  /// The names, in the order of the definitions.
  package var names: [String] { definitions.map(\.name) }

  /// Makes a registry of definitions in any order, which it keeps in that of their names.
  init(_ definitions: [Kind]) {
    let ordered = definitions.map { (name: $0.name.lowercased(), definition: $0) }
      .sorted { $0.name < $1.name }
    self.definitions = ordered.map(\.definition)
    table = NameTable(self.definitions.map(\.name))
    forms = ImmortalArray(self.definitions.enumerated().map { DefinitionForm($1, index: $0) })
  }
}
